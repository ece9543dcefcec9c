import type { Host } from '@workspace/portal/server'
import { handlersOf, writeRow } from '@workspace/portal/server'
import { readOperator, saveOperator } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { operatorOf, operatorRow, settingsColumns } from './operator-store.ts'

const { reads, writes } = handlersOf<ManureActor>()

const readOperatorHandler = reads(readOperator, async ({ host, actor }, { id }, refuse) => {
  const row = actor.companies.includes(id) ? await operatorRow(host.database.reading, id) : undefined
  if (row === undefined) throw refuse('not_found')
  return { operator: operatorOf(row), people: await peopleOf(host, id) }
})

const saveOperatorHandler = writes(saveOperator, {
  write: async ({ actor, transaction, request }, { id, version, ...settings }, refuse) => {
    const stored = actor.companies.includes(id) ? await operatorRow(transaction, id) : undefined
    if (stored === undefined) throw refuse('not_found')
    const values = { terms_version: stored.terms_version, ...settingsColumns(settings) }
    const row = { id, version, now: request.now, isNew: false, values }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_operator', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    return { id, version: written }
  },
})

const usertypes = ['admin', 'customer', 'swampperson', 'transport'] as const

/** Active people of the company. */
async function peopleOf({ companies, database, people }: Host, id: string) {
  const rows = ownTables(database.reading).selectFrom('logistics_company').select('company_key').where('id', '=', id)
  const key = (await rows.executeTakeFirst())?.company_key
  const company = (await companies()).find((each) => each.key === key)
  if (company === undefined) return []
  const found = await Promise.all(usertypes.map((usertype) => people.cards({ company: company.name, usertype })))
  const cards = found.flat().toSorted((a, b) => a.name.localeCompare(b.name, 'fi'))
  return cards.filter(({ active }) => active).map(({ id: person, name }) => ({ id: person, name }))
}

export const operatorHandlers = { readOperator: readOperatorHandler, saveOperator: saveOperatorHandler }
