import { readFileSync } from 'node:fs'
import { code, codes, machineSections, markdownTable, plain } from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import { derivedMoves, systemMoves } from './derived-moves.ts'
import { fieldLocks, lockedFields, phases } from './field-locks.ts'
import { loadMachine } from './load-machine.ts'
import { loadGuards } from './load-words.ts'
import { orderMachine } from './order-machine.ts'
import { orderGuards } from './order-words.ts'

const page = new URL('../../../../docs/peatsale.md', import.meta.url)
const [begin, end] = ['<!-- state tables: begin -->', '<!-- state tables: end -->']

test('docs/peatsale.md has the state tables as the machines have them; vitest -u writes them anew', async () => {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const [, after = ''] = rest.split(end)
  const fresh = `${before}${begin}\n\n${stateTables()}\n\n${end}${after}`
  await expect(fresh).toMatchFileSnapshot(page.pathname)
})

/** The whole generated part, as Markdown. */
function stateTables(): string {
  return [
    ...machineSections('An order', orderMachine, orderGuards),
    '### What the loads make of their order',
    markdownTable(
      ['When', 'From', 'To', 'The load is flagged'],
      derivedMoves.map(({ when, from, to, flagsLoad = '' }) => [plain(when), codes(from), code(to), code(flagsLoad)]),
    ),
    ...machineSections('A load', loadMachine, loadGuards),
    '### What the clock does to a load',
    markdownTable(
      ['Move', 'From', 'To', 'Not before'],
      systemMoves.map(({ move, from, to, notBefore }) => [
        plain(move),
        code(from),
        code(to),
        notBefore === undefined ? '' : `${notBefore} minutes`,
      ]),
    ),
    '## Which fields may still be changed',
    lockTable(),
  ].join('\n\n')
}

function lockTable(): string {
  const rows = lockedFields.map((field) => [
    plain(field),
    ...phases.map((phase) =>
      Object.entries(fieldLocks[field][phase] ?? {})
        .map(([role, terms]) => `${plain(role)}${terms === 'freely' ? '' : ` (${plain(terms)})`}`)
        .join(', '),
    ),
  ])
  return markdownTable(['Field', ...phases], rows)
}
