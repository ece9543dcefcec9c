/** What paper has no use for: forms, tabs and buttons beside what is printed; and the button that prints. */
import { Button } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import css from './print.module.css'

export function ScreenOnly({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.screenonly}>{children}</div>
}

export function PrintButton({ label }: { label: string }): ReactElement {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
