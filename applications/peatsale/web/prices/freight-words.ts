/** Rows of a freight table in words. */

import { writePercent } from '@workspace/logistics/web/fields'
import type { Cents, Quantity, UnitPrice } from '@workspace/portal/contract'
import { formatMoney, formatPrice } from '@workspace/portal/web'
import type { CarrierTariffRow } from '../../contract/prices/carrier-tariff.ts'
import type { FreightTableRow } from '../../contract/prices/freight-table.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

export interface FreightWords {
  /** `Maakunta, irto`. */
  place(row: Pick<CarrierTariffRow, 'productKind' | 'zoneName'>): string
  /** `3,10 €/m³`, `95,00 € kuormalta`. */
  rate(row: Pick<FreightTableRow, 'kind' | 'price'>): string
  /** `90 m³`, `150,00 €`; empty where nothing is the least. */
  least(row: Pick<FreightTableRow, 'minimum' | 'minChargeable'>): string
  /** Empty where nothing is charged. */
  money(cents: number): string
  percent(points: number): string
}

export function useFreightWords(): FreightWords {
  const texts = usePeatTexts('pricing')
  const quantity = useQuantity()
  const written = (cents: number) => formatMoney(cents as Cents)
  const words: FreightWords = {
    place: ({ zoneName, productKind }) =>
      `${zoneName === '' ? texts.anyzone : zoneName}, ${productKind === '' ? texts.anykind : texts[`kind_${productKind}`]}`,
    rate: ({ kind, price }) => {
      if (kind === 'perLoad') return `${written(price)} ${texts.basis_perLoad}`
      return formatPrice(price as UnitPrice, kind === 'perKm' ? 'km' : 'm³')
    },
    least: ({ minimum, minChargeable }) =>
      minimum !== null ? written(minimum) : minChargeable > 0 ? quantity(minChargeable as Quantity, 'm3') : '',
    money: (cents) => (cents === 0 ? '' : written(cents)),
    percent: (points) => (points === 0 ? '' : `${writePercent(points)}\u00A0%`),
  }
  return words
}
