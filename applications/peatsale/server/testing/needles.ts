/** Texts of the fixture that only some may read, good values for hostile inputs, and what a refusal leaves as it was. */
import type { About, Needle, TestPortal } from '@workspace/portal/server/testing'
import type { PeatTables } from '../database/tables.ts'
import type { PeatCaller } from './callers.ts'
import { nothing, peat } from './ids.ts'
import { peatTables } from './peat-fixture.ts'

const offices = ['office', 'superadmin'] as const
const otherOffices = ['otherOffice', 'superadmin'] as const

export const peatNeedles: readonly Needle<PeatCaller>[] = [
  { text: 'Laskutus BIO', readBy: offices },
  { text: 'Laskutus NOV', readBy: otherOffices },
  { text: '9990001-6', readBy: offices },
  { text: 'Lasku Kalliorinne', readBy: ['customer', 'office', 'superadmin'] },
  { text: 'Lasku Suviranta', readBy: ['member', 'otherOffice', 'superadmin'] },
]

/** By the name of the field. */
export const peatSamples = {
  id: [peat.biolan.seller, peat.novarbo.seller, nothing],
  seller: [peat.biolan.seller, peat.novarbo.seller],
  version: [0, 1, 7],
  code: ['BIO', 'NOV', 'FAV'],
  company: ['biolan', 'favorit', 'tuntematon'],
  businessId: ['9990001-6'],
  releaseCutOff: ['16:00', '24:00'],
  cursor: ['', 'keksitty'],
  limit: [1, 50],
}

const watched = [
  'peatsale_seller',
  'peatsale_zone',
  'peatsale_product',
  'peatsale_swamp',
  'peatsale_stockpile',
  'peatsale_stock_movement',
  'peatsale_carrier',
  'peatsale_vehicle',
  'peatsale_carrier_driver',
  'peatsale_customer',
  'peatsale_customer_link',
  'peatsale_customer_request',
  'peatsale_site',
] as const satisfies readonly (keyof PeatTables)[]

/** Every row of the registers that names something of the target; the other targets are asked at the same time. */
export async function peatState(portal: TestPortal, target: About): Promise<unknown> {
  const own = peatTables(portal).withTables<Record<string, object>>()
  const tables = await Promise.all(watched.map((table) => own.selectFrom(table).selectAll().execute()))
  const rows = tables.flat().map((row) => JSON.stringify(row))
  return rows.filter((row) => Object.values(target).some((id) => row.includes(String(id)))).toSorted()
}
