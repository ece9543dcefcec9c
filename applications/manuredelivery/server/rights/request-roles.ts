/** How somebody relates to a pickup request: the roles of its machine, and the same as a condition on rows (3.2). */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { RequestRole } from '../../contract/states/request-vocabulary.ts'
import type { ManureTables } from '../database/tables.ts'
import type { ManureActor } from './manure-actor.ts'

export interface RelatedRequest {
  readonly company: string
  readonly account: string
  /** `farm` or `office`: only that side sees it while it is a draft. */
  readonly origin: string
  readonly state: string
}

/** The role with the most rights is the last one; without any it is the role whose refusal is answered. */
export function requestRolesOf(actor: ManureActor, request: RelatedRequest): readonly RequestRole[] {
  const seenBy = (origin: string) => request.state !== 'draft' || request.origin === origin
  const isOffice = actor.companies.includes(request.company) && seenBy('office')
  const roles: RequestRole[] = [
    ...(actor.accounts.includes(request.account) && seenBy('farm') ? (['farmOwn'] as const) : []),
    ...(isOffice && actor.roles.has('office') ? (['officeOwn'] as const) : []),
    ...(isOffice && actor.roles.has('superadmin') ? (['superadmin'] as const) : []),
  ]
  return roles.length > 0 ? roles : [refusedRole(actor)]
}

export function seesRequest(roles: readonly RequestRole[]): boolean {
  return roles.some((role) => role === 'farmOwn' || isOfficeRole(role))
}

export function isOfficeRole(role: string): boolean {
  return role === 'officeOwn' || role === 'superadmin'
}

function refusedRole({ roles }: ManureActor): RequestRole {
  if (roles.has('office') || roles.has('superadmin')) return 'officeOther'
  if (roles.has('farm')) return 'farmOther'
  if (roles.has('receiver')) return 'receiver'
  return roles.has('newcomer') ? 'noRole' : 'transport'
}

type Of = ExpressionBuilder<ManureTables, 'manuredelivery_request'>

/** The requests that `requestRolesOf` lets the actor see. */
export function requestsSeenBy(
  { roles, companies, accounts }: ManureActor,
  of: Of,
): ExpressionWrapper<ManureTables, 'manuredelivery_request', SqlBool> {
  const madeBy = (origin: string) => of.or([of('state', '!=', 'draft'), of('origin', '=', origin)])
  const seen = []
  if (roles.has('superadmin')) seen.push(madeBy('office'))
  else if (companies.length > 0) seen.push(of.and([of('company', 'in', companies), madeBy('office')]))
  if (accounts.length > 0) seen.push(of.and([of('account', 'in', accounts), madeBy('farm')]))
  return of.or(seen)
}
