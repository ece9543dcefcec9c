/** Goods, zones, breaks and seasons of price rows in words. */
import type { LocalDate, Quantity, UnitPrice } from '@workspace/portal/contract'
import { formatPrice, useDateFormat } from '@workspace/portal/web'
import type { TwoNames } from '../../contract/fields/named.ts'
import type { Zone } from '../../contract/sellers/seller.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Block, PricePlace } from './price-sheet.ts'

export type Names = (typeof TwoNames)['_zod']['output']
export type NamesById = ReadonlyMap<string, Names>

export interface GoodsWords {
  /** `Kuiviketurve, irto, toimitettuna, rahti sisältyy`. */
  goods(terms: Block['terms']): string
  /** `Maakunta, enintään 100 km`, and the season where there is one. */
  line(line: Block['lines'][number]): string
  /** A heading over a column of breaks; `next` is the break after it. */
  break(least: Quantity, next: Quantity | undefined, unit: PricePlace['unit']): string
  /** All that tells a row apart. */
  row(place: PricePlace): string
  price(price: number, terms: Pick<PricePlace, 'unit' | 'priceBaseQty'>): string
  /** What a price is of: `m³`, `1000 kg`. */
  per(terms: Pick<PricePlace, 'unit' | 'priceBaseQty'>): string
}

export function useGoodsWords(products: NamesById, zones: readonly Zone[]): GoodsWords {
  const texts = usePeatTexts('pricing')
  const name = useName()
  const quantity = useQuantity()
  const unitName = useUnit()
  const { day } = useDateFormat()
  const season = (from: LocalDate | null, to: LocalDate | null) =>
    from === null && to === null ? '' : texts.season({ from: from ? day(from) : '', to: to ? day(to) : '' })
  const words: GoodsWords = {
    goods: ({ product, method, includesFreight }) => {
      const names = products.get(product)
      const freight = method === 'delivered' ? texts[includesFreight ? 'withfreight' : 'withoutfreight'] : ''
      return [names ? name(names) : product, texts[`method_${method}`], freight].filter(Boolean).join(', ')
    },
    line: ({ zone, seasonFrom, seasonTo }) => {
      const of = zones.find(({ id }) => id === zone)
      const where = of ? texts.zoneupto({ name: of.name, km: of.maxKm }) : texts.anyzone
      return [where, season(seasonFrom, seasonTo)].filter(Boolean).join(', ')
    },
    break: (least, next, unit) => {
      if (least > 0) return texts.upward({ quantity: quantity(least, unit) })
      return next === undefined ? texts.price : texts.below({ quantity: quantity(next, unit) })
    },
    row: (place) => {
      const least = place.minQty === 0 ? '' : texts.leastof({ quantity: quantity(place.minQty, place.unit) })
      return [words.goods(place), words.line(place), least].filter(Boolean).join(', ')
    },
    price: (price, terms) => formatPrice(price as UnitPrice, words.per(terms)),
    per: ({ unit, priceBaseQty }) => (priceBaseQty === 1 ? unitName(unit) : `${priceBaseQty} ${unitName(unit)}`),
  }
  return words
}
