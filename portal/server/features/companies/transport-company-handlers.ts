import type { InputOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import { refreshCarrierName } from '../../kernel/accounts/account-store.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { withoutTables } from '../../kernel/database/portal-transaction.ts'
import { finnishSortKey } from '../../kernel/database/sort-key.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import type { Refuse, WritingContext } from '../../kernel/handlers/handler.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { withHooks } from '../../kernel/host/mounted-module.ts'
import { transportCompaniesIn } from '../../kernel/registers/company-store.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'

const { saveTransportCompanies } = administrationCalls

/** CALL-39 for transport companies (ADMIN-SYS-19). People refer to them by id, so a rename reaches everybody by itself. */
export const saveTransportCompaniesHandler = writingHandler(saveTransportCompanies, {
  prepare: (context, { admin }) => checkNamedActor(context, admin, saveTransportCompanies),
  write: async (context, { changes }, refuse) => {
    const { portal, actor, transaction } = context
    await authorizeIn(transaction, portal, actor)
    let isAnyNew = false
    for (const change of changes) isAnyNew = (await apply(context, change, refuse)) || isAnyNew
    const transportcompanies = await transportCompaniesIn(transaction)
    if (!isAnyNew) throw nothingChanged(saveTransportCompanies, { transportcompanies })
    await portal.live.publish(transaction, { kind: 'data-changed', topic: 'companies', for: { to: 'administrators' } })
    return { transportcompanies }
  },
})

type Change = InputOf<typeof saveTransportCompanies>['changes'][number]

/** @returns whether it changed anything. */
async function apply(
  context: WritingContext,
  change: Change,
  refuse: Refuse<typeof saveTransportCompanies>,
): Promise<boolean> {
  const { portal, transaction } = context
  const tell = async (act: Parameters<typeof appendAuditEvent>[1]) => {
    await appendAuditEvent(context, act)
    return true
  }
  if (change.action === 'add') {
    const { name } = change
    const id = newId()
    if (await isTaken(transaction, name, id)) throw refuse('invalid_input', { fields: ['changes.name'] })
    await transaction.insertInto('transport_company').values(rowOf(id, name)).execute()
    return tell({ action: 'addtransportcompany', target: name, details: { id } })
  }
  const id = change.subject
  const before = (await transportCompaniesIn(transaction)).find(({ _id }) => _id === id)?.companyname
  if (before === undefined) throw refuse('not_found')
  if (change.action === 'remove') {
    if (await isUsed(transaction, id)) throw refuse('in_use')
    for (const { carriers } of withHooks(portal)) {
      if (await carriers?.isUsed(withoutTables(transaction), id)) throw refuse('in_use')
    }
    await transaction.deleteFrom('transport_company').where('id', '=', id).execute()
    return tell({ action: 'removetransportcompany', target: before, details: { id } })
  }
  const { name } = change
  if (name === before) return false
  if (await isTaken(transaction, name, id)) throw refuse('invalid_input', { fields: ['changes.name'] })
  await transaction.updateTable('transport_company').set(rowOf(id, name)).where('id', '=', id).execute()
  await refreshCarrierName(transaction, id)
  return tell({ action: 'renametransportcompany', target: name, details: { id, before } })
}

function rowOf(id: string, name: string) {
  return { id, name, name_key: finnishSortKey(name) }
}

async function isTaken(transaction: PortalTransaction, name: string, id: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('transport_company')
    .select('id')
    .where('name_key', '=', finnishSortKey(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

async function isUsed(transaction: PortalTransaction, id: string): Promise<boolean> {
  const person = await selectPeople(transaction)
    .select('id')
    .where((is) => is.or([is('carrier', '=', id), is('company', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return person !== undefined
}
