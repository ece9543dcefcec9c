/** A long list in a box that scrolls by itself: only the rows in sight are drawn, the heading of their group stays on top. */
import type { Range } from '@tanstack/react-virtual'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import css from './scroll-list.module.css'

const rowsBeyondView = 6
/** Rows before the last one from which on more are asked for. */
const rowsAhead = 20

interface Group {
  readonly key: string
  readonly heading: ReactNode
}

export type ScrollListProps<Row extends { readonly id: string }> = {
  label: string
  rows: readonly Row[]
  groupOf: (row: Row) => Group
  children: (row: Row) => ReactNode
  /** The row that is brought into sight. */
  chosen: string
  /** The row that gets the focus when this changes; empty for none. */
  focused: string
  /** Pixels of a row and of a heading until one has been measured. */
  sizes?: { readonly row: number; readonly heading: number }
  hasMore: boolean
  onMore: () => void
  /** A key was pressed inside the list. `next` and `previous` are the neighbours of the row that has the focus. */
  onKey: (event: KeyboardEvent<HTMLElement>, at: ScrollListPlace) => void
}

export interface ScrollListPlace {
  readonly id: string
  readonly next: string | undefined
  readonly previous: string | undefined
  /** Brings a row into sight and focuses its link. */
  readonly focus: (id: string) => void
}

type Item<Row> =
  | { readonly kind: 'heading'; readonly key: string; readonly heading: ReactNode }
  | { readonly kind: 'row'; readonly key: string; readonly row: Row; readonly place: number }

const plainSizes = { row: 44, heading: 28 }

export function ScrollList<Row extends { readonly id: string }>(props: ScrollListProps<Row>): ReactElement {
  const { label, rows, children, hasMore, onKey } = props
  const { box, items, virtualizer, top, focus } = useScrollList(props)
  function press(event: KeyboardEvent<HTMLElement>) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('li[data-id]') : null
    const id = row?.dataset['id'] ?? ''
    const place = rows.findIndex((each) => each.id === id)
    onKey(event, { id, next: rows[place + 1]?.id, previous: rows[place - 1]?.id, focus })
  }
  const measure = (start: number | undefined) => (element: HTMLLIElement | null) => {
    element?.style.setProperty('translate', start === undefined ? '' : `0 ${start}px`)
    virtualizer.measureElement(element)
  }
  return (
    <div ref={box} className={css.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys reach it from the links inside */}
      <ul
        ref={(list) => list?.style.setProperty('block-size', `${virtualizer.getTotalSize()}px`)}
        className={css.rows}
        aria-label={label}
        onKeyDown={press}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          const isTop = index === top
          const own = { ref: measure(isTop ? undefined : start), 'data-index': index }
          if (item?.kind === 'heading') {
            return (
              <li {...own} key={key} className={css.heading} data-top={isTop || undefined}>
                {item.heading}
              </li>
            )
          }
          if (item === undefined) return null
          const size = hasMore ? -1 : rows.length
          return (
            <li {...own} key={key} data-id={item.row.id} aria-setsize={size} aria-posinset={item.place + 1}>
              {children(item.row)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function useScrollList<Row extends { readonly id: string }>(props: ScrollListProps<Row>) {
  const { rows, groupOf, chosen, focused, sizes = plainSizes, hasMore, onMore } = props
  const box = useRef<HTMLDivElement>(null)
  const items = useMemo(() => itemsOf(rows, groupOf), [rows, groupOf])
  const headings = useMemo(() => items.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : [])), [items])
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (items[index]?.kind === 'heading' ? sizes.heading : sizes.row),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: rowsBeyondView,
    rangeExtractor: (range) => withHeading(range, headings, focusedIndex(box.current)),
  })
  const last = virtualizer.getVirtualItems().at(-1)?.index ?? 0
  const more = useEffectEvent(onMore)
  useEffect(() => {
    if (hasMore && last >= items.length - rowsAhead) more()
  }, [hasMore, last, items.length])
  function show(id: string) {
    const index = indexIn(items, id)
    if (index >= 0 && !isInSight(box.current, id)) virtualizer.scrollToIndex(index, { align: 'center' })
  }
  function focus(id: string) {
    show(id)
    focusSoon(() => rowIn(box.current, id)?.querySelector('a'))
  }
  const showChosen = useEffectEvent(show)
  const focusChosen = useEffectEvent(focus)
  useEffect(() => {
    if (chosen !== '') showChosen(chosen)
  }, [chosen])
  useEffect(() => {
    if (focused !== '') focusChosen(focused)
  }, [focused])
  const first = virtualizer.range?.startIndex ?? 0
  return { box, items, virtualizer, top: headings.findLast((index) => index <= first), focus }
}

function itemsOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  groupOf: (row: Row) => Group,
): readonly Item<Row>[] {
  let last = ''
  return rows.flatMap((row, place): Item<Row>[] => {
    const { key, heading } = groupOf(row)
    const item = { kind: 'row', key: row.id, row, place } as const
    if (place > 0 && key === last) return [item]
    last = key
    return [{ kind: 'heading', key: `group ${key} ${place}`, heading }, item]
  })
}

function indexIn<Row extends { readonly id: string }>(items: readonly Item<Row>[], id: string): number {
  return items.findIndex((item) => item.kind === 'row' && item.row.id === id)
}

/** The heading above the first row in sight, and the row that has the focus, are always drawn. */
function withHeading(range: Range, headings: readonly number[], focused: number): number[] {
  const top = headings.findLast((index) => index <= range.startIndex)
  const kept = [top, focused].filter((index) => index !== undefined && index >= 0 && index < range.count)
  return [...new Set([...kept, ...defaultRangeExtractor(range)])]
    .flatMap((index) => index ?? [])
    .toSorted((a, b) => a - b)
}

function rowIn(box: HTMLElement | null, id: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`li[data-id="${id}"]`) ?? null
}

function focusedIndex(box: HTMLElement | null): number {
  const focused = document.activeElement
  const row = focused && box?.contains(focused) ? focused.closest<HTMLElement>('li[data-index]') : null
  return Number(row?.dataset['index'] ?? -1)
}

function isInSight(box: HTMLElement | null, id: string): boolean {
  const row = rowIn(box, id)
  if (!box || !row) return false
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  return inner.top >= outer.top + plainSizes.heading && inner.bottom <= outer.bottom
}

/** A row that is scrolled to is drawn a frame later. */
function focusSoon(find: () => HTMLElement | null | undefined, tries = 5): void {
  const found = find()
  if (found) found.focus({ preventScroll: true })
  else if (tries > 0) requestAnimationFrame(() => focusSoon(find, tries - 1))
}
