/** What the cases of a load's commands are written with: loads as they stand, and what the commands carry. */
import type { LoadEvent } from '../../../contract/loads/load-event.ts'
import type { PeatPerson } from '../callers.ts'
import { peat } from '../ids.ts'
import type { MadeLoad } from '../load-events.ts'

export type CaseName =
  | 'customer'
  | 'driver'
  | 'mate'
  | 'lead'
  | 'otherLead'
  | 'loader'
  | 'office'
  | 'otherOffice'
  | 'superadmin'
export type CasePeople = Readonly<Record<CaseName, PeatPerson>>

export interface LoadCase {
  readonly kind: LoadEvent['kind']
  readonly by: CaseName
  readonly load?: object
  readonly line?: object
  readonly order?: object
  readonly driven?: true
  readonly offeredTo?: string
  readonly data?: (made: MadeLoad, people: CasePeople) => object
  /** The state that it leads to, `flagged <flag> <state>`, or the refusal with its fields. */
  readonly answer: string
}

export const at = '2026-10-05T05:50:00.000Z'
export const loaded = { state: 'loaded', loaded_at: at }
export const full = { loaded: 118_000, basis: 'box' }
export const delivered = {
  ...{ ...loaded, state: 'delivered', departed_at: at, arrived_site_at: at, delivered_at: at, delivery_told_at: at },
  ...{ delivery_day: '2026-10-05', delivery_week: '2026-W41', receipt_kind: 'name', receiver_name: 'Maija' },
  freight_rate: '{"kind":"perM3","price":31000}',
}
export const came = { ...full, delivered: 118_000 }
export const nobody = { state: 'planned', carrier: null, driver: null, vehicle: null }
export const offeredNow = { ...nobody, state: 'open', offered: 1, offer_deadline: '2026-10-09T09:00:00.000Z' }

export const slot = { by: 'day', day: '2026-10-14', time: '07:45' }
export const byCarrier = { by: 'carrier', carrier: peat.suokoski.carrier }
export const rate = { kind: 'perM3', price: 31_000, reason: 'Sovittu puhelimessa' }
export const loadedLines = ({ line: id }: MadeLoad) => [
  { line: id, quantity: 118_000, basis: 'box', stockpile: peat.biolan.bulkPile },
]
export const receipt = { kind: 'name', receiver: 'Maija Kallio' }
export const reason = 'Puhelimessa sovittu'
export const failure = { problem: 'noAccess', where: 'swamp' }
export const verifying = ({ line: id }: MadeLoad) => ({
  ...{ lines: [{ line: id, billed: 118_000 }], freight: rate, waiting: { site: 0, swamp: 0 } },
})
