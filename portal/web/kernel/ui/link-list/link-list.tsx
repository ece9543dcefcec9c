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
  /** Beneath the title's end: a time of day. */
  when?: string | undefined
  /** Not seen before: a dot, and this word for screen readers. */
  fresh?: string | undefined
  onFollow?: () => void
}

export function LinkList({ children }: { children: ReactNode }): ReactElement {
  return <ul className={css.list}>{children}</ul>
}

export function LinkListItem({ href, title, text, icon, drawing, tone, ...of }: LinkListItemProps): ReactElement {
  return (
    <li>
      <a className={css.row} href={href} onClick={of.onFollow}>
        <span className={css.icon} data-tone={tone} aria-hidden="true">
          {icon === undefined ? drawing : <Icon shape={icon} />}
        </span>
        <span className={css.words}>
          <span className={css.title} data-fresh={of.fresh !== undefined || undefined}>
            {of.fresh !== undefined && <span className="visually-hidden">{`${of.fresh}: `}</span>}
            {title}
          </span>
          {text !== undefined && <span className={css.text}>{text}</span>}
        </span>
        {of.when === undefined ? <Icon shape={iconRight} size="m" /> : <span className={css.when}>{of.when}</span>}
      </a>
    </li>
  )
}
