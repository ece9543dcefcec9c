/** Sections of an application, and beside them its search: below them where there is no room. */
import { Suspended } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import css from './search-row.module.css'

export type SearchRowProps = {
  /** Comes with its own code. */
  search: ReactNode
  /** The sections. */
  children: ReactNode
}

export function SearchRow({ search, children }: SearchRowProps): ReactElement {
  return (
    <div className={css.row}>
      {children}
      <div className={css.search}>
        <Suspended>{search}</Suspended>
      </div>
    </div>
  )
}
