/** What waits for somebody in Lanta-appi: counts for the start page and for the tile of the portal's front page (7.8). */
import { dayOf } from '@workspace/portal/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { inView } from '../consignments/search-consignments.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { inState } from '../requests/search-requests.ts'
import { consignmentsSeenBy } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

export type WaitingCounts = Awaited<ReturnType<typeof waitingCounts>>

type Of = ExpressionBuilder<ManureTables, 'manuredelivery_consignment'>
type Condition = ExpressionWrapper<ManureTables, 'manuredelivery_consignment', SqlBool>
type View = Parameters<typeof inView>[1]

export async function waitingCounts(reader: ManureReader, actor: ManureActor, now: Date) {
  const isOffice = actor.companies.length > 0
  const isLead = actor.roles.has('carrierLead')
  const today = dayOf(now)
  const when = (is: boolean, count: () => Promise<number>) => (is ? count() : null)
  const count = (condition: (of: Of) => readonly SqlCondition[]) =>
    counted(reader, (of) => of.and([...condition(of)] as Condition[]))
  const office = (view: View) =>
    when(isOffice, () => count((of) => [of('company', 'in', actor.companies), ...inView(of, view, today)]))
  const requests = (state: 'toAccept' | 'changed') => when(isOffice, () => countRequests(reader, actor, state))
  const [toAccept, changed, newFarms, toPlan, late, toCheck, silent] = await Promise.all([
    requests('toAccept'),
    requests('changed'),
    when(isOffice, () => countNewFarms(reader, actor)),
    office('toPlan'),
    office('late'),
    office('toCheck'),
    office('silent'),
  ])
  const [toConfirm, open, withoutDriver, pickupsToday, arrivalsToday] = await Promise.all([
    when(actor.accounts.length > 0, () =>
      count((of) => [of('account', 'in', actor.accounts), ...inView(of, 'toConfirm', today)]),
    ),
    when(actor.mayClaim, () => count((of) => [of('state', '=', 'open'), consignmentsSeenBy(actor, of)])),
    when(isLead, () => count((of) => withoutCrew(of, actor.carrier))),
    when(actor.roles.has('driver'), () => count((of) => [of('driver', '=', actor.id), isAhead(of, today)])),
    when(actor.plants.length > 0, () => count((of) => [of('plant', 'in', actor.plants), isAhead(of, today)])),
  ])
  return {
    ...{ toAccept, changed, newFarms, toPlan, late, toCheck, silent },
    ...{ toConfirm, open, withoutDriver, pickupsToday, arrivalsToday },
  }
}

type SqlCondition = Condition | ReturnType<typeof inView>[number]

function withoutCrew(of: Of, carrier: string): readonly SqlCondition[] {
  const lacks = of.or([of('driver', 'is', null), of('vehicle', 'is', null)])
  return [of('carrier', '=', carrier), of('state', '=', 'assigned'), lacks]
}

/** What the day still has to bring: on its way, or assigned for today or a day that has passed. */
function isAhead(of: Of, today: string): Condition {
  const due = of.and([of('state', '=', 'assigned'), of('day', '!=', ''), of('day', '<=', today)])
  return of.or([of('state', 'in', ['loading', 'collected']), due])
}

async function counted(reader: ManureReader, condition: (of: Of) => Condition): Promise<number> {
  const found = ownTables(reader).selectFrom('manuredelivery_consignment').where(condition)
  const row = await found.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

async function countRequests(
  reader: ManureReader,
  { companies }: ManureActor,
  state: 'toAccept' | 'changed',
): Promise<number> {
  const found = ownTables(reader)
    .selectFrom('manuredelivery_request')
    .where('company', 'in', companies)
    .where((of) => of.and(inState(of, state)))
  const row = await found.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Farms that have asked and wait for a decision. */
async function countNewFarms(reader: ManureReader, { companies }: ManureActor): Promise<number> {
  const asked = ownTables(reader).selectFrom('manuredelivery_farm_request').where('state', '=', 'open')
  const row = await asked.where('company', 'in', companies).select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await row.executeTakeFirst())?.count ?? 0)
}
