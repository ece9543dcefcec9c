/** Somebody's account in the portal is removed: what goes with it here, and when it may not (7.11). */
import { accounts, invitations, sites } from '@workspace/logistics/server'
import type { LeavingPeople } from '@workspace/portal/server'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { auditFarm } from '../farms/audit-farm.ts'
import { endRequests, lockUnfinishedRequests } from '../farms/end-requests.ts'
import { publishFarm } from '../farms/save-farm.ts'
import { clearStores } from '../retention/clear-farm.ts'
import { clearContacts } from '../retention/clear-request.ts'

/** From the loading until the confirmation a farm has somebody to answer for its consignment. */
const answeredFor = ['loading', 'collected', 'received', 'confirmed'] as const
const beingDriven = ['assigned', 'loading', 'collected'] as const

export const personLeaves: LeavingPeople = async ({ transaction, host, now, person: { id }, parts }) => {
  const alone = await farmsAlone(transaction, id)
  const requests = await lockUnfinishedRequests(transaction, alone)
  const isNeeded =
    (await isDriving(transaction, id)) ||
    (await isOnlyReceiver(transaction, id)) ||
    (await hasConsignments(transaction, alone))
  if (isNeeded) return { refused: 'in_use' }
  await endRequests(transaction, { host, now }, requests)
  await removePerson(transaction, id)
  for (const account of alone) {
    const ended = requests.filter((request) => request.account === account).length
    const details = { company: parts.company, requests: ended }
    await auditFarm({ host, transaction, request: 'portal' }, { account, action: 'removefarm', details })
    await publishFarm(host, transaction, account)
    if (parts.company) await removeCompanyData(transaction, account, now)
  }
  return undefined
}

/** Farms whose last member this is. */
async function farmsAlone(reader: ManureReader, person: string): Promise<readonly string[]> {
  const own = ownTables(reader)
  const others = own.selectFrom('logistics_member').select('account').where('person', '!=', person)
  const rows = await own
    .selectFrom('logistics_member')
    .select('account')
    .where('person', '=', person)
    .where('account', 'not in', others)
    .where('account', 'in', own.selectFrom('manuredelivery_farm_link').select('account'))
    .execute()
  return rows.map(({ account }) => account)
}

async function isDriving(reader: ManureReader, person: string): Promise<boolean> {
  const driven = ownTables(reader).selectFrom('manuredelivery_consignment').select('id').where('driver', '=', person)
  return (await driven.where('state', 'in', beingDriven).executeTakeFirst()) !== undefined
}

async function isOnlyReceiver(reader: ManureReader, person: string): Promise<boolean> {
  const own = ownTables(reader)
  const listed = own.selectFrom('manuredelivery_plant_receiver').select('plant').where('person', '=', person)
  const others = own.selectFrom('manuredelivery_plant_receiver').select('plant').where('person', '!=', person)
  const coming = own.selectFrom('manuredelivery_consignment').select('id').where('state', '=', 'collected')
  const alone = coming.where('plant', 'in', listed).where('plant', 'not in', others)
  return (await alone.executeTakeFirst()) !== undefined
}

async function hasConsignments(reader: ManureReader, farms: readonly string[]): Promise<boolean> {
  if (farms.length === 0) return false
  const consignments = ownTables(reader).selectFrom('manuredelivery_consignment').select('id')
  const open = consignments.where('account', 'in', farms).where('state', 'in', answeredFor)
  return (await open.executeTakeFirst()) !== undefined
}

/** Lists, rights and requests are the person's own; facts and events keep the id, which then names nobody. */
async function removePerson(transaction: ManureReader, person: string): Promise<void> {
  const own = ownTables(transaction)
  await own.deleteFrom('manuredelivery_plant_receiver').where('person', '=', person).execute()
  await own.deleteFrom('manuredelivery_driver_right').where('person', '=', person).execute()
  await own.deleteFrom('manuredelivery_unplanned_series').where('person', '=', person).execute()
  await own.deleteFrom('manuredelivery_farm_request').where('person', '=', person).execute()
}

/** Who is called, how one gets in, what was noted: gone. Name and business id stay with the documents that name them. */
async function removeCompanyData(transaction: ManureTransaction, account: string, now: Date): Promise<void> {
  const own = ownTables(transaction)
  const requests = own.selectFrom('manuredelivery_request').select('id').where('account', '=', account)
  for (const { id } of await requests.execute()) await clearContacts(transaction, { id, now: now.toISOString() })
  await clearStores(transaction, account)
  await invitations.forgetAccount(transaction, { account, application: 'manuredelivery' })
  const links = own.updateTable('manuredelivery_farm_link').where('account', '=', account).returning('company')
  const ended = await links.set((row) => ({ active: 0, notes: '', version: row('version', '+', 1) })).execute()
  for (const { company } of ended) {
    await accounts.setRelationship(transaction, { account, application: 'manuredelivery', company, active: 0 })
  }
  // A company of another application that deals with the account needs its yards.
  if (await accounts.hasRelationship(transaction, account)) return
  await sites.forgetContacts(transaction, account)
  await accounts.setClosed(transaction, account, '')
  await accounts.touch(transaction, account, now)
}
