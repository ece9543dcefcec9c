/** What an order costs and why: a row for what is paid, and under it the reasons of the price (2.7). */
import type { Cents, LocalDate, Quantity } from '@workspace/portal/contract'
import { Collapsible, formatMoney, formatPrice, Notice, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { TwoNames } from '../../contract/fields/named.ts'
import type { PricedOrder } from '../../contract/index.ts'
import { explainPrice } from '../../contract/index.ts'
import type { OrderPrices } from '../../contract/orders/order.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { SummedRow } from './price-rows.ts'
import { summedRows, summedVat } from './price-rows.ts'
import css from './price-why.module.css'
import type { PriceWords } from './price-words.ts'
import { usePriceWords } from './price-words.ts'

type Names = (typeof TwoNames)['_zod']['output']
/** In the order of the order's lines. */
export interface PricedGoods {
  readonly code: string
  readonly name: Names
  readonly unit: 'm3' | 'pcs' | 'kg'
  readonly ordered: Quantity
}

export type PriceWhyProps = {
  prices: OrderPrices
  goods: readonly PricedGoods[]
  method: PricedOrder['method']
  /** The day that prices are chosen for, where it is settled. */
  day?: LocalDate | undefined
  /** Opened from the start, where the office looks before it confirms. */
  open?: boolean
}

export function PriceWhy({ prices, goods, method, day, open = false }: PriceWhyProps): ReactElement {
  const texts = usePeatTexts('prices')
  const words = usePriceWords(prices)
  const { output } = prices
  return (
    <div className={css.price}>
      {output.missing === true && <Notice tone="warn" title={texts.missing} />}
      <dl className={css.rows}>
        {summedRows(output).map((row) => (
          <Row key={`${row.kind} ${row.product} ${row.unitPrice}`} row={row} goods={goods} />
        ))}
        {summedVat(output).map(({ rateBp, vat }) => (
          <div key={rateBp} className={css.row}>
            <dt>{texts.vat({ rate: words.percent(rateBp) })}</dt>
            <dd>{formatMoney(vat)}</dd>
          </div>
        ))}
        {output.total && (
          <div className={css.total}>
            <dt>{prices.isEstimate ? texts.totalestimate : texts.total}</dt>
            <dd>{formatMoney(output.total.gross as number as Cents)}</dd>
          </div>
        )}
      </dl>
      <Collapsible heading={texts.why} level={3} open={open}>
        <Reasons prices={prices} goods={goods} method={method} day={day} words={words} />
      </Collapsible>
    </div>
  )
}

function Row({ row, goods }: { row: SummedRow; goods: readonly PricedGoods[] }): ReactElement {
  const texts = usePeatTexts('prices')
  const quantity = useQuantity()
  const unitName = useUnit()
  const name = useName()
  const of = goods.find(({ code }) => code === row.product)
  const unit = of?.unit ?? 'm3'
  const per = row.base === 1 ? unitName(unit) : `${row.base} ${unitName(unit)}`
  const what =
    row.kind === 'goods' && of ? name(of.name) : row.kind === 'goods' ? row.product : texts[`row_${row.kind}`]
  const counted = row.quantity === null || row.unitPrice === null
  return (
    <div className={css.row}>
      <dt>
        {what}
        {row.quantity !== null && row.unitPrice !== null && !counted && (
          <small>{`${quantity(row.quantity, unit)} × ${formatPrice(row.unitPrice, per)}`}</small>
        )}
      </dt>
      <dd>{formatMoney(row.net)}</dd>
    </div>
  )
}

type ReasonsProps = Omit<PriceWhyProps, 'open'> & { words: PriceWords }

function Reasons({ prices, goods, method, day, words }: ReasonsProps): ReactElement {
  const texts = usePeatTexts('prices')
  const name = useName()
  const moments = useDateFormat()
  const { lines, loads } = explainPrice(orderOf(goods, method), prices.output)
  // Loads of one order mostly have the same reasons: each is said once.
  const ofLoads = new Set(loads.flatMap(({ reasons }) => reasons.flatMap((reason) => words.load(reason) ?? [])))
  const said = [...(prices.freight ? [words.freight(prices.freight)] : []), ...ofLoads]
  return (
    <div className={css.reasons}>
      {day !== undefined && <p>{texts.chosenfor({ day: moments.day(day) })}</p>}
      {lines.map(({ product, unit, reasons }) => (
        <div key={product}>
          <p className={css.product}>
            {name(goods.find(({ code }) => code === product)?.name ?? { fi: product, en: product })}
          </p>
          <ul>
            {reasons.flatMap((reason) => {
              const said = words.line(reason, unit)
              return said === undefined ? [] : [<li key={said}>{said}</li>]
            })}
          </ul>
        </div>
      ))}
      {said.length > 0 && (
        <ul>
          {said.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <p>{texts.billed}</p>
    </div>
  )
}

/** What the explanation asks of the order; day and zone it tells apart. */
function orderOf(goods: readonly PricedGoods[], method: PricedOrder['method']): PricedOrder {
  const lines = goods.map(({ code, unit, ordered }) => ({ product: code, unit, ordered }))
  return { method, zone: '', distanceKm: 0, plannedDay: '1970-01-01' as LocalDate, lines }
}
