/** A view of a list: what it shows and in which order. It stands in the address, so it can be kept, sent and gone back to. */
import type * as z from 'zod/mini'
import type { Direction } from '../../../contract/lists/list.ts'
import { addressWith } from '../routing/address.ts'

type Words = Readonly<Record<string, string>>

export interface AddressedView<View> {
  /** The list in its plain view. */
  readonly path: string
  /** What the address says; a word that means nothing counts as left out. */
  readonly viewOf: (query: URLSearchParams) => View
  /** The list, or a screen below it with `more` in its query: a visit keeps the view. */
  readonly addressOf: (view: View, below?: string, more?: Words) => string
  /** Whether something is left out; the order leaves out nothing. */
  readonly isFiltered: (view: View) => boolean
}

/** @param plain is the view of the bare path: only what differs from it stands in the address. */
export function viewInAddress<Shape extends Readonly<Record<string, z.ZodMiniType<string, string | undefined>>>>(
  { shape }: z.ZodMiniObject<Shape>,
  plain: ViewOf<Shape>,
  path: string,
): AddressedView<ViewOf<Shape>> {
  const plainWords: Words = { ...plain }
  const differing = (view: ViewOf<Shape>): Words =>
    Object.fromEntries(Object.entries<string>({ ...view }).filter(([name, word]) => plainWords[name] !== word))
  return {
    path,
    viewOf: (query) => {
      const words = Object.entries(shape).map(([name, schema]) => {
        const read = schema.safeParse(query.get(name) ?? plainWords[name])
        return [name, read.success ? read.data : plainWords[name]]
      })
      return Object.fromEntries(words) as ViewOf<Shape>
    },
    addressOf: (view, below = '', more = {}) => {
      const query = { ...more, ...differing(view) }
      return Object.keys(query).length === 0 ? `${path}${below}` : addressWith(`${path}${below}`, query)
    },
    isFiltered: (view) => Object.keys(differing(view)).some((name) => name !== 'sort' && name !== 'direction'),
  }
}

type ViewOf<Shape extends Readonly<Record<string, z.ZodMiniType>>> = {
  readonly [Name in keyof Shape]: z.output<Shape[Name]>
}

export interface Ordered<Sort extends string = string> {
  readonly sort: Sort
  readonly direction: Direction
}

/** By another column rising, by the same one the other way round. */
export function sortedBy<View extends Ordered>(view: View, sort: View['sort']): View {
  const isTurned = view.sort === sort && view.direction === 'asc'
  return { ...view, sort, direction: isTurned ? 'desc' : 'asc' }
}
