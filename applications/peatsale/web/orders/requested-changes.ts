/** The new values of a change request in words, each beside what stands in the order. */
import type { BothValues } from '@workspace/logistics/web/commands'
import { Quantity } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import type { Order } from '../../contract/orders/order.ts'
import { orderContent } from '../../contract/orders/order-fields.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { plannedWish } from '../ordering/order-values.ts'
import { useOffered } from '../ordering/use-offered.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useWished } from './wish-words.ts'

const Asked = z.object(orderContent)
type Asked = z.infer<typeof Asked>
type Names = Order['lines'][number]['product']['name']
interface Line {
  readonly id: string
  readonly name: Names
  readonly unit: Order['lines'][number]['unit']
  readonly quantity: number
}

const none = { name: { fi: '', en: '' } }

/** As the event brought them; nothing of what cannot be read any more. */
export function readRequestedChanges(fields: object): Asked {
  const { success, data } = Asked.safeParse(fields)
  return success ? data : {}
}

/** Undefined while the names of products and sites are not there yet. */
export function useRequestedChanges(order: Order, asked: Asked): readonly BothValues[] | undefined {
  const texts = usePeatTexts('ordering')
  const quantity = useQuantity()
  const name = useName()
  const wished = useWished()
  const isNamed = asked.lines === undefined && asked.site == null
  const { offered, asked: reads } = useOffered({ account: order.customer.id, seller: order.seller.id }, !isNamed)
  if (!isNamed && offered === undefined && reads.every(({ error }) => error === null)) return undefined
  const stands = order.lines.map(
    ({ id, product, unit, ordered }): Line => ({ id, name: product.name, unit, quantity: ordered }),
  )
  const wanted = asked.lines?.map(({ id, product, quantity: amount }): Line => {
    const known = order.lines.find((line) => line.product.id === product)
    const of = offered?.products.find((each) => each.id === product)
    const names = known?.product.name ?? { fi: of?.nameFi ?? '', en: of?.nameEn ?? '' }
    return { id, name: names, unit: known?.unit ?? of?.salesUnit ?? 'm3', quantity: amount }
  })
  const hasSeveral = stands.length > 1 || (wanted?.length ?? 0) > 1
  const line = (of: Line | undefined) =>
    of === undefined ? '' : `${quantity(Quantity.parse(of.quantity), of.unit)} ${name(of.name)}`
  const site = offered?.sites.find(({ id }) => id === asked.site)
  const all: readonly (BothValues | undefined)[] = [
    ...linesOf(stands, wanted).map(
      ([before, after]): BothValues => [
        [texts.quantity, hasSeveral ? name((after ?? before ?? none).name) : ''].filter(Boolean).join(', '),
        line(before),
        after === undefined ? texts.removed : line(after),
      ],
    ),
    asked.method && [texts.method, texts[`method_${order.method}`], texts[`method_${asked.method}`]],
    asked.site == null ? undefined : [texts.site, order.siteDetails?.name ?? '', site?.name ?? ''],
    asked.wish === undefined ? undefined : [texts.week, wished(plannedWish(order)), wished(asked.wish)],
    textOf(texts.instructions, order.instructions, asked.instructions),
    textOf(texts.contactname, order.contactName, asked.contactName),
    textOf(texts.contacttelephone, order.contactTelephone, asked.contactTelephone),
    textOf(texts.reference, order.purchaseReference, asked.purchaseReference),
    textOf(texts.note, order.note, asked.note),
  ]
  return all.filter((each) => each !== undefined)
}

/** Lines that are other ones than they were, in their order; what stands and what is asked for. */
function linesOf(
  stands: readonly Line[],
  wanted: readonly Line[] | undefined,
): readonly (readonly [Line | undefined, Line | undefined])[] {
  if (wanted === undefined) return []
  const kept = stands.map((before) => [before, wanted.find(({ id }) => id === before.id)] as const)
  const added = wanted.filter(({ id }) => !stands.some((before) => before.id === id))
  const pairs = [...kept, ...added.map((after) => [undefined, after] as const)]
  return pairs.filter(([before, after]) => JSON.stringify(before) !== JSON.stringify(after))
}

function textOf(what: string, before: string, after: string | undefined): BothValues | undefined {
  return after === undefined ? undefined : [what, before, after]
}
