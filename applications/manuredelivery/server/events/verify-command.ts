/** The operator's command that compares the event log and the sums of batches with the stored rows. */
import { faultsOf, verifyingEvents } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { consignmentMachine } from '../../contract/states/consignment-machine.ts'
import { requestMachine } from '../../contract/states/request-machine.ts'
import { ownTables } from '../database/tables.ts'
import { events } from './manure-events.ts'

export const verifyEvents = verifyingEvents(
  'Folds the events of all requests and consignments, adds up the batches, and compares that with what is stored.',
  eventFaults,
)

async function eventFaults({ database }: Pick<Host, 'database'>): Promise<readonly string[]> {
  const logged = { database, log: events }
  const [consignments, requests] = [
    pageOf({ database }, 'manuredelivery_consignment'),
    pageOf({ database }, 'manuredelivery_request'),
  ]
  return [
    ...(await faultsOf(logged, { machine: consignmentMachine, page: consignments })),
    ...(await faultsOf(logged, { machine: requestMachine, page: requests })),
    ...(await batchFaults({ database })),
  ]
}

/** Requests or consignments, page by page. */
function pageOf({ database }: Pick<Host, 'database'>, table: 'manuredelivery_consignment' | 'manuredelivery_request') {
  return (after: string, limit: number) =>
    ownTables(database.reading)
      .selectFrom(table)
      .select(['id', 'number', 'state'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
}

/** What a batch comes to is the sum of its rows. */
async function batchFaults({ database }: Pick<Host, 'database'>): Promise<readonly string[]> {
  const own = ownTables(database.reading)
  const batches = await own.selectFrom('manuredelivery_batch').select(['id', 'number', 'net', 'vat', 'gross']).execute()
  const rows = await own
    .selectFrom('manuredelivery_batch_row')
    .select(({ fn }) => ['batch', fn.sum<number>('net').as('net'), fn.sum<number>('vat').as('vat')])
    .groupBy('batch')
    .execute()
  const sums = new Map(rows.map(({ batch, net, vat }) => [batch, { net: Number(net), vat: Number(vat) }]))
  return batches.flatMap(({ id, number, net, vat, gross }) => {
    const sum = sums.get(id) ?? { net: 0, vat: 0 }
    const isRight = sum.net === net && sum.vat === vat && net + vat === gross
    return isRight
      ? []
      : [`${number}: its rows make ${sum.net} and ${sum.vat} of VAT, it has ${net}, ${vat} and ${gross}`]
  })
}
