import { momentText, moneyText, quantityText, rateText, unitPriceText } from '@workspace/logistics/server/drawing'
import { expect, test } from 'vitest'
import { cutOffText, siteRequirements, whenText } from './confirmation-words.ts'
import type { ConfirmationContent } from './content.ts'

const both = ({ fi, en }: { readonly fi: string; readonly en: string }) => `${fi} / ${en}`
const content = {
  site: { maxCombination: 'full' },
  ...{ cutOff: '2026-11-26T07:00:00.000Z', seller: { salesPhone: '000 000 0701' } },
} as unknown as ConfirmationContent

test('4.1 a paper in both languages says each sentence in the one and then in the other, and never mixes them', () => {
  const [room = ''] = siteRequirements(content, both)
  expect(room.split(' / ')).toEqual([
    expect.stringMatching(/^Kantava, tasainen paikka ja tilaa [^/]*täysperävaunu[^/]*\.$/),
    expect.stringMatching(/^Firm, level ground and room for [^/]*trailer[^/]*\.$/),
  ])
  const [fi, en] = cutOffText(content, both).split(' / ')
  expect(fi).toContain('klo\u00A09.00 asti')
  expect(en).toMatch(/until .*26 Nov 2026/)
})

test('4.1 a paper in both languages says the week, the day, the hour and pieces in each', () => {
  expect(whenText({ day: '', week: '2026-W42' }, 'both')).toBe('viikko 42 / week 42')
  expect(whenText({ day: '2026-10-13', week: '2026-W42' }, 'both')).toBe(
    'ti 13.10.2026 (viikko 42) / Tue 13 Oct 2026 (week 42)',
  )
  expect(momentText('2026-10-13T06:58:00.000Z', 'both')).toBe(
    'ti 13.10.2026 klo\u00A09.58 / Tue 13 Oct 2026 at\u00A09.58',
  )
  // As screens and letters write it, whatever the engine calls that month.
  expect(momentText('2026-09-08T06:58:00.000Z', 'en')).toBe('Tue 8 Sep 2026 at\u00A09.58')
  expect(quantityText(40_000, 'pcs', 'both')).toBe('40\u00A0kpl\u00A0(pcs)')
  expect(quantityText(118_500, 'm3', 'both')).toBe('118,5\u00A0m³')
})

test('I18N-02: an English paper writes times and figures as English screens do, which is the Finnish way', () => {
  expect(momentText('2026-10-13T06:05:00.000Z', 'en')).toBe('Tue 13 Oct 2026 at\u00A09.05')
  expect(quantityText(1_118_500, 'm3', 'en')).toBe('1\u00A0118,5\u00A0m³')
  expect(unitPriceText(94_000, { base: 1, unit: 'm3' }, 'en')).toBe('9,40\u00A0€/m³')
  expect([moneyText(-112_800), rateText(2550)]).toEqual(['\u22121\u00A0128,00\u00A0€', '25,5\u00A0%'])
})
