/** Button and LinkButton: one primary a view, red only where something is lost. Busy keeps place, size and focus. */
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './button.module.css'

type Look = {
  /** The words; what the press does, as a verb. An element only where a part of them gives way to room. */
  children: string | ReactElement
  /** ground: on the dark peat of the header and bars. straw: the next step on a dark card or bar. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'straw' | 'ground' | undefined
  size?: 's' | 'l' | undefined
  /** As wide as the place it stands in. */
  block?: boolean | undefined
  icon?: IconShape | undefined
  iconEnd?: IconShape | undefined
  /** Show the icon alone; the words stay for screen readers. Only in rows whose icons are explained elsewhere. */
  hideLabel?: boolean | undefined
}

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
    /** A request is under way: presses are ignored, focus and width stay, `busyLabel` is shown and announced. */
    busy?: boolean | undefined
    busyLabel?: string | undefined
  }

export function Button(props: ButtonProps): ReactElement {
  const {
    children,
    variant,
    size,
    block,
    icon,
    iconEnd,
    hideLabel,
    busy = false,
    busyLabel,
    onClick,
    ...button
  } = props
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event)
    // aria-disabled instead of disabled: a disabled button would drop the focus to the body.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button
        type="button"
        {...button}
        {...lookOf(props)}
        aria-disabled={busy || button['aria-disabled'] || undefined}
        data-busy={busy || undefined}
        onClick={press}
      >
        <Face {...props} />
      </button>
      {busyLabel !== undefined && <output className="visually-hidden">{busy ? busyLabel : ''}</output>}
    </>
  )
}

export type LinkButtonProps = Look & Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & { href: string }

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton(props: LinkButtonProps): ReactElement {
  const { children, variant, size, block, icon, iconEnd, hideLabel, ...link } = props
  return (
    <a {...link} {...lookOf(props)}>
      <Face {...props} />
    </a>
  )
}

function lookOf({ variant = 'primary', size, block, hideLabel }: Look) {
  return {
    className: css.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
    'data-icon-only': hideLabel || undefined,
  }
}

type FaceProps = Look & { busy?: boolean | undefined; busyLabel?: string | undefined }

function Face({ children, icon, iconEnd, hideLabel, busy = false, busyLabel }: FaceProps) {
  const iconSize = hideLabel ? undefined : 'm'
  // The other label, with the wheel or icon before it, reserves its width unseen: the button keeps its size.
  const reserve = busyLabel === undefined || hideLabel ? undefined : busy ? children : busyLabel
  const reserveLead = busy ? icon !== undefined : true
  return (
    <>
      <span className={css.face} data-reserve={reserve} data-reserve-lead={(reserve && reserveLead) || undefined}>
        <span className={css.now}>
          {busy ? <span className={css.spinner} /> : icon !== undefined && <Icon shape={icon} size={iconSize} />}
          <span className={hideLabel ? 'visually-hidden' : undefined}>{busy ? (busyLabel ?? children) : children}</span>
        </span>
      </span>
      {iconEnd !== undefined && <Icon shape={iconEnd} size={iconSize} />}
    </>
  )
}
