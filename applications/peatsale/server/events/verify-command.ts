/** The operator's command that compares the event log with the stored rows. */
import { faultsOf, verifyingEvents } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import { ownTables } from '../database/tables.ts'
import { events } from './peat-events.ts'

export const verifyEvents = verifyingEvents(
  'Folds the events of all orders and loads, adds up the stock, and compares that with what is stored.',
  eventFaults,
)

async function eventFaults({ database }: Pick<Host, 'database'>): Promise<readonly string[]> {
  const logged = { database, log: events }
  return [
    ...(await faultsOf(logged, { machine: loadMachine, page: pageOf({ database }, 'peatsale_load') })),
    ...(await faultsOf(logged, { machine: orderMachine, page: pageOf({ database }, 'peatsale_order') })),
    ...(await stockFaults({ database })),
  ]
}

/** Orders or loads, page by page. */
function pageOf({ database }: Pick<Host, 'database'>, table: 'peatsale_load' | 'peatsale_order') {
  return (after: string, limit: number) =>
    ownTables(database.reading)
      .selectFrom(table)
      .select(['id', 'number', 'state'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
}

/** The balance of each stockpile is the sum of its movements. */
async function stockFaults({ database }: Pick<Host, 'database'>): Promise<readonly string[]> {
  const own = ownTables(database.reading)
  const piles = await own.selectFrom('peatsale_stockpile').select(['id', 'code', 'balance']).execute()
  const moved = await own
    .selectFrom('peatsale_stock_movement')
    .select(({ fn }) => ['stockpile', fn.sum<number>('quantity').as('sum')])
    .groupBy('stockpile')
    .execute()
  const sums = new Map(moved.map(({ stockpile, sum }) => [stockpile, Number(sum)]))
  return piles.flatMap(({ id, code, balance }) =>
    (sums.get(id) ?? 0) === balance ? [] : [`Pile ${code}: its movements make ${sums.get(id) ?? 0}, it has ${balance}`],
  )
}
