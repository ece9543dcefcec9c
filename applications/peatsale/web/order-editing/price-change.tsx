/** What a change makes of the price: old and new beside each other, and why. */
import type { Cents, LocalDate } from '@workspace/portal/contract'
import { DescriptionList, formatMoney, formatPrice, Notice, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OrderPrices } from '../../contract/orders/order.ts'
import { useName, useUnit } from '../lists/quantities.ts'
import type { PricedGoods, PriceWhyProps } from '../prices/price-why.tsx'
import { PriceWhy } from '../prices/price-why.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { EditPrice } from './use-edit-price.ts'

type PriceChangeProps = {
  price: EditPrice
  goods: readonly PricedGoods[]
  method: PriceWhyProps['method']
  day: LocalDate | undefined
  /** What to do where no list has a price; unless given, to give it by hand. */
  lacking?: string
  /** Why is a press away, where the room is small. */
  isShort?: boolean
}

export function PriceChange({ price, goods, method, day, lacking, isShort = false }: PriceChangeProps): ReactElement {
  const texts = usePeatTexts('changes')
  const { before, after, lacksPrice } = price
  const rows = useRows(goods, before, after)
  const isSame = before !== null && rows.every(([, was, is]) => was === is)
  return (
    <Stack>
      {lacksPrice && <Notice tone="warn" title={lacking ?? texts.lacksprice} />}
      <p role="status">
        <strong>{isSame ? texts.sameprice : texts.pricechange}</strong>
      </p>
      {before === null ? (
        <p>{texts.nopricebefore}</p>
      ) : (
        !isSame && (
          <DescriptionList
            items={rows.map(([what, was, is]) => [what, <FromTo key={what} was={was} is={is} isSame={was === is} />])}
          />
        )
      )}
      <PriceWhy prices={after} goods={goods} method={method} day={day} open={!isSame && !isShort} />
    </Stack>
  )
}

function FromTo({ was, is, isSame }: { was: string; is: string; isSame: boolean }): ReactElement {
  const texts = usePeatTexts('changes')
  if (isSame) return <>{is}</>
  return (
    <>
      <span className="visually-hidden">{texts.before} </span>
      {was} → <span className="visually-hidden">{texts.after} </span>
      <strong>{is}</strong>
    </>
  )
}

type Row = readonly [what: string, before: string, after: string]

/** Unit prices of the products, then the sums; what one side does not have is a dash there. */
function useRows(goods: readonly PricedGoods[], before: OrderPrices | null, after: OrderPrices): readonly Row[] {
  const texts = usePeatTexts('changes')
  const name = useName()
  const unitName = useUnit()
  const sum = (prices: OrderPrices | null, which: 'net' | 'gross') => {
    const total = prices?.output.total?.[which]
    return total === undefined ? '–' : formatMoney(total as number as Cents)
  }
  const unitPrice = (prices: OrderPrices | null, { code, unit }: PricedGoods) => {
    const found = prices?.output.snapshot.find(({ product }) => product === code)
    if (found?.unitPrice === undefined) return '–'
    const { priceBaseQty: base = 1, lowered } = found
    const per = base === 1 ? unitName(unit) : `${base} ${unitName(unit)}`
    return formatPrice(lowered?.unitPrice ?? found.unitPrice, per)
  }
  return [
    ...goods.map((each): Row => [name(each.name), unitPrice(before, each), unitPrice(after, each)]),
    [texts.net, sum(before, 'net'), sum(after, 'net')],
    [texts.gross, sum(before, 'gross'), sum(after, 'gross')],
  ]
}
