import { expect, test } from 'vitest'
import { cutOffText, yardNeeds } from './confirmation-words.ts'
import type { ConfirmationContent } from './content.ts'

const both = ({ fi, en }: { readonly fi: string; readonly en: string }) => `${fi} / ${en}`
const content = {
  site: { maxCombination: 'full' },
  ...{ cutOff: '2026-11-26T07:00:00.000Z', seller: { salesPhone: '000 000 0701' } },
} as unknown as ConfirmationContent

test('4.1 a paper in both languages says each sentence in the one and then in the other, and never mixes them', () => {
  const [room = ''] = yardNeeds(content, both)
  expect(room.split(' / ')).toEqual([
    expect.stringMatching(/^Kantava, tasainen paikka ja tilaa [^/]*täysperävaunu[^/]*\.$/),
    expect.stringMatching(/^Firm, level ground and room for [^/]*trailer[^/]*\.$/),
  ])
  const [fi, en] = cutOffText(content, both).split(' / ')
  expect(fi).toContain('klo 9.00 asti')
  expect(en).toMatch(/until .*26 Nov 2026/)
})
