/** What one product costs: its steps delivered and collected, and the freight beside them. */
import type { BasisPoints, Cents, Quantity, UnitPrice } from '@workspace/portal/contract'
import { Card, formatMoney, formatNumber, formatPrice, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { ProductPrices } from '../../contract/prices/customer-prices.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './price-card.module.css'
import { withVat } from './with-vat.ts'

export type PriceCardProps = {
  product: ProductPrices
  /** To the nearest swamp, where anybody knows. */
  km: number | null
  isGross: boolean
}

export function PriceCard({ product, km, isGross }: PriceCardProps): ReactElement {
  const texts = usePeatTexts('own')
  const name = useName()
  const { delivered, collected, freight, vatBp } = product
  const isApart = delivered.some(({ includesFreight }) => !includesFreight)
  const hasNone = delivered.length === 0 && collected.length === 0
  const vat = isGross ? vatBp : null
  return (
    <Card heading={name(product.name)}>
      {hasNone ? (
        <p>{texts.noprice}</p>
      ) : (
        <Stack>
          <div className={css.ways}>
            <Steps heading={texts.delivered} steps={delivered} product={product} vat={vat}>
              {isApart && (
                <div>
                  <dt>{texts.freight}</dt>
                  <dd>
                    <FreightWords freight={freight} km={km} isGross={isGross} />
                  </dd>
                </div>
              )}
            </Steps>
            <Steps heading={texts.collected} steps={collected} product={product} vat={vat} />
          </div>
          {vat !== null && <p>{texts.vatrate({ percent: percent(vat) })}</p>}
        </Stack>
      )}
    </Card>
  )
}

type StepsProps = {
  heading: string
  steps: ProductPrices['delivered']
  product: ProductPrices
  /** Added where it is given. */
  vat: BasisPoints | null
  /** Below the steps, a row of its own. */
  children?: ReactNode
}

function Steps({ heading, steps, product, vat, children }: StepsProps): ReactElement | null {
  const texts = usePeatTexts('own')
  const quantity = useQuantity()
  const unit = useUnit()
  if (steps.length === 0) return null
  const per = (base: number) => (base === 1 ? unit(product.unit) : quantity((base * 1000) as Quantity, product.unit))
  const said = (from: Quantity, next: Quantity | undefined) => {
    if (from > 0) return texts.fromamount({ amount: quantity(from, product.unit) })
    return next === undefined ? texts.anyamount : texts.underamount({ amount: quantity(next, product.unit) })
  }
  const isMixed = new Set(steps.map(({ includesFreight }) => includesFreight)).size > 1
  const hasFreight = !isMixed && steps[0]?.includesFreight === true
  const isDelivered = steps === product.delivered
  const note = !isDelivered || isMixed ? '' : hasFreight ? texts.freightincluded : texts.freightapart
  return (
    <div>
      <h3>{[heading, note].filter(Boolean).join(', ')}</h3>
      <dl className={css.steps}>
        {steps.map(({ from, unitPrice, priceBaseQty, includesFreight }, at) => (
          <div key={from}>
            <dt>{said(from, steps[at + 1]?.from)}</dt>
            <dd>
              {[
                formatPrice(withVat(unitPrice, vat), per(priceBaseQty)),
                isMixed ? (includesFreight ? texts.freightincluded : texts.freightapart) : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        ))}
        {children}
      </dl>
    </div>
  )
}

type FreightWordsProps = { freight: ProductPrices['freight'] } & Pick<PriceCardProps, 'km' | 'isGross'>

function FreightWords({ freight, km, isGross }: FreightWordsProps): ReactElement {
  const texts = usePeatTexts('own')
  const quantity = useQuantity()
  if (freight === null) return <>{texts.nofreight}</>
  const vat = isGross ? freight.vatBp : null
  const price = freightPrice(freight, vat)
  const said = {
    perM3: `${price}/m³`,
    perLoad: texts.perload({ price }),
    perKm: texts.perkm({ price, km: km === null ? '' : `${km} km` }),
  }[freight.kind]
  const words = [
    said,
    freight.kind === 'perM3' && freight.minChargeable > 0
      ? texts.atleast({ amount: quantity(freight.minChargeable, 'm3') })
      : '',
    freight.kind === 'perKm' && freight.minimum > 0
      ? texts.atleast({ amount: formatMoney(withVat(freight.minimum as Cents, vat)) })
      : '',
    freight.fuelBp > 0 ? texts.fuel({ percent: percent(freight.fuelBp) }) : '',
  ]
  return <>{words.filter(Boolean).join(', ')}</>
}

function freightPrice({ kind, price }: NonNullable<ProductPrices['freight']>, vat: BasisPoints | null): string {
  return kind === 'perLoad' ? formatMoney(withVat(price as Cents, vat)) : formatPrice(withVat(price as UnitPrice, vat))
}

/** `25,5 %`. */
function percent(points: BasisPoints): string {
  return `${formatNumber(points / 100)} %`
}
