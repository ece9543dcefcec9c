/** How somebody relates to a consignment: the roles of its machine, and the same as a condition on rows (3.3, 7.1). */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { ConsignmentRole } from '../../contract/states/consignment-vocabulary.ts'
import { consignmentRoles } from '../../contract/states/consignment-vocabulary.ts'
import type { ManureTables } from '../database/tables.ts'
import type { ManureActor } from './manure-actor.ts'

export interface RelatedConsignment {
  readonly company: string
  readonly account: string
  readonly carrier: string | null
  readonly driver: string | null
  readonly plant: string
  readonly state: string
}

/** What the row of the consignment does not tell. */
export interface ConsignmentRelation {
  /** It is open and offered to the actor's carrier. */
  readonly isOffered: boolean
  /** The actor was its driver within the last 72 hours and is not any more. */
  readonly wasDriver: boolean
}

/** The role with the most rights is the last one; without any it is the role whose refusal is answered. */
export function consignmentRolesOf(
  actor: ManureActor,
  consignment: RelatedConsignment,
  { isOffered, wasDriver }: ConsignmentRelation,
): readonly ConsignmentRole[] {
  const { company, account, carrier, driver, plant } = consignment
  const isLead = actor.roles.has('carrierLead')
  const isOffice = actor.companies.includes(company)
  const roles: ConsignmentRole[] = [
    ...(actor.accounts.includes(account) ? (['farmOwn'] as const) : []),
    ...(actor.plants.includes(plant) ? (['receiverOwn'] as const) : []),
    ...(wasDriver && driver !== actor.id ? (['driverFormer'] as const) : []),
    ...(isOffered && actor.mayClaim ? (['driverOffered'] as const) : []),
    ...(isOffered && isLead ? (['leadOffered'] as const) : []),
    ...(actor.roles.has('driver') && driver === actor.id ? (['driverOwn'] as const) : []),
    ...(isLead && carrier !== null && carrier === actor.carrier ? (['leadOwn'] as const) : []),
    ...(isOffice && actor.roles.has('office') ? (['officeOwn'] as const) : []),
    ...(isOffice && actor.roles.has('superadmin') ? (['superadmin'] as const) : []),
  ]
  return roles.length > 0 ? roles : [refusedRole(actor, consignment)]
}

/** Whether somebody in these roles reads the consignment; `driverFormer` only reports facts of it. */
export function seesConsignment(roles: readonly ConsignmentRole[], state: string): boolean {
  return roles.some((role) => {
    const visibility: string | readonly string[] = consignmentRoles[role]
    return visibility === 'sees' || (typeof visibility !== 'string' && visibility.includes(state))
  })
}

function refusedRole({ roles, carrier }: ManureActor, consignment: RelatedConsignment): ConsignmentRole {
  if (roles.has('newcomer')) return 'noRole'
  if (roles.has('office') || roles.has('superadmin')) return 'officeOther'
  if (roles.has('carrierLead')) return 'leadOther'
  if (roles.has('driver')) return consignment.carrier === carrier ? 'driverMate' : 'leadOther'
  return roles.has('receiver') ? 'receiverOther' : 'farmOther'
}

type Of = ExpressionBuilder<ManureTables, 'manuredelivery_consignment'>

/**
 * Whether the actor finds it by words: of one that is only offered the actor reads no farm, and must not find out by guessing names.
 */
export function consignmentsFoundBy({ roles, companies, accounts, plants }: ManureActor, of: Of) {
  if (roles.has('superadmin')) return of.and([])
  return of.or([
    of('state', '!=', 'open'),
    ...(companies.length > 0 ? [of('company', 'in', companies)] : []),
    ...(accounts.length > 0 ? [of('account', 'in', accounts)] : []),
    ...(plants.length > 0 ? [of('plant', 'in', plants)] : []),
  ])
}

/** The consignments that `seesConsignment` lets the actor see. */
export function consignmentsSeenBy(
  actor: ManureActor,
  of: Of,
): ExpressionWrapper<ManureTables, 'manuredelivery_consignment', SqlBool> {
  const { roles, companies, accounts, plants, carrier, mayClaim } = actor
  if (roles.has('superadmin')) return of.and([])
  const isTaken = of('state', 'in', [...consignmentRoles.driverOwn])
  const seen: ExpressionWrapper<ManureTables, 'manuredelivery_consignment', SqlBool>[] = []
  // An office has this condition alone, and its list is then read in the order of an index.
  if (roles.has('driver')) seen.push(of.and([of('driver', '=', actor.id), isTaken]))
  if (companies.length > 0) seen.push(of.and([of('company', 'in', companies)]))
  if (accounts.length > 0) seen.push(of.and([of('account', 'in', accounts)]))
  if (plants.length > 0) seen.push(of.and([of('plant', 'in', plants)]))
  if (roles.has('carrierLead')) seen.push(of.and([of('carrier', '=', carrier), isTaken]))
  if (mayClaim) {
    const offers = of
      .selectFrom('manuredelivery_offer')
      .select('consignment')
      .whereRef('manuredelivery_offer.consignment', '=', 'manuredelivery_consignment.id')
      .where('manuredelivery_offer.carrier', '=', carrier)
    seen.push(of.and([of('state', '=', 'open'), of.exists(offers)]))
  }
  return of.or(seen)
}
