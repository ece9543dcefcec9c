/** What a carrier is paid for a consignment (S16): by hand as it was offered or given, else by its row, else by the company's general one. */
import type { BasisPoints, Cents } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import type { CarrierTerm } from '../../contract/settlement/settle-input.ts'
import type { FreightOfOffer } from '../../contract/terms/term-fields.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Carried {
  readonly company: string
  readonly carrier: string
  /** JSON of freight by hand. */
  readonly freight: string | null
}

export async function carrierTermOf(
  reader: ManureReader,
  { company, carrier, freight }: Carried,
): Promise<CarrierTerm | null> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_carrier_term')
    .selectAll()
    .where('company', '=', company)
    .where('carrier', 'in', [carrier, ''])
    .orderBy('carrier', 'desc')
    .execute()
  const row = rows[0]
  const byHand: Extract<z.infer<typeof FreightOfOffer>, { by: 'hand' }> | null =
    freight === null ? null : JSON.parse(freight)
  if (row === undefined && byHand === null) return null
  const least = (minimum: number | null | undefined, minChargeable: number | null | undefined) => ({
    ...(minimum == null ? {} : { minimum: minimum as Cents }),
    ...(minChargeable == null ? {} : { minChargeable }),
  })
  const paid =
    byHand === null
      ? { kind: row?.kind as CarrierTerm['kind'], price: row?.price ?? 0, ...least(row?.minimum, row?.min_chargeable) }
      : { kind: byHand.kind, price: byHand.price, ...least(byHand.minimum, byHand.minChargeable) }
  return {
    ...paid,
    ...{ fuelBp: (row?.fuel_bp ?? 0) as BasisPoints, waitingPerHour: (row?.waiting_per_hour ?? 0) as Cents },
    ...{ freeMinutesFarm: row?.free_minutes_farm ?? 0, freeMinutesPlant: row?.free_minutes_plant ?? 0 },
    wastedTrip: (row?.wasted_trip ?? 0) as Cents,
    refusedReturn: row?.refused_return === 'sameAgain' ? 'sameAgain' : 'none',
  }
}
