/** SaveBar: sticks to the bottom while something is changed, says what, and holds Peruuta and Tallenna. */
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import css from './save-bar.module.css'

export type SaveBarProps = {
  /** As `2 muutosta`. */
  title: string
  /** Which ones, as `Puhelinnumero, postitoimipaikka`. */
  detail?: string | undefined
  /** Buttons, the way out first. */
  children: ReactNode
}

export function SaveBar({ title, detail, children }: SaveBarProps): ReactElement {
  const bar = useClearView()
  useFieldLeft(bar)
  return (
    <div ref={bar} className={css.bar}>
      <output className={css.text}>
        <strong>{title}</strong>
        {detail && <span className={css.detail}>{detail}</span>}
      </output>
      <div className={css.actions}>{children}</div>
    </div>
  )
}

/** The bar goes away with what it saved: whoever pressed it goes on in the field that was left for it. */
function useFieldLeft(bar: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const { current } = bar
    let field: EventTarget | null = null
    const come = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof Element && !current?.contains(from)) field = from
    }
    current?.addEventListener('focusin', come)
    return () => {
      if (current?.contains(document.activeElement) && field instanceof HTMLElement) field.focus()
    }
  }, [bar])
}

/** The bar comes, and grows, while somebody types: the field that has the focus never lies under it (WCAG 2.4.11). */
function useClearView() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = bar
    if (current === null) return
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.style.setProperty('--save-bar', `${Math.ceil(height)}px`)
      const { activeElement } = document
      const isField = activeElement !== document.body && !current.contains(activeElement)
      if (isField) activeElement?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--save-bar')
    }
  }, [])
  return bar
}
