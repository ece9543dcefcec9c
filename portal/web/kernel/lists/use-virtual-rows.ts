/** Draws only the rows near the viewport, and the one that has the focus, so that it is never lost (ADMIN-USERS-25). */
import type { VirtualItem } from '@tanstack/react-virtual'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { FocusEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Up to here every row is drawn, so that the browser's own search finds it. */
const allDrawn = 200
const rowsBeyondView = 4
/** Until one has been measured. */
const rowHeight = 41
/** About where the list begins on a page, so that no rows are drawn first that nobody sees. */
const listTop = 400

export interface DrawnRow {
  readonly index: number
  /** Pixels left empty above it. */
  readonly gap: number
}

export interface VirtualRows {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly rows: readonly DrawnRow[]
  readonly gapAfter: number
  readonly lastIndex: number
  readonly measure: (row: HTMLTableRowElement | null) => void
  readonly scrollTo: (index: number) => void
  /** Both for the tbody. */
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

/** `isWhole`: no further rows will come. */
export function useVirtualRows(count: number, isWhole: boolean): VirtualRows {
  const body = useRef<HTMLTableSectionElement>(null)
  const typicalHeight = useRef(rowHeight)
  const [scrollMargin, setScrollMargin] = useState(listTop)
  const [focused, setFocused] = useState(-1)
  useEffect(() => {
    // Asked in between, the browser would lay out all of it twice; whatever moves the list changes the page's height.
    const observer = new ResizeObserver(() => {
      const top = body.current?.getBoundingClientRect().top
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => typicalHeight.current,
    // A row that has just come is as high as it was taken for until the browser has laid it out and says otherwise.
    measureElement: (row, entry, { indexFromElement, measurementsCache }) => {
      const height = entry?.borderBoxSize[0]?.blockSize
      if (height === undefined) return measurementsCache[indexFromElement(row)]?.size ?? typicalHeight.current
      typicalHeight.current = Math.round(height)
      return typicalHeight.current
    },
    overscan: rowsBeyondView,
    // Rows come in a task of their own: with the layout in one, scrolling would stutter on a slow machine.
    useFlushSync: false,
    scrollMargin,
    rangeExtractor: (range) =>
      isWhole && range.count <= allDrawn
        ? everyIndex(range.count)
        : withIndex(defaultRangeExtractor(range), focused, range.count),
  })
  const items = virtualizer.getVirtualItems()
  return {
    body,
    rows: items.map((item, place) => ({ index: item.index, gap: item.start - endOf(items[place - 1], scrollMargin) })),
    gapAfter: virtualizer.getTotalSize() - (endOf(items.at(-1), scrollMargin) - scrollMargin),
    lastIndex: items.at(-1)?.index ?? -1,
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
    onFocus: ({ target }) => setFocused(indexOf(target)),
    onBlur: () => setFocused(-1),
  }
}

/** The index that a row carries for the one who measures it. */
export function indexOf(inside: EventTarget): number {
  const row = inside instanceof Element ? inside.closest<HTMLElement>('tr[data-index]') : null
  return Number(row?.dataset.index ?? -1)
}

function endOf(item: VirtualItem | undefined, start: number): number {
  return item?.end ?? start
}

function everyIndex(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function withIndex(indexes: number[], index: number, count: number): number[] {
  if (index < 0 || index >= count || indexes.includes(index)) return indexes
  return [...indexes, index].toSorted((one, other) => one - other)
}
