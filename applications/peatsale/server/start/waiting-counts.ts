/** What waits for somebody in Kuivikemyynti: counts for the start page and for the tile of the portal's front page. */
import { dayOf } from '@workspace/portal/contract'
import type { ExpressionBuilder, ExpressionWrapper, SelectQueryBuilder, SqlBool } from 'kysely'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { isOfDriversDay, isOfLoadersQueue } from '../loads/loads-of-the-day.ts'
import { hasException, isLate, isWithoutTruck } from '../loads/waiting-loads.ts'
import { hasUnreadNote } from '../orders/unread-notes.ts'
import { loadsSeenBy } from '../rights/load-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export interface WaitingCounts {
  readonly toConfirm: number | null
  readonly requests: number | null
  readonly messages: number | null
  readonly customerRequests: number | null
  readonly unassigned: number | null
  readonly late: number | null
  readonly toVerify: number | null
  readonly exceptions: number | null
  readonly open: number | null
  readonly withoutDriver: number | null
  readonly loadsToday: number | null
}

type OfLoad = ExpressionBuilder<PeatTables, 'peatsale_load'>
type Condition = ExpressionWrapper<PeatTables, 'peatsale_load', SqlBool>

export async function waitingCounts(reader: PeatReader, actor: PeatActor, now: Date): Promise<WaitingCounts> {
  const isOffice = actor.sellers.length > 0
  const isLead = actor.roles.has('carrierLead')
  const [office, lead, loadsToday] = await Promise.all([
    isOffice ? officeCounts(reader, actor, now) : nothingOfOffice,
    isLead ? leadCounts(reader, actor) : { open: null, withoutDriver: null },
    actor.roles.has('driver') || actor.roles.has('loader') ? today(reader, actor, now) : null,
  ])
  return { ...office, ...lead, loadsToday }
}

const nothingOfOffice = {
  toConfirm: null,
  requests: null,
  messages: null,
  customerRequests: null,
  unassigned: null,
  late: null,
  toVerify: null,
  exceptions: null,
}

async function officeCounts(reader: PeatReader, { sellers }: PeatActor, now: Date) {
  const own = ownTables(reader)
  const loads = (condition: (of: OfLoad) => Condition) =>
    countLoads(reader, (of) => of.and([of('seller', 'in', sellers), condition(of)]))
  const requests = own
    .selectFrom('peatsale_order_request')
    .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_order_request.order_id')
    .where('peatsale_order_request.state', '=', 'open')
    .where('seller', 'in', sellers)
  const submitted = own.selectFrom('peatsale_order').where('seller', 'in', sellers).where('state', '=', 'submitted')
  const written = own.selectFrom('peatsale_order').where('seller', 'in', sellers).where(hasUnreadNote)
  const asking = own.selectFrom('peatsale_customer_request').where('seller', 'in', sellers).where('state', '=', 'open')
  const [toConfirm, open, messages, customerRequests, unassigned, late, toVerify, exceptions] = await Promise.all([
    counted(submitted),
    counted(requests),
    counted(written),
    counted(asking),
    loads(isWithoutTruck),
    loads((of) => isLate(of, now)),
    loads((of) => of.and([of('state', '=', 'delivered')])),
    loads(hasException),
  ])
  return { toConfirm, requests: open, messages, customerRequests, unassigned, late, toVerify, exceptions }
}

async function leadCounts(reader: PeatReader, actor: PeatActor) {
  const [open, withoutDriver] = await Promise.all([
    countLoads(reader, (of) => of.and([of('state', '=', 'open'), loadsSeenBy(actor, of)])),
    countLoads(reader, (of) =>
      of.and([
        of('carrier', '=', actor.carrier),
        of('state', '=', 'assigned'),
        of.or([of('driver', 'is', null), of('vehicle', 'is', null)]),
      ]),
    ),
  ])
  return { open, withoutDriver }
}

/** A driver's own loads that the day still has; a loader's trucks that wait. */
function today(reader: PeatReader, { id, swamps }: PeatActor, now: Date): Promise<number> {
  const day = dayOf(now)
  return countLoads(reader, (of) => {
    const own = of.and([of('driver', '=', id), isOfDriversDay(of, day, ['assigned'])])
    if (swamps.length === 0) return own
    return of.or([own, of.and([of('swamp', 'in', swamps), isOfLoadersQueue(of, day, ['assigned'])])])
  })
}

function countLoads(reader: PeatReader, condition: (of: OfLoad) => Condition): Promise<number> {
  return counted(ownTables(reader).selectFrom('peatsale_load').where(condition))
}

async function counted<Table extends keyof PeatTables>(
  query: SelectQueryBuilder<PeatTables, Table, object>,
): Promise<number> {
  const row = await query.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}
