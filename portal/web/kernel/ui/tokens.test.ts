/** The colours keep their contrast in every theme: the pairs of the interface's table, and the company tiles (FRONT-09). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const themes = ['light', 'dark', 'outdoor'] as const
type Theme = (typeof themes)[number]
type Tokens = ReadonlyMap<string, string>

const statuses = ['ok', 'warn', 'err', 'info', 'pending', 'rest']
const companies = ['biolan', 'novarbo', 'favorit', 'ekoasuminen', 'none']

/** Least contrast, then the pairs that must have it: text on ground. */
const minimums: readonly (readonly [number, readonly (readonly [string, string])[]])[] = [
  [7, grid(['ink'], ['bg', 'surface', 'surface-sunken', 'surface-hover', 'selected', 'straw-soft'])],
  [4.5, grid(['ink-muted'], ['bg', 'surface', 'surface-sunken', 'selected'])],
  [
    4.5,
    grid(
      ['ink'],
      statuses.map((status) => `${status}-bg`),
    ),
  ],
  [4.5, grid(['on-primary'], ['primary', 'primary-hover', 'primary-active'])],
  [4.5, grid(['on-secondary'], ['secondary', 'secondary-hover', 'surface', 'bg'])],
  [4.5, grid(['on-danger'], ['danger', 'danger-hover'])],
  [4.5, grid(['link'], ['surface', 'bg'])],
  [4.5, grid(['on-straw'], ['straw'])],
  [4.5, grid(['on-ground', 'on-ground-muted'], ['ground', 'ground-raised'])],
  [4.5, grid(['straw'], ['ground'])],
  [4.5, grid(['err', 'ok', 'warn'], ['surface', 'bg'])],
  [4.5, statuses.map((status) => [status, `${status}-bg`] as const)],
  [4.5, companies.map((company) => [`co-${company}-on`, `co-${company}`] as const)],
  [4.5, grid(['ink-disabled'], ['surface-sunken', 'surface'])],
  [3, grid(['line-strong', 'focus-on-surface', 'primary', 'err-fill'], ['surface', 'bg'])],
  [3, grid(['focus-on-ground', 'ground-line'], ['ground'])],
  [3, grid(['graph-ok-edge', 'graph-error', 'graph-default'], ['surface'])],
  [3, companies.map((company) => [`co-${company}-edge`, 'bg'] as const)],
]

describe.each(themes)('the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  test.each(minimums.flatMap(([least, pairs]) => pairs.map(([text, ground]) => ({ least, text, ground }))))(
    '$text on $ground has at least $least',
    ({ least, text, ground }) => {
      expect(contrast(colourOf(tokens, text), colourOf(tokens, ground))).toBeGreaterThanOrEqual(least)
    },
  )
})

test('the specified graph colours stand unchanged in the light theme', () => {
  const tokens = tokensOf('light')
  expect(['graph-ok', 'graph-error', 'graph-default'].map((name) => tokens.get(name))).toEqual([
    '#61b939',
    'red',
    'black',
  ])
})

test('the measure itself is right: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#fff')).toBeCloseTo(21)
  expect(contrast('#61b939', '#61b939')).toBe(1)
})

function grid(texts: readonly string[], grounds: readonly string[]) {
  return texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))
}

/** Outdoor lays its own values over the light ones; dark repeats every role. */
function tokensOf(theme: Theme): Tokens {
  const files = theme === 'outdoor' ? ['light', 'outdoor'] : theme === 'dark' ? ['light', 'dark'] : ['light']
  const declarations = files.flatMap((file) => {
    const sheet = readFileSync(new URL(`./tokens/${file}.css`, import.meta.url), 'utf8')
    return [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const)
  })
  return new Map(declarations)
}

function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`there is no token --${name}`)
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? value : colourOf(tokens, other)
}

function contrast(text: string, ground: string): number {
  const [light, dark] = [luminance(text), luminance(ground)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): readonly number[] {
  const named = { red: '#ff0000', black: '#000000' }[colour] ?? colour
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(named)?.[1]
  if (digits === undefined) throw new Error(`${colour} is not a colour this test can read`)
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255)
}
