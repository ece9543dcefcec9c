/** What a page of an application's office stands in: close where there is a mouse, and as wide as the window up to 1920 px. */
import type { ReactElement, ReactNode } from 'react'
import css from './office-desk.module.css'

/** @param isOffice false while somebody else reads a page that several roles share. */
export function OfficeDesk({ isOffice = true, children }: { isOffice?: boolean; children: ReactNode }): ReactElement {
  return (
    <div className={css.desk} data-density={isOffice ? 'office' : undefined}>
      {children}
    </div>
  )
}
