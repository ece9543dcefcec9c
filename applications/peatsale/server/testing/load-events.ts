/** Events of loads as a device sends them, and loads of their own for tests that change them. */

import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { LoadEvent, LoadEventData } from '../../contract/index.ts'
import type { PeatTables } from '../database/tables.ts'
import { loadLineRows, loadRows, orderLineRows, orderRows } from './fixture-work.ts'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

/** Tapped a little before the held clock's start, so that no window has passed. */
const tapped = '2026-10-05T05:59:00.000Z'

export function loadEvent<Kind extends LoadEvent['kind']>(
  ...[kind, of, data, envelope = {}]: readonly [
    kind: Kind,
    of: string,
    data: LoadEventData<Kind>,
    envelope?: { readonly id?: string; readonly deviceTime?: string; readonly baseVersion?: number },
  ]
): LoadEvent {
  return { id: newId(), deviceTime: tapped, device: 'puhelin', ...envelope, kind, of, data } as unknown as LoadEvent
}

export interface MadeLoad {
  readonly id: string
  readonly line: string
  readonly order: string
  readonly orderLine: string
}

type Row<Name extends keyof PeatTables> = Partial<PeatTables[Name]>

/** A load of Biolan's of 120 m³, the only one of an order of its own; given to Suokoski unless the columns say otherwise. */
export async function makeLoad(
  portal: TestPortal,
  given: { load?: Row<'peatsale_load'>; line?: Row<'peatsale_load_line'>; order?: Row<'peatsale_order'> } = {},
): Promise<MadeLoad> {
  const made = { id: newId(), line: newId(), order: newId(), orderLine: newId() }
  const number = `KM-26-${made.order.slice(0, 8)}`
  await writePeat(portal, async (own) => {
    const [order] = orderRows()
    const [orderLine] = orderLineRows()
    const [load] = loadRows()
    const [line] = loadLineRows()
    if (!order || !orderLine || !load || !line) throw new Error('The fixture has no order')
    await own
      .insertInto('peatsale_order')
      .values({ ...order, id: made.order, number, ...given.order })
      .execute()
    const ids = { id: made.orderLine, order_id: made.order }
    await own
      .insertInto('peatsale_order_line')
      .values({ ...orderLine, ...ids })
      .execute()
    const reserved = { id: newId(), order_line: made.orderLine, order_id: made.order, seller: peat.biolan.seller }
    const kept = { swamp: peat.biolan.swamp, product: peat.biolan.bulk, quantity: 120_000, week: '2026-W42' }
    await own
      .insertInto('peatsale_reservation')
      .values({ ...reserved, ...kept })
      .execute()
    const names = { id: made.id, order_id: made.order, number: `${number}-1` }
    await own
      .insertInto('peatsale_load')
      .values({ ...load, ...names, ...given.load })
      .execute()
    const parts = { id: made.line, load_id: made.id, order_line: made.orderLine }
    await own
      .insertInto('peatsale_load_line')
      .values({ ...line, ...parts, ...given.line })
      .execute()
  })
  return made
}
