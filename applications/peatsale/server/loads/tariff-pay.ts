/** What the carrier of a load is paid by the seller's published tariffs on the day (2.2, R10 to R13). */

import { isMoney } from '@workspace/logistics/contract'
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { daysOf } from '@workspace/portal/contract'
import type { CarriedLoad, CarrierPay, TariffRate } from '../../contract/prices/carrier-freight.ts'
import { carrierPay, chooseTariff } from '../../contract/prices/carrier-freight.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { FactLine } from './load-context.ts'
import type { StoredLoad } from './load-names.ts'
import { knownKm, volumeOfLines } from './proposal.ts'

export interface NamedRate extends TariffRate {
  /** Of its tariff. */
  readonly name: string
}

/** Published rows of the sellers, and the zones of the sites: read once for many loads. */
export interface TariffBook {
  readonly rates: readonly NamedRate[]
  /** By seller and site. */
  readonly zones: ReadonlyMap<string, string>
}

export async function tariffBook(
  reader: PeatReader,
  loads: readonly Pick<StoredLoad, 'seller' | 'site'>[],
): Promise<TariffBook> {
  const sellers = [...new Set(loads.map(({ seller }) => seller))]
  const sites = [...new Set(loads.flatMap(({ site }) => (site === null ? [] : [site])))]
  const own = ownTables(reader)
  const stored = await own
    .selectFrom('peatsale_carrier_tariff_row as row')
    .innerJoin('peatsale_carrier_tariff as tariff', 'tariff.id', 'row.tariff')
    .selectAll('row')
    .select(['tariff.seller', 'tariff.carrier', 'tariff.name', 'valid_from', 'valid_to', 'published_at'])
    .where('tariff.seller', 'in', [...sellers, ''])
    .where('tariff.state', '=', 'published')
    .execute()
  if (stored.length === 0) return { rates: [], zones: new Map() }
  const set = own.selectFrom('peatsale_site_zone').selectAll().where('seller', 'in', sellers)
  const zones = await set.where('site', 'in', [...sites, '']).execute()
  return {
    rates: stored.map(rateOf),
    zones: new Map(zones.map(({ seller, site, zone }) => [`${seller} ${site}`, zone] as const)),
  }
}

type Stored = PeatTables['peatsale_carrier_tariff_row'] &
  Pick<
    PeatTables['peatsale_carrier_tariff'],
    'carrier' | 'name' | 'published_at' | 'seller' | 'valid_from' | 'valid_to'
  >

function rateOf(row: Stored): NamedRate {
  return {
    ...{ id: row.id, seller: row.seller, carrier: row.carrier, name: row.name, zone: row.zone },
    ...{ validFrom: row.valid_from, validTo: row.valid_to, publishedAt: row.published_at ?? '' },
    ...{ productKind: row.product_kind, kind: row.kind as TariffRate['kind'], price: row.price },
    ...{ minimum: row.minimum, minChargeable: row.min_chargeable, freeMinutes: row.free_minutes },
    ...{ waitingPerHour: row.waiting_per_hour, fuelBp: row.fuel_bp },
  }
}

export interface PayAsked {
  readonly load: Pick<StoredLoad, 'day' | 'delivery_day' | 'is_collected' | 'seller' | 'site' | 'swamp' | 'week'>
  readonly lines: readonly FactLine[]
  /** Who drives it, or would. */
  readonly carrier: string | null
  readonly quantity: (line: FactLine) => number
  readonly waiting: CarriedLoad['waiting']
}

export interface TariffPay extends CarrierPay {
  readonly rate: NamedRate
}

/** Undefined where no row fits, where a price by the kilometre has no distance, and beyond what anybody may be paid. */
export async function payByTariff(
  reader: PeatReader,
  { rates, zones }: TariffBook,
  { load, lines, carrier, quantity, waiting }: PayAsked,
): Promise<TariffPay | undefined> {
  const day = dayOfFreight(load)
  if (carrier === null || day === undefined || load.is_collected === 1) return undefined
  const wanted = { seller: load.seller, carrier, day, zone: zones.get(`${load.seller} ${load.site}`) ?? null }
  const rate = chooseTariff(rates, { ...wanted, productKind: leadKind(lines, quantity) })
  if (rate === undefined) return undefined
  const km = rate.kind === 'perKm' ? await knownKm(reader, load) : 0
  if (km === undefined) return undefined
  const pay = carrierPay(rate, { volume: volumeOfLines(lines, quantity), km, waiting })
  return isMoney(pay.amount) ? { ...pay, rate } : undefined
}

/** The day of delivery; before it the planned day, or the Monday of the planned week. */
function dayOfFreight({ delivery_day, day, week }: PayAsked['load']): LocalDate | undefined {
  if (delivery_day !== null) return delivery_day as LocalDate
  if (day !== '') return day as LocalDate
  return week === '' ? undefined : daysOf(week as IsoWeek)[0]
}

/** The kind of product that fills most of the load; of two alike that of the earlier line. */
function leadKind(lines: readonly FactLine[], quantity: PayAsked['quantity']): string {
  const volumes = lines.map((line) => ({ kind: line.product_kind, volume: volumeOfLines([line], quantity) }))
  return volumes.toSorted((a, b) => b.volume - a.volume)[0]?.kind ?? ''
}

/** What a load is paid as it is planned, and as it came. */
export const plannedQuantity = ({ planned }: FactLine): number => planned
export const cameQuantity = ({ delivered, loaded }: FactLine): number => delivered ?? loaded ?? 0
export const noWaiting = { site: 0, swamp: 0 }
