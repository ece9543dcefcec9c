/** New consignments of a request: what acceptance plans, what the office adds, and what replaces a failed one. */

import { momentAt, weekOf } from '@workspace/portal/contract'
import { newId } from '@workspace/portal/server'
import type * as z from 'zod/mini'
import { consignmentNumber } from '../../contract/documents/number.ts'
import type { When } from '../../contract/fields/when.ts'
import { planLoads } from '../../contract/settlement/plan-loads.ts'
import { emptyConsignment } from '../consignments/empty-consignment.ts'
import type { StoredConsignment, StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordFirstMoves } from '../events/manure-events.ts'
import { volumeOf } from './request-rows.ts'

export type Slot = Pick<StoredConsignment, 'week' | 'day' | 'slot_from'>

/** A week alone leaves day and moment empty. */
export function slotOf(when: z.infer<typeof When>): Slot {
  if (when.by === 'week') return { week: when.week, day: '', slot_from: '' }
  const [hour = 0, minute = 0] = (when.time ?? '').split(':').map(Number)
  const from = when.time === undefined ? '' : momentAt(when.day, hour, minute).toISOString()
  return { week: weekOf(when.day), day: when.day, slot_from: from }
}

/** What one consignment takes from its request. */
export interface PlannedConsignment {
  readonly kg: number
  readonly plant: string
  readonly slot: Slot
  /** The failed one that it replaces. */
  readonly replaces?: string
}

/** A request whose store and type are known. */
export type RequestToPlan = Pick<StoredRequest, 'id' | 'number' | 'company' | 'account' | 'search_text'> & {
  readonly store: string
  readonly type: string
  readonly kgPerM3: number
}

/** The caller holds the lock of the request, so that no number is given twice. @returns the ids of the new consignments */
export async function planConsignments(
  transaction: ManureTransaction,
  { request, planned }: { readonly request: RequestToPlan; readonly planned: readonly PlannedConsignment[] },
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<readonly string[]> {
  if (planned.length === 0) return []
  const own = ownTables(transaction)
  const { last } = await own
    .selectFrom('manuredelivery_consignment')
    .select((of) => of.fn.max('position').as('last'))
    .where('request', '=', request.id)
    .executeTakeFirstOrThrow()
  const moment = now.toISOString()
  const rows = planned.map(({ kg, plant, slot, replaces }, at) => {
    const position = Number(last ?? 0) + at + 1
    const number = consignmentNumber(request.number ?? '', position)
    return {
      ...emptyConsignment,
      ...{ id: newId(), number, request: request.id, position, company: request.company, account: request.account },
      ...{ store: request.store, type: request.type, plant, ...slot, replaces: replaces ?? null },
      ...{ planned_kg: kg, planned_m3: volumeOf(kg, request.kgPerM3) },
      ...{ search_text: request.search_text.replace((request.number ?? '').toLowerCase(), number.toLowerCase()) },
      ...{ created_at: moment, changed_at: moment },
    }
  })
  await own.insertInto('manuredelivery_consignment').values(rows).execute()
  await recordFirstMoves(
    transaction,
    rows.map(({ id }) => ({ aggregate: 'consignment', of: id, kind: 'plan', state: 'planned', actor, now })),
  )
  return rows.map(({ id }) => id)
}

/** W8: what one truck takes; null is not a limit. */
export interface Truck {
  readonly boxM3: number | null
  readonly payloadKg: number | null
}

/** Whole kilograms of each truck load: full ones but the last, or as many equal ones as the office says. */
export function loadsOf(
  { kg, kgPerM3, truck }: { readonly kg: number; readonly kgPerM3: number; readonly truck: Truck },
  count?: number,
): readonly number[] {
  const { loads } = planLoads({ kg, kgPerM3, ...truck })
  if (count === undefined || count === loads.length) return loads
  return Array.from({ length: count }, (_, at) => Math.floor((kg * (at + 1)) / count) - Math.floor((kg * at) / count))
}

/** The truck that came last to the farm, else the company's last one; without any, nothing limits. */
export async function usualTruck(
  reader: ManureReader,
  { account, company }: { readonly account: string; readonly company: string },
): Promise<Truck> {
  const driven = ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select('vehicle')
    .where('vehicle', 'is not', null)
    .orderBy('day', 'desc')
  const last =
    (await driven.where('account', '=', account).limit(1).executeTakeFirst()) ??
    (await driven.where('company', '=', company).limit(1).executeTakeFirst())
  if (last?.vehicle == null) return { boxM3: null, payloadKg: null }
  const vehicle = await ownTables(reader)
    .selectFrom('logistics_vehicle')
    .select(['capacity', 'payload_kg'])
    .where('id', '=', last.vehicle)
    .executeTakeFirst()
  const limit = (most: number | undefined) => (most === undefined || most === 0 ? null : most)
  return { boxM3: limit(vehicle?.capacity), payloadKg: limit(vehicle?.payload_kg) }
}
