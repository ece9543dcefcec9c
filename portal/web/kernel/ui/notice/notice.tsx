/** Notice: what happened, what to do, and one thing to press. Errors interrupt, the rest waits its turn to be read out. */
import type { ReactElement, ReactNode } from 'react'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconAlert, iconCheck, iconInfo, iconStop } from '../icon/shell-shapes.ts'
import css from './notice.module.css'

export type NoticeTone = 'ok' | 'err' | 'warn' | 'info'

export type NoticeProps = {
  tone: NoticeTone
  title: string
  /** The cure, a reference, a phone number. */
  children?: ReactNode
  /** A Button or LinkButton, secondary and small. */
  action?: ReactNode
  icon?: IconShape | undefined
}

const shapes: Readonly<Record<NoticeTone, IconShape>> = {
  ok: iconCheck,
  err: iconStop,
  warn: iconAlert,
  info: iconInfo,
}

export function Notice({ tone, title, children, action, icon = shapes[tone] }: NoticeProps): ReactElement {
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'err' ? 'alert' : 'status'}>
      <Icon shape={icon} />
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={css.actions}>{action}</div>}
      </div>
    </div>
  )
}
