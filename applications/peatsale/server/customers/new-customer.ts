/** An account that an office makes at once with its link to the seller and its first yard: of a caller, or of a request. */
import { accounts, sites } from '@workspace/logistics/server'
import type { InputOf } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import type { addCaller } from '../../contract/index.ts'
import { emptySite } from '../../contract/sites/site.ts'
import { ownTables } from '../database/tables.ts'
import { proposedZone } from '../sites/propose-zone.ts'
import { siteColumns } from '../sites/site-store.ts'
import { contactColumns } from './links.ts'
import { linkNew } from './save-customer.ts'

type Caller = InputOf<typeof addCaller>

type Account = Pick<Parameters<typeof accounts.save>[1], 'businessId' | 'farmId' | 'language' | 'name'>

/** How people of the account are reached, and where its first yard is. */
type Contact = Pick<Caller, 'account' | 'seller' | 'tag' | 'contactName' | 'telephone' | 'email'> &
  Pick<Caller, 'street' | 'postalCode' | 'city'>

export type FirstSite = Pick<Caller, 'site' | 'gate' | 'zone' | 'maxCombination' | 'unloadSide' | 'instructions'>

export async function newCustomer(
  transaction: Transaction<NoTables>,
  given: Account & Contact,
  { yard, now }: { readonly yard: FirstSite | undefined; readonly now: Date },
): Promise<void> {
  const { account: id, seller, name, tag } = given
  await accounts.save(transaction, { ...given, id, version: 0, now })
  await linkNew(transaction, {
    ...{ customer: id, seller, now, tags: JSON.stringify(tag === '' ? [] : [tag]) },
    ...{ invoicing_name: name, invoicing_street: given.street },
    ...{ invoicing_postal_code: given.postalCode, invoicing_city: given.city },
    ...contactColumns(given),
  })
  if (yard) await writeYard(transaction, { ...yard, ...given }, now)
  await accounts.refreshSearchText(transaction, id)
}

/** The yard is called by its street: nobody has given it another name. An empty zone takes the one that is proposed. */
async function writeYard(
  transaction: Transaction<NoTables>,
  given: Account & Contact & FirstSite,
  now: Date,
): Promise<void> {
  const { account, site: id, seller, name, street, city } = given
  const own = ownTables(transaction)
  const columns = siteColumns({
    ...emptySite,
    name: street || city || name,
    street,
    city,
    postalCode: given.postalCode,
    gate: given.gate,
    maxCombination: given.maxCombination,
    unloadSide: given.unloadSide,
    contactName: given.contactName,
    contactPhone: given.telephone,
    instructions: given.instructions,
  })
  await sites.save(transaction, { ...columns, id, account, version: 0, isNew: true, now })
  const zone = given.zone || (await proposedZone(transaction, given)).zone?.id
  if (zone) await own.insertInto('peatsale_site_zone').values({ site: id, seller, zone, version: 1 }).execute()
}
