/** SaveBar: sticks to the bottom while something is changed, says what, and holds Peruuta and Tallenna. */
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
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
  return (
    <div ref={useClearView()} className={css.bar}>
      <output className={css.text}>
        <strong>{title}</strong>
        {detail && <span className={css.detail}>{detail}</span>}
      </output>
      <div className={css.actions}>{children}</div>
    </div>
  )
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
