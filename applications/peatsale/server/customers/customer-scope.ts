/** Which accounts somebody sees, and as what: as a member, or as an office that sells to it (2.6). */
import type { AccountRow } from '@workspace/logistics/server'
import { accounts } from '@workspace/logistics/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export interface SeenCustomer {
  readonly row: AccountRow
  readonly isMember: boolean
  /** A seller of the actor's sells to it now, or the actor is a superadmin: the common part is the actor's to change. */
  readonly isOffice: boolean
  /** Members and invitations are the main member's, and the office's. */
  readonly managesMembers: boolean
  /** The actor's sellers that have a link to it, ended or not. */
  readonly sellers: readonly string[]
}

/** Undefined for an account that is not there, and for one that is not the actor's to know of. */
export async function seenCustomer(
  reader: PeatReader,
  actor: PeatActor,
  id: string,
): Promise<SeenCustomer | undefined> {
  const own = ownTables(reader)
  const row = await accounts.read(reader, id)
  if (!row) return undefined
  const links = await own
    .selectFrom('peatsale_customer_link')
    .select(['seller', 'active'])
    .where('customer', '=', id)
    .execute()
  const linked = links.filter(({ seller }) => actor.sellers.includes(seller))
  const isMember = actor.accounts.includes(id)
  const isOffice = actor.roles.has('superadmin') || linked.some(({ active }) => active === 1)
  if (!isMember && !isOffice && linked.length === 0) return undefined
  const managesMembers = isOffice || actor.mainOf.includes(id)
  return { row, isMember, isOffice, managesMembers, sellers: linked.map(({ seller }) => seller) }
}

/** The account where the actor may change the common part; members, sites and all. */
export async function changeableCustomer(
  reader: PeatReader,
  actor: PeatActor,
  id: string,
): Promise<SeenCustomer | undefined> {
  const seen = await seenCustomer(reader, actor, id)
  return seen && (seen.isMember || seen.isOffice) ? seen : undefined
}
