/** The estimate beside the form. */
import type { LocalDate } from '@workspace/portal/contract'
import { daysOf, Quantity } from '@workspace/portal/contract'
import type { Failed, Refused } from '@workspace/portal/web'
import { FailureNotice, lazyComponent, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ListedProduct, Wish } from '../../contract/index.ts'
import { PriceWhy } from '../prices/price-why.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { OrderValues } from './order-values.ts'
import type { Estimate } from './use-estimate.ts'

type EstimateCardProps = {
  estimate: Estimate | undefined
  failure: Refused<string> | Failed | undefined
  values: OrderValues
  products: readonly ListedProduct[]
}

const LackingPrice = lazyComponent(async () => (await import('../prices/lacking-price.tsx')).LackingPrice)

export function EstimateCard({ estimate, failure, values, products }: EstimateCardProps): ReactElement {
  const texts = usePeatTexts('ordering')
  if (failure !== undefined) return <FailureNotice answer={failure} />
  if (estimate === undefined) return <p>{texts.pricewaits}</p>
  const { prices, lacking } = estimate
  const goods = prices.output.snapshot.flatMap(({ product }) => {
    const of = products.find(({ code }) => code === product)
    const line = values.lines.find((each) => each.product === of?.id)
    if (of === undefined) return []
    const ordered = Quantity.parse(line?.quantity ?? 0)
    return [{ code: of.code, name: { fi: of.nameFi, en: of.nameEn }, unit: of.salesUnit, ordered }]
  })
  const count = prices.output.loads.length
  return (
    <Stack gap="s">
      {count > 0 && <p>{texts.loads({ count })}</p>}
      {lacking !== null && lacking.missing.length > 0 && (
        <Suspended>
          <LackingPrice lacking={lacking} seller={values.seller} goods={goods} />
        </Suspended>
      )}
      <PriceWhy prices={prices} goods={goods} method={values.method} day={pricedDay(values.wish)} />
    </Stack>
  )
}

/** R1: the Monday of a week, else the first day. */
function pricedDay(wish: Wish | null): LocalDate | undefined {
  if (wish === null) return undefined
  return wish.by === 'week' ? daysOf(wish.week)[0] : wish.earliest
}
