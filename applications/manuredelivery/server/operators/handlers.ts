import { handlersOf, writeRow } from '@workspace/portal/server'
import { readOperator, saveOperator } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { operatorOf, operatorRow, settingsColumns } from './operator-store.ts'

const { reads, writes } = handlersOf<ManureActor>()

const readOperatorHandler = reads(readOperator, async ({ host, actor }, { id }, refuse) => {
  const row = actor.companies.includes(id) ? await operatorRow(host.database.reading, id) : undefined
  if (row === undefined) throw refuse('not_found')
  return { operator: operatorOf(row) }
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

export const operatorHandlers = { readOperator: readOperatorHandler, saveOperator: saveOperatorHandler }
