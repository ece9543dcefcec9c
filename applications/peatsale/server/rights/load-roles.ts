/** How somebody stands to a load: the roles of the load's machine, and the same as a condition on rows (2.4, 2.6). */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import { loadRoles } from '../../contract/states/load-vocabulary.ts'
import type { PeatTables } from '../database/tables.ts'
import { boughtRows, seesBought } from './bought.ts'
import type { PeatActor } from './peat-actor.ts'

export interface RelatedLoad {
  readonly seller: string
  readonly customer: string
  readonly carrier: string | null
  readonly driver: string | null
  readonly swamp: string | null
  readonly state: string
}

/** What the load's own row does not say. */
export interface LoadRelation {
  /** The load is open and offered to the actor's carrier. */
  readonly isOffered: boolean
  /** The actor was its driver within the last 72 hours and is not any more. */
  readonly wasDriver: boolean
}

/** Those that the machine knows, the one with the most rights last; without any it is the role whose refusal is answered. */
export function loadRolesOf(actor: PeatActor, load: RelatedLoad, ties: LoadRelation): readonly LoadRole[] {
  const isLead = actor.roles.has('carrierLead')
  const isOffice = actor.sellers.includes(load.seller)
  const standing: LoadRole[] = [
    ...(seesBought(actor, load) ? (['customerOwn'] as const) : []),
    ...(load.swamp !== null && actor.swamps.includes(load.swamp) ? (['loaderOwn'] as const) : []),
    ...(ties.wasDriver && load.driver !== actor.id ? (['driverFormer'] as const) : []),
    ...(ties.isOffered && actor.mayClaim ? (['driverOffered'] as const) : []),
    ...(ties.isOffered && isLead ? (['leadOffered'] as const) : []),
    ...(load.driver !== null && load.driver === actor.id ? (['driverOwn'] as const) : []),
    ...(isLead && load.carrier !== null && load.carrier === actor.carrier ? (['leadOwn'] as const) : []),
    ...(isOffice && actor.roles.has('office') ? (['officeOwn'] as const) : []),
    ...(isOffice && actor.roles.has('superadmin') ? (['superadmin'] as const) : []),
  ]
  return standing.length > 0 ? standing : [refusedRole(actor, load)]
}

/** Whether somebody in these roles reads the load; `driverFormer` only tells facts of it. */
export function seesLoad(roles: readonly LoadRole[], state: string): boolean {
  return roles.some((role) => {
    const standing: string | readonly string[] = loadRoles[role]
    return standing === 'sees' || (typeof standing !== 'string' && standing.includes(state))
  })
}

function refusedRole({ roles, carrier }: PeatActor, load: RelatedLoad): LoadRole {
  if (roles.has('newcomer')) return 'noRole'
  if (roles.has('office') || roles.has('superadmin')) return 'officeOther'
  if (roles.has('carrierLead')) return 'leadOther'
  if (roles.has('driver')) return load.carrier === carrier ? 'driverMate' : 'leadOther'
  return roles.has('loader') ? 'loaderOther' : 'customerOther'
}

type Of = ExpressionBuilder<PeatTables, 'peatsale_load'>
const fromAssignedOn = loadRoles.driverOwn

/** The loads that `seesLoad` lets the actor see. */
export function loadsSeenBy(actor: PeatActor, of: Of): ExpressionWrapper<PeatTables, 'peatsale_load', SqlBool> {
  if (actor.roles.has('superadmin')) return of.and([])
  const isTaken = of('state', 'in', [...fromAssignedOn])
  const seen = [of.and([of('driver', '=', actor.id), isTaken])]
  if (actor.sellers.length > 0) seen.push(of.and([of('seller', 'in', actor.sellers)]))
  if (actor.accounts.length > 0) {
    seen.push(of.and([boughtRows(actor, { customer: 'peatsale_load.customer', seller: 'peatsale_load.seller' })]))
  }
  if (actor.swamps.length > 0) seen.push(of.and([of('swamp', 'in', actor.swamps)]))
  if (actor.roles.has('carrierLead')) seen.push(of.and([of('carrier', '=', actor.carrier), isTaken]))
  if (actor.mayClaim) seen.push(offeredTo(actor, of))
  return of.or(seen)
}

function offeredTo({ carrier }: PeatActor, of: Of) {
  const offers = of
    .selectFrom('peatsale_load_offer')
    .select('load_id')
    .whereRef('peatsale_load_offer.load_id', '=', 'peatsale_load.id')
    .where('peatsale_load_offer.carrier', '=', carrier)
  return of.and([of('state', '=', 'open'), of.exists(offers)])
}
