/** Goal 16: Kuivikemyynti's lists as an office reads them. */
import { searchLoads } from '../../../applications/peatsale/contract/loads/calls.ts'
import { readOfficeWeek } from '../../../applications/peatsale/contract/loads/week-call.ts'
import { searchOrders } from '../../../applications/peatsale/contract/orders/search-call.ts'
import { pageMost } from '../../../portal/contract/own.ts'
import type { TimeGoals } from '../answer-times.ts'
import { answerTimes } from '../answer-times.ts'
import type { Goal } from '../goal.ts'
import { requestText } from '../load.ts'
import { loadsOfWeek, orders, waiting } from '../peatsale/peatsale-place.ts'
import type { PeatStage } from '../peatsale/peatsale-stage.ts'
import { peatsaleStage } from '../peatsale/peatsale-stage.ts'
import type { Figure } from '../report.ts'
import { number } from '../report.ts'
import { callText, visitorHeaders } from '../requests.ts'
import { inTurn } from '../stage.ts'

/** People of an office who ask without a pause. */
export const connections = 4

/** Names of customers and municipalities, parts of numbers, and what nobody has. */
const fragments = ['kallio', 'KM-20-1042', 'broileri', 'ky', '777', 'ratsukeskus', 'km-20-10999', 'nobody', 'ö']

export const peatsaleListsGoal: Goal = {
  number: 16,
  title: `Kuivikemyynti: lists of ${number(orders)} orders and of a week of ${loadsOfWeek} loads, SQLite`,
  measure: async () => peatsaleListFigures(await peatsaleStage('SQLite'), { mostP95: 100 }),
}

export async function peatsaleListFigures({ filled, own, limit }: PeatStage, goals: TimeGoals): Promise<Figure[]> {
  const { seller, week, office } = filled
  const newest = { sort: 'number', direction: 'desc' } as const
  const [find, bareFind] = [inTurn(fragments), inTurn(fragments)]
  const bare = (asked: object) =>
    requestText('GET', `/list/${encodeURIComponent(JSON.stringify({ seller, ...asked }))}`, {
      headers: visitorHeaders(office),
    })
  const beside = (what: string, next: () => string, bareNext: () => string) =>
    answerTimes(what, { connections, own: { server: own, next }, limit: { server: limit, next: bareNext } }, goals)
  return [
    ...(await beside(
      'orders, first page',
      () => callText(searchOrders, newest, office),
      () => bare({}),
    )),
    ...(await beside(
      'orders that are open, first page',
      () => callText(searchOrders, { ...newest, state: 'open' }, office),
      () => bare({ open: true }),
    )),
    ...(await beside(
      `orders, ${fragments.length} fragments found`,
      () => callText(searchOrders, { ...newest, find: find() }, office),
      () => bare({ find: bareFind() }),
    )),
    ...(await beside(
      `loads of a week, ${pageMost} to a page`,
      () => callText(searchLoads, { week, limit: pageMost }, office),
      () => bare({ week, limit: pageMost }),
    )),
    ...(await beside(
      'week of the office, by day, bog and carrier',
      () => callText(readOfficeWeek, { week, seller }, office),
      () => bare({ week, limit: loadsOfWeek }),
    )),
    ...(await beside(
      `inbox of ${waiting} orders, 100 to a page`,
      () => callText(searchOrders, { ...newest, sort: 'submitted', state: 'submitted', limit: 100 }, office),
      () => bare({ limit: 100 }),
    )),
  ]
}
