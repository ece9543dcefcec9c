/** FieldPage: a screen for the cab and the peat bog. A bar of 56 px replaces the header and holds the one h1. */
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconHalf, iconOffline } from '../icon/more-shapes.ts'
import { iconBack, iconCheck } from '../icon/shell-shapes.ts'
import { useArrivalFocus } from '../page/arrival-focus.ts'
import page from '../page/page.module.css'
import css from './field-page.module.css'

type FieldStatus = {
  tone: 'ok' | 'pending' | 'offline'
  label: string
  /** The page that says more about it. */
  href?: string
}

export type FieldBarProps = {
  heading: string
  /** A few words under the heading: the day, the truck. */
  text?: string | undefined
  /** To where this came from; the label is read out. */
  back?: { href: string; label: string } | undefined
  /** Whether what was done has been sent. */
  status?: FieldStatus | undefined
}

export type FieldPageProps = FieldBarProps & {
  /** A BottomBar. */
  bottom?: ReactNode
  children: ReactNode
}

/** For a screen with `frame: 'field'`. */
export function FieldPage({ bottom, children, ...bar }: FieldPageProps): ReactElement {
  return (
    <>
      <main id="content" className={css.screen}>
        <FieldBar {...bar} />
        <div className={page.page}>{children}</div>
      </main>
      {bottom}
    </>
  )
}

const statusIcons = { ok: iconCheck, pending: iconHalf, offline: iconOffline }

export function FieldBar({ heading, text, back, status }: FieldBarProps): ReactElement {
  return (
    <div className={css.bar}>
      {back && (
        <a className={css.back} href={back.href}>
          <Icon shape={iconBack} />
          <span className="visually-hidden">{back.label}</span>
        </a>
      )}
      <div className={css.title}>
        <h1 ref={useArrivalFocus()} tabIndex={-1}>
          {heading}
        </h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {/* There before its words, so that they are read out when they change. */}
      <div className={css.side} aria-live="polite">
        {status && <Status {...status} />}
      </div>
    </div>
  )
}

function Status({ tone, label, href }: FieldStatus): ReactElement {
  const shown = (
    <>
      <Icon shape={statusIcons[tone]} size="s" />
      {label}
    </>
  )
  if (href === undefined) {
    return (
      <p className={css.status} data-tone={tone}>
        {shown}
      </p>
    )
  }
  return (
    <a className={css.status} data-tone={tone} href={href}>
      {shown}
    </a>
  )
}
