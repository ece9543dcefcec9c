/** Carrier tariffs as they are stored, and as the office and a carrier's dispatcher read them. */
import type { LocalDate } from '@workspace/portal/contract'
import type { CarrierTariff, CarrierTariffRow } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { rateTables, rowsOfTables } from './rate-tables.ts'

/** With the name of its carrier; null for those without a tariff of their own. */
type Tariff = PeatTables['peatsale_carrier_tariff'] & { readonly carrier_name: string | null }

export async function tariffsOf(reader: PeatReader, seller: string): Promise<Tariff[]> {
  return await named(reader)
    .where('tariff.seller', '=', seller)
    .orderBy('tariff.valid_from', 'desc')
    .orderBy('tariff.id')
    .execute()
}

interface Applying {
  readonly seller: string
  readonly carrier: string
  readonly today: LocalDate
}

/** Published ones of the carrier that have not ended; today's for all carriers while it has none of its own. */
export async function tariffsFor(reader: PeatReader, { seller, carrier, today }: Applying): Promise<Tariff[]> {
  const tariffs = await named(reader)
    .where('tariff.seller', '=', seller)
    .where('tariff.state', '=', 'published')
    .where('tariff.valid_to', '>=', today)
    .where((of) => of.or([of('tariff.carrier', '=', carrier), of('tariff.carrier', 'is', null)]))
    .orderBy('tariff.valid_from', 'desc')
    .orderBy('tariff.id')
    .execute()
  const hasOwn = tariffs.some((tariff) => tariff.carrier !== null && tariff.valid_from <= today)
  return tariffs.filter((tariff) => tariff.carrier !== null || (!hasOwn && tariff.valid_from <= today))
}

function named(reader: PeatReader) {
  return ownTables(reader)
    .selectFrom('peatsale_carrier_tariff as tariff')
    .leftJoin('logistics_carrier as carrier', 'carrier.id', 'tariff.carrier')
    .selectAll('tariff')
    .select('carrier.name as carrier_name')
}

export async function tariffsWithRows(reader: PeatReader, tariffs: readonly Tariff[]): Promise<CarrierTariff[]> {
  const ids = tariffs.map(({ id }) => id)
  const rows = await rowsOfTables(reader, rateTables.tariff, ids)
  return tariffs.map(({ id, version, carrier, carrier_name, name, valid_from, valid_to, state, published_at }) => ({
    ...{ id, version, name, publishedAt: published_at },
    carrier: carrier === null ? null : { id: carrier, name: carrier_name ?? '' },
    validFrom: valid_from as CarrierTariff['validFrom'],
    validTo: valid_to as CarrierTariff['validTo'],
    state: state as CarrierTariff['state'],
    rows: (rows.get(id) ?? []).map(shown),
  }))
}

type Stored = PeatTables['peatsale_carrier_tariff_row'] & {
  readonly zone_code: string | null
  readonly zone_name: string | null
}

function shown(row: Stored): CarrierTariffRow {
  return {
    ...{ id: row.id, zone: row.zone ?? '', zoneCode: row.zone_code ?? '', zoneName: row.zone_name ?? '' },
    ...{ price: row.price, freeMinutes: row.free_minutes },
    productKind: (row.product_kind ?? '') as CarrierTariffRow['productKind'],
    kind: row.kind as CarrierTariffRow['kind'],
    minimum: row.minimum as CarrierTariffRow['minimum'],
    minChargeable: row.min_chargeable as CarrierTariffRow['minChargeable'],
    waitingPerHour: row.waiting_per_hour as CarrierTariffRow['waitingPerHour'],
    fuelBp: row.fuel_bp as CarrierTariffRow['fuelBp'],
  }
}
