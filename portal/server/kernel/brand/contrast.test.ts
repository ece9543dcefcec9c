import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GivenColours } from './brand-file.ts'
import { contrastFaults } from './contrast.ts'
import { defaultTokens } from './default-tokens.ts'
import { contrast, paletteOf } from './palette.ts'

test('issue 10, own face: a brand without colours has those of the portal, and nothing against them', () => {
  for (const theme of ['light', 'dark', 'outdoor'] as const) {
    expect(paletteOf(theme, {})).toEqual(defaultTokens[theme])
    expect(contrastFaults({ [theme]: { link: defaultTokens[theme].link } })).toEqual([])
  }
})

test('issue 10, own face: colours that cannot be read are refused with the pair, its contrast and the nearest that can', () => {
  const [fault, ...others] = contrastFaults({ light: { primary: '#7aa2ff', onPrimary: '#ffffff' } })
  expect(fault).toMatch(
    /^colours\.light: onPrimary #ffffff on primary #7aa2ff has a contrast of 2\.48 and needs 4\.5; the nearest that passes: onPrimary #[0-9a-f]{6}, or primary #[0-9a-f]{6}$/,
  )
  expect(others.length).toBeGreaterThan(0)
})

test('issue 10, own face: the words on a colour are chosen so that they can be read, where nobody has chosen them', () => {
  expect(paletteOf('light', { primary: '#1e3a8a' })['on-primary']).toBe('#ffffff')
  expect(paletteOf('dark', { primary: '#9db8ff' })['on-primary']).toBe('#14130f')
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const given = fc.record(
  { primary: colour, ground: colour, onGround: colour, accent: colour, link: colour, sky: colour },
  { requiredKeys: [] },
)

test('issue 10, own face: whatever colours are given, those that pass can be read, and advice that is given passes', () => {
  void fc.assert(
    fc.property(given, fc.constantFrom('light' as const, 'dark' as const, 'outdoor' as const), (colours, theme) => {
      const faults = contrastFaults({ [theme]: colours })
      const tokens = paletteOf(theme, colours)
      const isRead = (words: keyof typeof tokens, ground: keyof typeof tokens, least: number) =>
        contrast(tokens[words], tokens[ground]) >= least
      if (faults.length === 0 && Object.keys(colours).length > 0) {
        expect(isRead('on-primary', 'primary', 4.5) && isRead('on-ground', 'ground', 4.5)).toBe(true)
        expect(isRead('link', 'surface', 4.5) && isRead('ink', 'selected', 7) && isRead('ink', 'hz-sky', 4.5)).toBe(
          true,
        )
      }
      for (const fault of faults) {
        const [, key, shade] = /the nearest that passes: (\w+) (#[0-9a-f]{6})$/.exec(fault) ?? []
        if (key === undefined) continue
        const pair = fault.slice(0, fault.indexOf(' has a contrast')).replaceAll(/#[0-9a-f]{6}/g, '')
        const after = contrastFaults({ [theme]: { ...colours, [key]: shade } as GivenColours })
        expect(
          after.map((each) => each.replaceAll(/#[0-9a-f]{6}/g, '')).filter((each) => each.startsWith(pair)),
        ).toEqual([])
      }
    }),
    { numRuns: 6 },
  )
})
