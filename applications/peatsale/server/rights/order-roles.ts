/** How somebody stands to an order: the roles of the order's machine, and the same as a condition on rows (2.3, 2.6). */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { OrderRole } from '../../contract/states/order-vocabulary.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boughtRows, seesBought } from './bought.ts'
import type { PeatActor } from './peat-actor.ts'

export interface OrderRelation {
  readonly seller: string
  readonly customer: string
  readonly swamp: string | null
  readonly entered_by: string
  /** `customer`, `enterer` or `office`: whose draft it is. */
  readonly made_by: string
  readonly state: string
}

/** Those that see the order first; without any it is the role whose refusal is answered. */
export function orderRolesOf(actor: PeatActor, order: OrderRelation): readonly OrderRole[] {
  const isDraft = order.state === 'draft'
  const isOffice = actor.sellers.includes(order.seller) && (!isDraft || order.made_by === 'office')
  const isMember = seesBought(actor, order) && (!isDraft || order.made_by === 'customer')
  const roles: OrderRole[] = [
    ...(isMember ? (['customerOwn'] as const) : []),
    ...(order.made_by === 'enterer' && order.entered_by === actor.id ? (['enterer'] as const) : []),
    ...(isOffice && actor.roles.has('superadmin') ? (['superadmin'] as const) : []),
    ...(isOffice && actor.roles.has('office') ? (['officeOwn'] as const) : []),
  ]
  return roles.length > 0 ? roles : [refusedRole(actor, order)]
}

const seeing: readonly OrderRole[] = ['customerOwn', 'enterer', 'officeOwn', 'superadmin']

export function seesOrder(roles: readonly OrderRole[]): boolean {
  return roles.some((role) => seeing.includes(role))
}

function refusedRole({ roles, swamps }: PeatActor, { swamp }: OrderRelation): OrderRole {
  if (roles.has('newcomer')) return 'noRole'
  if (swamp !== null && swamps.includes(swamp) && !roles.has('driver') && !roles.has('office')) return 'loader'
  if (roles.has('office')) return 'officeOther'
  if (roles.has('customer')) return 'customerOther'
  return roles.has('carrierLead') ? 'leadOther' : 'driver'
}

type Of = ExpressionBuilder<PeatTables, 'peatsale_order'>

const bought = (actor: PeatActor) =>
  boughtRows(actor, { customer: 'peatsale_order.customer', seller: 'peatsale_order.seller' })

/** The orders that `orderRolesOf` lets the actor see; without `hasEntered` none is the actor's as who entered it. */
export function ordersSeenBy(
  actor: PeatActor,
  of: Of,
  { hasEntered = true }: { readonly hasEntered?: boolean } = {},
): ExpressionWrapper<PeatTables, 'peatsale_order', SqlBool> {
  const madeBy = (maker: string) => of.or([of('state', '!=', 'draft'), of('made_by', '=', maker)])
  const seen = []
  if (actor.roles.has('superadmin')) seen.push(madeBy('office'))
  else if (actor.sellers.length > 0) seen.push(of.and([of('seller', 'in', actor.sellers), madeBy('office')]))
  if (actor.accounts.length > 0) seen.push(of.and([bought(actor), madeBy('customer')]))
  if (hasEntered) seen.push(of.and([of('entered_by', '=', actor.id), of('made_by', '=', 'enterer')]))
  return of.or(seen)
}

/** Asked first: one condition alone is answered from an index, two of them are not. */
export async function hasEnteredOrders(reader: PeatReader, { id }: PeatActor): Promise<boolean> {
  const orders = ownTables(reader).selectFrom('peatsale_order').select('id')
  const own = orders.where('entered_by', '=', id).where('made_by', '=', 'enterer')
  return (await own.executeTakeFirst()) !== undefined
}
