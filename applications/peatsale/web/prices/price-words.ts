/** Why a price is what it is, in words: each reason of the explanation is a sentence. */
import type { BasisPoints, Cents, Quantity } from '@workspace/portal/contract'
import { formatMoney, formatNumber, formatPrice, useDateFormat } from '@workspace/portal/web'
import type { LineReason, LoadReason } from '../../contract/index.ts'
import type { OrderPrices } from '../../contract/orders/order.ts'
import { useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Unit = 'm3' | 'pcs' | 'kg'

export interface PriceWords {
  /** Undefined for what needs no words. */
  line(reason: LineReason, unit: Unit): string | undefined
  load(reason: LoadReason): string | undefined
  /** What the office has said of freight. */
  freight(said: NonNullable<OrderPrices['freight']>): string
  percent(rate: BasisPoints): string
}

export function usePriceWords(prices: OrderPrices): PriceWords {
  const texts = usePeatTexts('prices')
  return {
    line: useLineWords(prices),
    load: useLoadWords(),
    freight: ({ by, reason }) => (by === 'none' ? texts.nofreight : texts.freightbyhand({ reason })),
    percent,
  }
}

function percent(rate: BasisPoints): string {
  return `${formatNumber(rate / 100)}\u00A0%`
}

function useLineWords({ lists, zones = [] }: OrderPrices): PriceWords['line'] {
  const texts = usePeatTexts('prices')
  const quantity = useQuantity()
  const unitName = useUnit()
  const { day } = useDateFormat()
  const nameOf = (id: string) => lists.find((list) => list.id === id)?.name ?? texts.anotherlist
  const zoneOf = (zone: string) => zones.find(({ code }) => code === zone)?.name ?? zone

  function listWords({ list, zone }: Extract<LineReason, { kind: 'list' }>): string {
    const of = lists.find(({ id }) => id === list)
    const where = zone === null ? texts.anyzone : texts.inzone({ zone: zoneOf(zone) })
    if (of === undefined) return `${texts.anotherlist}, ${where}`
    return texts.list({ name: of.name, version: of.version, until: day(of.validTo), where })
  }
  function priceWords(price: Extract<LineReason, { kind: 'price' | 'manual' }>, unit: Unit): string {
    const per = price.priceBaseQty === 1 ? unitName(unit) : `${price.priceBaseQty} ${unitName(unit)}`
    return `${formatPrice(price.unitPrice, per)}, ${price.includesFreight ? texts.freightincluded : texts.freightapart}`
  }
  return (reason, unit) => {
    switch (reason.kind) {
      case 'passedOver':
        return texts[passedOver[reason.why]]({ list: nameOf(reason.list) })
      case 'list':
        return listWords(reason)
      case 'break': {
        const amounts = { least: quantity(reason.minQty, unit), of: quantity(reason.basisQty, unit) }
        return reason.minQty === 0 ? undefined : texts[`break_${reason.basis}`](amounts)
      }
      case 'price':
        return priceWords(reason, unit)
      case 'manual':
        return texts.byhand({ price: priceWords(reason, unit), reason: reason.reason })
      case 'missing':
        return texts.missing
      case 'lowered': {
        const amounts = { to: quantity(reason.to, unit), least: quantity(reason.keptUntil, unit) }
        return reason.kept ? texts.loweredkept(amounts) : texts.loweredanew(amounts)
      }
    }
  }
}

function useLoadWords(): PriceWords['load'] {
  const texts = usePeatTexts('prices')
  const quantity = useQuantity()
  const { day } = useDateFormat()
  const money = (amount: number) => formatMoney(amount as Cents)
  const m3 = (amount: number) => quantity(amount as Quantity, 'm3')
  return (reason) => {
    switch (reason.kind) {
      case 'freightByVolume':
        return reason.topUpM3 > 0
          ? texts.freighttoppedup({ charged: m3(reason.chargeableM3), brought: m3(reason.loadM3) })
          : texts.freightbyvolume({ charged: m3(reason.chargeableM3) })
      case 'freightByKm':
        return texts.freightbykm({ km: reason.km, sum: money(reason.byKm), least: money(reason.minimum) })
      case 'freightByLoad':
        return texts.freightbyload({ sum: money(reason.net) })
      case 'fuel':
        return texts.fuelof({ rate: percent(reason.rateBp), base: money(reason.base) })
      case 'secondDrop':
        return undefined
      case 'waiting':
        return texts.waited({ waited: reason.waited, free: reason.free, quarters: reason.steps })
      case 'vat':
        return texts.vatday({ rate: percent(reason.rateBp), day: day(reason.day) })
    }
  }
}

const passedOver = {
  'does not name the product': 'passednoproduct',
  'names the product, no row fits, fallback': 'passedfallback',
  'names the product, no row fits, no fallback': 'passedstop',
} as const
