/** A draft of the order form is kept in this browser for a day, for one person and one page. */
import { draftKeeper, useAddress, useSignedIn } from '@workspace/portal/web'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { DeliveryMethod, Wish } from '../../contract/orders/order-fields.ts'
import type { OrderValues } from './order-values.ts'

const short = z.string().check(z.maxLength(2000))
const Line = z.object({ id: short, product: short, quantity: z.optional(z.int()) })
const Values = z.object({
  ...{
    seller: short,
    account: short,
    method: DeliveryMethod,
    site: short,
    wish: z.nullable(Wish),
    instructions: short,
  },
  ...{ contactName: short, contactTelephone: short, note: short, purchaseReference: short },
  lines: z.array(Line).check(z.minLength(1), z.maxLength(20)),
})
/** `id` of the order; `version` of a known one, null before it is saved. */
const KeptOrder = z.object({
  ...{ person: z.string(), place: z.string(), id: z.uuid(), version: z.nullable(z.int()) },
  values: Values,
})

const keeper = draftKeeper('orderdraft', KeptOrder)

interface Begin {
  readonly id: string
  readonly version: number | undefined
  readonly begin: OrderValues
}

export interface OrderStart extends Begin {
  /** The first values of the form. */
  readonly values: OrderValues
  readonly isRestored: boolean
  keep(values: OrderValues): void
  forget(): void
}

/** A draft of an older version of the order is not restored. */
export function useOrderStart({ id, version, begin }: Begin): OrderStart {
  const { user } = useSignedIn()
  const { path, query } = useAddress()
  const [place] = useState(`${path}?${query}`)
  const [first] = useState(begin)
  const [start] = useState(() => {
    const kept = keeper.kept()
    const isOwn = kept?.person === user._id && kept.place === place && kept.version === (version ?? null)
    return isOwn ? { id: kept.id, values: withLines(kept.values) } : undefined
  })
  const own = { person: user._id, place, id: start?.id ?? id, version: version ?? null }
  return {
    ...{ id: own.id, version, begin: first },
    values: start?.values ?? first,
    isRestored: start !== undefined,
    keep: (values) => keeper.keep({ ...own, values: { ...values, lines: [...values.lines] } }),
    forget: keeper.forget,
  }
}

/** A draft that is only looked at again does not begin another day. */
export function useKeeping({ keep, forget, begin }: OrderStart, values: OrderValues): void {
  const seen = useRef(values)
  useEffect(() => {
    if (values === seen.current) return
    seen.current = values
    if (values === begin) forget()
    else keep(values)
  })
}

function withLines({ lines, ...values }: z.infer<typeof Values>): OrderValues {
  const [first, ...others] = lines.map(({ quantity, ...line }) => ({ ...line, quantity }))
  return { ...values, lines: [first ?? { id: '', product: '', quantity: undefined }, ...others] }
}
