/** How commands settle what a load's carrier is paid: by tariff, or by hand with a reason that the load keeps. */
import type { CarrierFreight, FreightRate } from '../../contract/fields/delivery-terms.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { LoadColumns } from './change-types.ts'
import type { AcceptedLoadCommand, LoadContext } from './load-context.ts'
import { freightCents, kmOf, volumeOfLines } from './proposal.ts'
import type { TariffPay } from './tariff-pay.ts'
import { noWaiting, payByTariff, plannedQuantity, tariffBook } from './tariff-pay.ts'

type ByHand = Exclude<CarrierFreight, { kind: 'tariff' }>

function rateByHand({ kind, price }: ByHand): FreightRate {
  return { kind, price } as FreightRate
}

/** Whether the load has been agreed on for the same price: its reason is known. */
export function isAgreed({ freight_rate }: LoadContext['load'], freight: CarrierFreight): boolean {
  if (freight_rate === null || freight.kind === 'tariff') return false
  const agreed: FreightRate = JSON.parse(freight_rate)
  return agreed.kind === freight.kind && agreed.price === freight.price
}

/** The load keeps the price by hand with its reason; by tariff neither: its row is chosen when the load is paid. */
export function keptFreight(load: LoadContext['load'], freight: CarrierFreight): LoadColumns {
  if (freight.kind === 'tariff') return { freight_rate: null, freight_reason: null }
  const reason = freight.reason ?? (isAgreed(load, freight) ? load.freight_reason : null)
  return { freight_rate: JSON.stringify(rateByHand(freight)), freight_reason: reason, tariff_row: null }
}

/** Given to a carrier: as it is said, else as it was agreed, else by tariff. */
export async function givenFreight(
  { reader, load, lines }: AcceptedLoadCommand,
  { carrier, freight }: Extract<LoadEventData<'assign'>['to'], { by: 'carrier' }>,
): Promise<LoadColumns> {
  if (freight === undefined && load.freight_rate !== null) return {}
  if (freight !== undefined && freight.kind !== 'tariff') return await agreedFreight({ reader, load, lines }, freight)
  const pay = await plannedPay({ reader, load, lines }, carrier)
  return {
    freight_rate: null,
    freight_reason: null,
    offer_freight: pay?.amount ?? null,
    tariff_row: pay?.rate.id ?? null,
  }
}

type Planned = Pick<LoadContext, 'lines' | 'load' | 'reader'>

/** By tariff each carrier has its own freight: the load's is what all of them are offered, if it is the same. */
export async function offeredFreight(
  planned: Planned,
  freight: CarrierFreight,
  carriers: readonly string[],
): Promise<LoadColumns> {
  if (freight.kind !== 'tariff') return await agreedFreight(planned, freight)
  const pays = await plannedPays(planned, carriers)
  const amounts = new Set(carriers.map((carrier) => pays.get(carrier)?.amount))
  const same = amounts.size === 1 ? ([...amounts][0] ?? null) : null
  return { ...keptFreight(planned.load, freight), offer_freight: same, tariff_row: null }
}

async function agreedFreight({ reader, load, lines }: Planned, freight: ByHand): Promise<LoadColumns> {
  const carried = { volume: volumeOfLines(lines, plannedQuantity), km: await kmOf(reader, load) }
  return { ...keptFreight(load, freight), offer_freight: freightCents(rateByHand(freight), carried) }
}

/** By carrier, those that a tariff fits. */
export async function plannedPays(
  { reader, load, lines }: Planned,
  carriers: readonly string[],
): Promise<ReadonlyMap<string, TariffPay>> {
  const book = await tariffBook(reader, [load])
  const pays = new Map<string, TariffPay>()
  for (const carrier of carriers) {
    const asked = { load, lines, carrier, quantity: plannedQuantity, waiting: noWaiting }
    const pay = await payByTariff(reader, book, asked)
    if (pay !== undefined) pays.set(carrier, pay)
  }
  return pays
}

export async function plannedPay(planned: Planned, carrier: string): Promise<TariffPay | undefined> {
  return (await plannedPays(planned, [carrier])).get(carrier)
}

/** Whoever claims a load that was offered by tariff gets what the own carrier was offered. */
export async function claimedFreight({ reader, load, issuer }: AcceptedLoadCommand): Promise<LoadColumns> {
  if (load.freight_rate !== null) return {}
  const offer = await offerTo(reader, load.id, issuer.actor.carrier)
  return { offer_freight: offer?.freight ?? null, tariff_row: offer?.tariff_row ?? null }
}

export async function offerTo(reader: PeatReader, load: string, carrier: string) {
  const offers = ownTables(reader).selectFrom('peatsale_load_offer').selectAll().where('load_id', '=', load)
  return await offers.where('carrier', '=', carrier).executeTakeFirst()
}

/** A load that nobody drives has no freight by tariff; what was agreed by hand stays. */
export function freightOfNobody({ freight_rate }: LoadContext['load']): LoadColumns {
  return freight_rate === null ? { offer_freight: null, tariff_row: null } : {}
}
