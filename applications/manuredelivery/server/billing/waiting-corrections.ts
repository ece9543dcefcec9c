/** Corrections after the lock that have been in no batch, and their rows (S15). */
import type { Selectable } from 'kysely'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { BilledConsignment, BillingRegister, NewRow } from './billing-rows.ts'
import { rowsOf } from './billing-rows.ts'

type StoredCorrection = Selectable<ManureTables['manuredelivery_settlement_correction']>

/** By consignment, the oldest first. */
export async function waitingCorrections(
  reader: ManureReader,
  { company, consignments }: { readonly company: string; readonly consignments?: readonly string[] },
): Promise<ReadonlyMap<string, readonly StoredCorrection[]>> {
  if (consignments?.length === 0) return new Map()
  let waiting = ownTables(reader)
    .selectFrom('manuredelivery_settlement_correction')
    .innerJoin(
      'manuredelivery_consignment',
      'manuredelivery_consignment.id',
      'manuredelivery_settlement_correction.consignment',
    )
    .selectAll('manuredelivery_settlement_correction')
    .where('manuredelivery_consignment.company', '=', company)
    .where('manuredelivery_settlement_correction.sale_batch', 'is', null)
    .where('manuredelivery_settlement_correction.purchase_batch', 'is', null)
  if (consignments !== undefined) {
    waiting = waiting.where('manuredelivery_settlement_correction.consignment', 'in', [...consignments])
  }
  const rows = await waiting.orderBy('made_at').orderBy('manuredelivery_settlement_correction.number').execute()
  return Map.groupBy(rows, ({ consignment }) => consignment)
}

interface Corrected {
  readonly of: BilledConsignment
  readonly waiting: readonly StoredCorrection[]
  readonly register: BillingRegister
}

/** Minus and plus rows; each names a row that was issued of the same side and kind. */
export async function correctionRows(
  reader: ManureReader,
  { of, waiting, register }: Corrected,
): Promise<readonly NewRow[]> {
  if (waiting.length === 0) return []
  const issued = await ownTables(reader)
    .selectFrom('manuredelivery_batch_row')
    .select(['id', 'side', 'kind', 'net', 'correction_of'])
    .where('consignment', '=', of.id)
    .orderBy('correction_of')
    .orderBy('position')
    .execute()
  return waiting.flatMap(({ number, settlement }) =>
    rowsOf(of, { number, settlement: JSON.parse(settlement) }, register).map((row) => {
      const same = issued.filter(({ side, kind }) => side === row.side && kind === row.kind)
      const corrected = same.find(({ net }) => net === -row.net) ?? same[0] ?? issued[0]
      return { ...row, correction_of: corrected?.id ?? null }
    }),
  )
}
