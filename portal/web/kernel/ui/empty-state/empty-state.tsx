/** EmptyState: nothing to show, why, and the one thing to do about it: first use, no match, no rights, offline. */
import type { ReactElement, ReactNode } from 'react'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './empty-state.module.css'

export type EmptyStateProps = {
  icon: IconShape
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className={css.empty}>
      <span className={css.icon}>
        <Icon shape={icon} size="xl" />
      </span>
      <p className={css.title}>{title}</p>
      {children !== undefined && <div className={css.body}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
