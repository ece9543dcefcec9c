/** People of an account, a row each: who it is, what to know, and what can be done. */
import { Cluster } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import css from './people.module.css'

export function People({ children }: { children: ReactNode }): ReactElement {
  return <ul className={css.people}>{children}</ul>
}

export type PersonProps = { name: string; note: ReactNode; failure?: ReactNode; children?: ReactNode }

export function Person({ name, note, failure, children }: PersonProps): ReactElement {
  return (
    <li className={css.person}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.note}>{note}</p>
        {failure}
      </div>
      <Cluster>{children}</Cluster>
    </li>
  )
}
