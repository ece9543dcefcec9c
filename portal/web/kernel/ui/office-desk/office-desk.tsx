/** What a page of an application's office stands in: close where there is a mouse, and as wide as the window up to 1920 px. */
import type { ReactElement, ReactNode } from 'react'
import css from './office-desk.module.css'

/** @param isDesk false while a page is read elsewhere: several roles share it. */
export function OfficeDesk({ isDesk = true, children }: { isDesk?: boolean; children: ReactNode }): ReactElement {
  return (
    <div className={css.desk} data-density={isDesk ? 'office' : undefined}>
      {children}
    </div>
  )
}
