/** A row of a list whose rows open beside it: two lines, what it is and what it brings; a flag says why it waits. */
import { Icon, iconAlert } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import css from './list-row.module.css'

export type ListRowProps = {
  href: string
  isChosen: boolean
  title: string
  /** At the end of the first line. */
  end: string
  text: string
  /** Read after the text by screen readers alone. */
  more?: string
  flag?: string | undefined
  onChoose: () => void
}

export function ListRow({ href, isChosen, title, end, text, more, flag, onChoose }: ListRowProps): ReactElement {
  return (
    <a
      className={css.row}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onChoose()
      }}
    >
      <span className={css.line}>
        <strong className={css.title}>{title}</strong>
        <span className={css.end}>{end}</span>
      </span>
      <span className={css.line}>
        <span className={css.text}>
          {text}
          {more !== undefined && <span className="visually-hidden"> {more}</span>}
        </span>
        {flag !== undefined && (
          <span className={css.flag}>
            <Icon shape={iconAlert} size="s" />
            {flag}
          </span>
        )}
      </span>
    </a>
  )
}
