/** Which farms somebody sees: a member the own ones, an office those that its companies collect from. */
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

/** The companies of the actor that have to do with the farm; a member sees all of them. Undefined where the actor sees no such farm. */
export async function companiesOfFarm(
  reader: ManureReader,
  actor: ManureActor,
  account: string,
): Promise<readonly { readonly id: string; readonly name: string; readonly number: string }[] | undefined> {
  const links = ownTables(reader)
    .selectFrom('manuredelivery_farm_link')
    .innerJoin('logistics_company', 'logistics_company.id', 'manuredelivery_farm_link.company')
    .select(['logistics_company.id', 'name', 'farm_number as number'])
    .where('account', '=', account)
    .where('active', '=', 1)
    .orderBy('code')
  if (actor.accounts.includes(account)) return await links.execute()
  if (actor.companies.length === 0) return undefined
  const own = await links.where('company', 'in', actor.companies).execute()
  return own.length === 0 ? undefined : own
}
