/** A list beside what is opened from it: both fill what the window leaves below them, and each scrolls by itself. */
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import css from './workspace.module.css'

type WorkspaceProps = {
  /** Something is opened: on a narrow screen it takes the place of the list. */
  isOpen: boolean
  list: ReactNode
  /** Below the list: how many there are, and keys. */
  foot?: ReactNode
  pane: ReactNode
}

export function Workspace({ isOpen, list, foot, pane }: WorkspaceProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = () => {
      const top = box.current?.getBoundingClientRect().top
      if (top !== undefined) box.current?.style.setProperty('--workspace-top', `${Math.round(top + window.scrollY)}px`)
    }
    // What moves it changes the height of the page.
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={css.workspace} data-open={isOpen || undefined}>
      <div className={css.list}>
        <div className={css.rows}>{list}</div>
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </div>
      <div className={css.pane}>{pane}</div>
    </div>
  )
}
