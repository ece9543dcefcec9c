import type { InputOf } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import { answersOf } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { addCaller } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { proposedZone } from '../sites/propose-zone.ts'
import { isZoneOf } from '../sites/seller-zones.ts'
import { siteColumns } from '../sites/site-store.ts'
import { customerColumns, refreshSearchText } from './customer-store.ts'
import { invitations } from './limits.ts'
import { contactColumns } from './links.ts'
import { linkNew } from './save-customer.ts'
import { sendInvitation } from './send-invitation.ts'
import { tellOfCustomer } from './tell.ts'

const { writes } = answersOf<PeatActor>()
type Given = InputOf<typeof addCaller>

export const addCallerAnswer = writes(addCaller, {
  prepare: async ({ host, actor }, { seller, invite }, refuse) => {
    if (!actor.sellers.includes(seller)) throw refuse('not_found')
    if (invite) await host.limits.spend(invitations, actor.id)
  },
  write: async (context, given, refuse) => {
    const { host, actor, transaction, request } = context
    const { account, site, seller, zone, email, invite } = given
    if (!actor.sellers.includes(seller)) throw refuse('not_found')
    if (!(await isZoneOf(transaction, zone, seller))) throw refuse('not_found', { fields: ['zone'] })
    if (invite && email === '') throw refuse('invalid_input', { fields: ['email'] })
    await writeCustomer(transaction, given, request.now)
    await writeYard(transaction, given, request.now)
    await refreshSearchText(transaction, account)
    if (invite) await sendInvitation({ host, actor, transaction, request }, { account, email })
    await tellOfCustomer(host, transaction, account)
    return { account, site }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

async function writeCustomer(transaction: Transaction<NoTables>, given: Given, now: Date): Promise<void> {
  const { account: id, seller, name, language, tag } = given
  const columns = customerColumns({ name, language, businessId: '', farmId: '' })
  const row = { id, ...columns, version: 1, changed_at: now.toISOString() }
  await ownTables(transaction).insertInto('peatsale_customer').values(row).execute()
  await linkNew(transaction, {
    ...{ customer: id, seller, now, tags: JSON.stringify(tag === '' ? [] : [tag]) },
    ...{ invoicing_name: name, invoicing_street: given.street },
    ...{ invoicing_postal_code: given.postalCode, invoicing_city: given.city },
    ...contactColumns(given),
  })
}

/** The yard is called by its street: who calls gives no other name. */
async function writeYard(transaction: Transaction<NoTables>, given: Given, now: Date): Promise<void> {
  const { account, site: id, seller, name, street, city } = given
  const own = ownTables(transaction)
  const columns = siteColumns({
    ...{ name: street || city || name, street, city, postalCode: given.postalCode, gate: given.gate, tip: null },
    ...{ surface: 'hard', maxCombination: given.maxCombination, turningNote: '', heightLimitCm: null, storage: null },
    ...{ thawProne: false, unloadSide: given.unloadSide, allowedHours: '', gateCode: '' },
    ...{ contactName: given.contactName, contactPhone: given.telephone, instructions: given.instructions },
  })
  const row = { id, customer: account, ...columns, version: 1, changed_at: now.toISOString() }
  await own.insertInto('peatsale_site').values(row).execute()
  const zone = given.zone || (await proposedZone(transaction, given)).zone?.id
  if (zone) await own.insertInto('peatsale_site_zone').values({ site: id, seller, zone, version: 1 }).execute()
}
