/** Page: the main part of a screen and its one h1. A new page takes the focus to its heading, so that screen readers start there. */
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconBack } from '../icon/shell-shapes.ts'
import { useArrivalFocus } from './arrival-focus.ts'
import css from './page.module.css'

export type PageProps = {
  heading: string
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** A link above the heading to where this came from. */
  back?: { href: string; label: string } | undefined
  /** Beside the heading: a Chip. */
  mark?: ReactNode
  /** At the end of the heading row: buttons, a Segmented. */
  actions?: ReactNode
  /** Tabs in the line of the heading, under it where there is no room. */
  tabs?: ReactNode
  /** form: 736 px, a reading and writing measure. Default: 1200 px. */
  width?: 'form' | undefined
  /** Stands in for a page whose code is on its way, and leaves the focus to that one. */
  standsIn?: boolean
  children: ReactNode
}

/** Give it another `key` when the screen turns into another one under the same route, as after a registration. */
export function Page({ heading, lead, back, mark, actions, tabs, width, standsIn, children }: PageProps): ReactElement {
  return (
    <main id="content" className={css.page} data-width={width}>
      {back && (
        <a className={css.back} href={back.href}>
          <Icon shape={iconBack} size="m" />
          {back.label}
        </a>
      )}
      <div className={css.head} data-tabbed={tabs !== undefined || undefined}>
        <div className={css.title}>
          <div className={css.line}>
            <h1 ref={useArrivalFocus(standsIn)} tabIndex={-1} className={css.heading}>
              {heading}
            </h1>
            {mark}
          </div>
          {lead !== undefined && <div className={css.lead}>{lead}</div>}
        </div>
        {tabs !== undefined && <div className={css.tabs}>{tabs}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </main>
  )
}

/** The first thing on a page: takes keyboard users past the header. A button, since #content would be a route. */
export function SkipLink({ children }: { children: string }): ReactElement {
  return (
    <button type="button" className={css.skip} onClick={() => document.querySelector<HTMLElement>('main h1')?.focus()}>
      {children}
    </button>
  )
}
