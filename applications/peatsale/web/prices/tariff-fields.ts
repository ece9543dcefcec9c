/** A carrier tariff and its rows as their forms have them. */
import type { AskOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import type { CarrierTariff } from '../../contract/prices/carrier-tariff.ts'
import type { saveCarrierTariff } from '../../contract/prices/tariff-calls.ts'
import type { RowValues } from './freight-fields.ts'
import { savedRate } from './freight-fields.ts'
import { copyDays, nextName } from './list-fields.ts'

export type TariffFields = AskOf<typeof saveCarrierTariff>

export function tariffFields(
  { id, version, carrier, name, validFrom, validTo }: CarrierTariff,
  seller: string,
): TariffFields {
  return { id, version, seller, carrier: carrier?.id ?? '', name, validFrom, validTo, changes: [] }
}

export function emptyTariff(id: string, seller: string): TariffFields {
  const today = dayOf(new Date())
  const days = { validFrom: addDays(today, 1), validTo: `${today.slice(0, 4)}-12-31` as LocalDate }
  return { id, version: 0, seller, carrier: '', name: '', ...days, changes: [] }
}

/** The same rows for a later time. */
export function copiedTariff(tariff: CarrierTariff, seller: string, newId: () => string): TariffFields {
  const days = copyDays(tariff, dayOf(new Date()))
  const name = nextName(tariff.name, tariff, days.validFrom) ?? tariff.name
  const changes = tariff.rows.map(({ zoneCode: _code, zoneName: _name, ...row }) => ({
    ...row,
    action: 'save' as const,
    id: newId(),
  }))
  return { ...tariffFields(tariff, seller), ...days, id: newId(), version: 0, name, changes }
}

const freeMost = 1440

/** Nothing typed is no minute; undefined for what is no number of minutes. */
export function readMinutes(typed: string): number | undefined {
  const written = typed.trim()
  const minutes = /^\d{0,4}$/.test(written) ? Number(written) : undefined
  return minutes !== undefined && minutes <= freeMost ? minutes : undefined
}

export function savedTariffRow(id: string, values: RowValues): TariffFields['changes'][number] {
  const { zone, productKind, freeMinutes } = values
  return {
    ...{ action: 'save', id, zone, productKind, freeMinutes: readMinutes(freeMinutes) ?? 0 },
    ...savedRate(values),
  }
}
