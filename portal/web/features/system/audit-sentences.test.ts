import { expect, test } from 'vitest'
import { byteOrderMark, csvLine } from '../../../contract/spreadsheets/csv.ts'
import { withSentences } from './audit-sentences.ts'

const at = '2026-10-05T11:05:00.000Z'
const record = (action: string, target: string, details: object) =>
  csvLine([7, at, 'maija', action, target, '', 'done', JSON.stringify(details), '10.1.2.0', 'r;1'])
const told = async (records: readonly string[], sentence: Parameters<typeof withSentences>[1]['sentence']) => {
  const file = new Blob([byteOrderMark, csvLine(['Rivi', 'Aika']), ...records], { type: 'text/csv' })
  const longer = await withSentences(file, { heading: 'Mitä', sentence })
  expect([...new Uint8Array(await longer.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(longer.type).toBe('text/csv')
  return longer.text()
}

test('R41: each line of the file gets its sentence as the last cell, and is otherwise as it was', async () => {
  const records = [record('logout', 'lai"na;\r\nja rivi', {}), record('importusers', 'ville', { added: 5, skipped: 2 })]

  const text = await told(
    records,
    ({ seq, action, target, details }) => `${seq} ${action} ${target} ${details['added']}`,
  )

  expect(text).toBe(
    [
      '"Rivi";"Aika";"Mitä"\r\n',
      `${records[0]?.trimEnd()};"7 logout lai""na;\r\nja rivi undefined"\r\n`,
      `${records[1]?.trimEnd()};"7 importusers ville 5"\r\n`,
    ].join(''),
  )
})

test('R57: a sentence that begins as a formula is text', async () => {
  expect(await told([record('logout', 'x', {})], () => '=1+1')).toContain(`;"'=1+1"\r\n`)
})

test('R41: a long file keeps all of its lines', async () => {
  const text = await told(
    Array.from({ length: 2500 }, () => record('logout', 'x', {})),
    () => 'Kirjautui ulos',
  )
  expect(text.split(';"Kirjautui ulos"\r\n')).toHaveLength(2501)
})
