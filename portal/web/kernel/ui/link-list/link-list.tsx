/** LinkList: things to go to, one under another; each a whole row with its icon, what it is and a little more. */
import type { ReactElement, ReactNode } from 'react'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconRight } from '../icon/more-shapes.ts'
import css from './link-list.module.css'

export type LinkListItemProps = {
  href: string
  title: string
  text?: ReactNode
  icon?: IconShape | undefined
  /** The application's own drawing in the place of the icon. */
  drawing?: ReactNode
  tone?: 'warn' | 'info' | 'err' | undefined
}

export function LinkList({ children }: { children: ReactNode }): ReactElement {
  return <ul className={css.list}>{children}</ul>
}

export function LinkListItem({ href, title, text, icon, drawing, tone }: LinkListItemProps): ReactElement {
  return (
    <li>
      <a className={css.row} href={href}>
        <span className={css.icon} data-tone={tone} aria-hidden="true">
          {icon === undefined ? drawing : <Icon shape={icon} />}
        </span>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {text !== undefined && <span className={css.text}>{text}</span>}
        </span>
        <Icon shape={iconRight} size="m" />
      </a>
    </li>
  )
}
