/** What an office keeps of its farm, and the end of it (7.5). */
import { accounts } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import type { FarmLink } from '../../contract/farms/farm-link.ts'
import { closeFarm, giveContract, saveFarmLink } from '../../contract/farms/farm-link.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { mayReadDocument } from '../documents/document-readers.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { accountMembers } from './accounts.ts'
import { issueContract } from './issue-contract.ts'
import { publishFarm } from './save-farm.ts'

const { gives, writes } = handlersOf<ManureActor>()
type Row = ManureTables['manuredelivery_farm_link']

/** Those of the own companies that collect from it. */
export async function farmLinksOf(reader: ManureReader, actor: ManureActor, account: string): Promise<FarmLink[]> {
  if (actor.companies.length === 0) return []
  const links = ownTables(reader).selectFrom('manuredelivery_farm_link').selectAll().where('account', '=', account)
  const rows = await links.where('active', '=', 1).where('company', 'in', actor.companies).orderBy('id').execute()
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, company: row.company, farmNumber: row.farm_number },
    ...{ tags: JSON.parse(row.tags) as FarmLink['tags'], paymentTermDays: row.payment_days, notes: row.notes },
    ...{ invoicingName: row.invoicing_name, invoicingStreet: row.invoicing_street },
    ...{ invoicingPostalCode: row.invoicing_postal_code, invoicingCity: row.invoicing_city },
    ...{ eInvoiceAddress: row.einvoice_address, eInvoiceOperator: row.einvoice_operator },
    selfBilling: JSON.parse(row.self_billing ?? 'null') as FarmLink['selfBilling'],
    contract: JSON.parse(row.contract ?? 'null') as FarmLink['contract'],
  }))
}

const saveFarmLinkHandler = writes(saveFarmLink, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { account, version } = given
    const link = await linkOf(transaction, actor, given)
    if (link === undefined) throw refuse('not_found')
    const { selfBilling, contract } = given
    const values = {
      ...{ farm_number: given.farmNumber, tags: JSON.stringify(given.tags), payment_days: given.paymentTermDays },
      ...{ invoicing_name: given.invoicingName, invoicing_street: given.invoicingStreet },
      ...{ invoicing_postal_code: given.invoicingPostalCode, invoicing_city: given.invoicingCity },
      ...{ einvoice_address: given.eInvoiceAddress, einvoice_operator: given.eInvoiceOperator, notes: given.notes },
      self_billing: selfBilling === null ? null : JSON.stringify(selfBilling),
      contract: contract === null ? null : JSON.stringify(contract),
    }
    const written = { ...values, version: version + 1, changed_at: request.now.toISOString() }
    if (!(await isWritten(transaction, { id: link.id, version }, written))) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, account)
    return { id: link.id, version: version + 1 }
  },
})

const openRequests = ['submitted', 'accepted', 'on_hold', 'collecting']
/** Confirmed ones wait for their settlement. */
const ended = ['locked', 'failed', 'cancelled']

const closeFarmHandler = writes(closeFarm, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { account, company, version, reason } = given
    const link = await linkOf(transaction, actor, given)
    const known = await accounts.read(transaction, account)
    if (link === undefined || known === undefined) throw refuse('not_found')
    await accounts.touch(transaction, account, request.now)
    const own = ownTables(transaction)
    const [requests, consignments] = [
      own.selectFrom('manuredelivery_request').select('id').where('state', 'in', openRequests),
      own.selectFrom('manuredelivery_consignment').select('id').where('state', 'not in', ended),
    ]
    const open =
      (await requests.where('account', '=', account).where('company', '=', company).executeTakeFirst()) ??
      (await consignments.where('account', '=', account).where('company', '=', company).executeTakeFirst())
    if (open !== undefined) throw refuse('in_use')
    const written = { active: 0, version: version + 1, changed_at: request.now.toISOString() }
    if (!(await isWritten(transaction, { id: link.id, version }, written))) throw refuse('modified_elsewhere')
    await accounts.setRelationship(transaction, { account, application: 'manuredelivery', company, active: 0 })
    if (!(await accounts.hasRelationship(transaction, account))) await accounts.setClosed(transaction, account, reason)
    await host.audit.append(transaction, request, { action: 'closefarm', target: known.name, details: { reason } })
    await host.live.publish(transaction, { topic: 'farms', ids: [account], channels: [`company:${company}`] })
    const people = await accountMembers(transaction, account)
    const channels = people.map((person) => `person:${person}`)
    if (people.length > 0) await host.live.publish(transaction, { topic: 'rights', ids: people, channels })
    return {}
  },
})

const giveContractHandler = gives(giveContract, async (asking, { account, company, language }, refuse) => {
  const { host, actor, request, write } = asking
  const issued = { id: '' }
  await write(async (transaction) => {
    const link = await linkOf(transaction, actor, { account, company })
    if (link === undefined) throw refuse('not_found')
    const contract = JSON.parse(link.contract ?? 'null') as FarmLink['contract']
    if (contract === null) throw refuse('wrong_state')
    const of = { id: link.id, company, account }
    issued.id = await issueContract(transaction, { host, link: of, contract, by: actor.id, now: request.now })
    return {}
  })
  const asked = { id: issued.id, language, person: actor.id }
  const file = await manureDocuments.give(host, asked, mayReadDocument({ host, actor, request }))
  if (file === undefined) throw refuse('not_found')
  if (file === 'busy') throw refuse('busy')
  return file
})

async function isWritten(
  transaction: ManureReader,
  { id, version }: Pick<Row, 'id' | 'version'>,
  columns: Partial<Row>,
): Promise<boolean> {
  const links = ownTables(transaction).updateTable('manuredelivery_farm_link').set(columns).where('id', '=', id)
  return (await links.where('version', '=', version).returning('id').executeTakeFirst()) !== undefined
}

async function linkOf(
  reader: ManureReader,
  actor: ManureActor,
  { account, company }: Pick<Row, 'account' | 'company'>,
): Promise<Pick<Row, 'contract' | 'id'> | undefined> {
  if (!actor.companies.includes(company)) return undefined
  const own = ownTables(reader).selectFrom('manuredelivery_farm_link')
  const links = own.select(['id', 'contract']).where('account', '=', account)
  return await links.where('company', '=', company).where('active', '=', 1).executeTakeFirst()
}

export const farmLinkHandlers = {
  ...{ saveFarmLink: saveFarmLinkHandler, closeFarm: closeFarmHandler, giveContract: giveContractHandler },
}
