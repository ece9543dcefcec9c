/** A page below a tab: its heading, what it is for, its filter and its list. */
import type { ReactElement, ReactNode } from 'react'
import { Stack } from '../ui/index.ts'
import css from './sub-page.module.css'

export type SubPageProps = { heading: string; lead?: string; children: ReactNode }

export function SubPage({ heading, lead, children }: SubPageProps): ReactElement {
  return (
    <Stack>
      <h2>{heading}</h2>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </Stack>
  )
}
