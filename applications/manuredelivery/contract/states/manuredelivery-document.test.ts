import { readFileSync } from 'node:fs'
import { code, codes, machineSections, markdownTable, plain } from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import { batchMoves, consignmentMachine, derivedMoves, flagNames, requestMachine, systemMoves } from '../index.ts'
import { consignmentGuards } from './consignment-vocabulary.ts'
import { fieldLocks, lockedFields, phases } from './field-locks.ts'
import { requestGuards } from './request-vocabulary.ts'

const page = new URL('../../../../docs/manuredelivery.md', import.meta.url)
const [begin, end] = ['<!-- state tables: begin -->', '<!-- state tables: end -->']

test('docs/manuredelivery.md has the state tables of the machines; vitest -u writes them', async () => {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const [, after = ''] = rest.split(end)
  const fresh = `${before}${begin}\n\n${stateTables()}\n\n${end}${after}`
  await expect(fresh).toMatchFileSnapshot(page.pathname)
})

/** The whole generated part, as Markdown. */
function stateTables(): string {
  return [
    ...machineSections('A pickup request', requestMachine, requestGuards),
    '### What consignments do to their request',
    markdownTable(
      ['When', 'From', 'To', 'The consignment is flagged'],
      derivedMoves.map(({ when, from, to, flagsConsignment = '' }) => [
        plain(when),
        codes(from),
        code(to),
        code(flagsConsignment),
      ]),
    ),
    ...machineSections('A consignment', consignmentMachine, consignmentGuards),
    '### Batches, the clock and alerts',
    markdownTable(
      ['Move', 'From', 'To', 'By'],
      [
        ...Object.entries(batchMoves).map(([move, { from, to, by }]) => [code(move), code(from), code(to), codes(by)]),
        ...Object.entries(systemMoves).map(([move, { from, to }]) => [
          plain(move),
          codes(from),
          code(to),
          'the system',
        ]),
      ],
    ),
    '### Flags',
    markdownTable(
      ['Flag', 'Suomi', 'English'],
      Object.entries(flagNames).map(([flag, { fi, en }]) => [code(flag), fi, en]),
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
