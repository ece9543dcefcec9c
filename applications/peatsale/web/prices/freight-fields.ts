/** A freight table and its rows as their forms have them. */

import { readPercent, writePercent } from '@workspace/logistics/web/fields'
import type { AskOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import type { saveFreightTable } from '../../contract/prices/calls.ts'
import type { FreightTable, FreightTableRow } from '../../contract/prices/freight-table.ts'
import { copyDays, nextName } from './list-fields.ts'

export type TableFields = AskOf<typeof saveFreightTable>

export function tableFields(
  { id, version, name, validFrom, validTo, taxClass }: FreightTable,
  seller: string,
): TableFields {
  return { id, version, seller, name, validFrom, validTo, taxClass, changes: [] }
}

export function emptyTable(id: string, seller: string, taxClass: string): TableFields {
  const today = dayOf(new Date())
  const days = { validFrom: addDays(today, 1), validTo: `${today.slice(0, 4)}-12-31` as LocalDate }
  return { id, version: 0, seller, name: '', ...days, taxClass, changes: [] }
}

/** The same rows for a later time. */
export function copiedTable(table: FreightTable, seller: string, newId: () => string): TableFields {
  const days = copyDays(table, dayOf(new Date()))
  const name = nextName(table.name, table, days.validFrom) ?? table.name
  const changes = table.rows.map((row) => rowChange({ ...row, id: newId() }))
  return { ...tableFields(table, seller), ...days, id: newId(), version: 0, name, changes }
}

function rowChange({
  id,
  zone,
  productKind,
  kind,
  price,
  minimum,
  ...row
}: FreightTableRow): TableFields['changes'][number] {
  const { minChargeable, secondDrop, waitingPerHour, fuelBp } = row
  const fees = { minChargeable, secondDrop, waitingPerHour, fuelBp }
  return { action: 'save', id, zone, productKind, kind, price, minimum, ...fees }
}

/** `fuel` is what stands in its field. */
export interface RowValues {
  readonly version: number
  readonly zone: string
  /** Empty: any, of a carrier tariff. */
  readonly productKind: FreightTableRow['productKind'] | ''
  readonly kind: FreightTableRow['kind']
  readonly price: number | undefined
  readonly minimum: number | undefined
  readonly minChargeable: number | undefined
  readonly secondDrop: number | undefined
  readonly waitingPerHour: number | undefined
  readonly fuel: string
  /** As they stand in their field. */
  readonly freeMinutes: string
}

export function emptyRow(version: number, zone: string): RowValues {
  const fees = { minimum: undefined, minChargeable: undefined, secondDrop: undefined, waitingPerHour: undefined }
  return { version, zone, productKind: 'bulk', kind: 'perM3', price: undefined, ...fees, fuel: '', freeMinutes: '' }
}

type Stored = Omit<FreightTableRow, 'productKind' | 'secondDrop'> & {
  readonly productKind: RowValues['productKind']
  readonly secondDrop?: number
  readonly freeMinutes?: number
}

export function rowValues(version: number, row: Stored): RowValues {
  const { zone, productKind, kind, price, minimum, minChargeable, secondDrop = 0, waitingPerHour, fuelBp } = row
  const asTyped = (amount: number) => (amount === 0 ? undefined : amount)
  return {
    ...{ version, zone, productKind, kind, price, minimum: minimum ?? undefined },
    ...{ minChargeable: asTyped(minChargeable), secondDrop: asTyped(secondDrop) },
    ...{ waitingPerHour: asTyped(waitingPerHour), fuel: fuelBp === 0 ? '' : writePercent(fuelBp) },
    freeMinutes: row.freeMinutes ? String(row.freeMinutes) : '',
  }
}

/** What both kinds of rows send of their form: the least belongs to its kind. */
export function savedRate(values: RowValues) {
  const { kind, price = 0, minimum = 0, minChargeable = 0, waitingPerHour = 0 } = values
  return {
    ...{ kind, price, waitingPerHour },
    minimum: kind === 'perKm' ? minimum : null,
    minChargeable: kind === 'perM3' ? minChargeable : 0,
    fuelBp: readPercent(values.fuel) ?? 0,
  }
}

export function savedRow(id: string, values: RowValues): TableFields['changes'][number] {
  const { zone, productKind, secondDrop = 0 } = values
  // The form of a freight table has no choice of any.
  const of = productKind === '' ? 'bulk' : productKind
  return { action: 'save', id, zone, productKind: of, secondDrop, ...savedRate(values) }
}
