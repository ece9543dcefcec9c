import { accounts } from '@workspace/logistics/server'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf, newId, writeRow } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import type { LinkFields } from '../../contract/index.ts'
import { closeCustomer, saveCustomerLink } from '../../contract/index.ts'
import type { PeatReader, PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { auditForSellers } from '../registers/audit-sellers.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { nameOf } from './admission.ts'
import { seenCustomer } from './customer-scope.ts'
import { openOrdersOf } from './customer-store.ts'
import { linkColumns, linkOf, relate, wrongLinkFields } from './links.ts'
import { membersOf } from './members.ts'
import { reopenCustomer } from './save-customer.ts'
import { publishCustomer, publishRights } from './tell.ts'

const { writes } = handlersOf<PeatActor>()

export const saveCustomerLinkHandler = writes(saveCustomerLink, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { account, seller, version, businessId } = given
    if (!actor.sellers.includes(seller)) throw refuse('not_found')
    const stored = await linkOf(transaction, account, seller)
    if (!stored && !(await mayLink(transaction, actor, { account, businessId }))) throw refuse('not_found')
    await host.database.lock(transaction, `customer-numbers:${seller}`)
    const wrong = await wrongLinkFields(transaction, given)
    if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
    if (stored?.active === 1 && !given.active && (await openOrdersOf(transaction, account, [seller])) > 0) {
      throw refuse('in_use', { fields: ['active'] })
    }
    if (given.active && !(await reopenCustomer(host, transaction, account))) {
      throw refuse('in_use', { fields: ['businessId'] })
    }
    const id = stored?.id ?? newId()
    const columns = linkColumns(given, { stored, by: actor.id, now: request.now })
    const values = { customer: account, seller, ...columns }
    const written = await writeRow(ownTables(transaction), 'peatsale_customer_link', {
      id,
      version,
      now: request.now,
      isNew: !stored,
      values,
    })
    if (written === undefined) throw refuse('modified_elsewhere')
    await relate(transaction, values)
    if (!given.active) await closeWhereUnsold(transaction, account, '')
    await noteHold(host, { transaction, request, stored, given })
    if (stored?.active !== columns.active) {
      const act = {
        action: 'linkcustomer',
        target: await nameOf(transaction, account),
        details: { active: given.active },
      }
      await auditForSellers({ host, transaction, request }, { ...act, sellers: [seller] })
    }
    await tellAll(host, transaction, account)
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

/** An account that the office sells to already as another seller's office, or knows by its exact business id. */
async function mayLink(
  reader: PeatReader,
  actor: PeatActor,
  { account, businessId }: { readonly account: string; readonly businessId: string },
): Promise<boolean> {
  if ((await seenCustomer(reader, actor, account))?.isOffice) return true
  if (businessId === '') return false
  const customers = ownTables(reader).selectFrom('logistics_account').select('id').where('id', '=', account)
  return (
    (await customers.where('business_id', '=', businessId).where('closed', '=', 0).executeTakeFirst()) !== undefined
  )
}

type HoldChange = {
  readonly transaction: Transaction<NoTables>
  readonly request: Parameters<Host['audit']['append']>[1]
  readonly stored: PeatTables['peatsale_customer_link'] | undefined
  readonly given: LinkFields & { readonly account: string; readonly seller: string }
}

/** Whether somebody gets credit is an act of money: who changed it stands in the audit trail. */
async function noteHold(host: Host, { transaction, request, stored, given }: HoldChange): Promise<void> {
  const [was, is] = [(stored?.hold_reason ?? '') !== '', given.holdReason !== '']
  if (was === is) return
  const act = { action: 'credithold', target: await nameOf(transaction, given.account), details: { onHold: is } }
  await auditForSellers({ host, transaction, request }, { ...act, sellers: [given.seller] })
}

export const closeCustomerHandler = writes(closeCustomer, {
  write: async ({ host, actor, transaction, request }, { id, reason }, refuse) => {
    const seen = await seenCustomer(transaction, actor, id)
    if (!seen?.isOffice) throw refuse('not_found')
    const version = await accounts.touch(transaction, id, request.now)
    if ((await openOrdersOf(transaction, id, seen.sellers)) > 0) throw refuse('in_use')
    await endLinks(transaction, { id, sellers: seen.sellers, reason, now: request.now })
    await closeWhereUnsold(transaction, id, reason)
    await tellAll(host, transaction, id)
    return { version }
  },
})

/** The reason goes into the seller's own notes: the account may live on with another, who has nothing to do with it. */
async function endLinks(
  transaction: PeatTransaction,
  {
    id,
    sellers,
    reason,
    now,
  }: { readonly id: string; readonly sellers: readonly string[]; readonly reason: string; readonly now: Date },
): Promise<void> {
  for (const seller of sellers) {
    const link = await linkOf(transaction, id, seller)
    if (link?.active !== 1) continue
    const notes = [reason, link.notes]
      .filter((part) => part !== '')
      .join('\n')
      .slice(0, 2000)
    await ownTables(transaction)
      .updateTable('peatsale_customer_link')
      .set({ active: 0, notes, version: link.version + 1, changed_at: now.toISOString() })
      .where('id', '=', link.id)
      .execute()
    await relate(transaction, { customer: id, seller, active: 0 })
  }
}

/** Closed is an account that no company of any application deals with any more. */
async function closeWhereUnsold(transaction: PeatTransaction, id: string, reason: string): Promise<void> {
  if (!(await accounts.hasRelationship(transaction, id))) await accounts.setClosed(transaction, id, reason)
}

/** Members of a closed account have no part here, those of one that is open again have. */
async function tellAll(host: Host, transaction: Transaction<NoTables>, id: string): Promise<void> {
  await publishCustomer(host, transaction, id)
  const members = await membersOf(transaction, [id])
  await publishRights(
    host,
    transaction,
    members.map(({ person }) => person),
  )
}
