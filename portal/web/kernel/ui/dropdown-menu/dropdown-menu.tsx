/** DropdownMenu: a button that drops a list of links. Links, not an ARIA menu: Tab walks them, Escape and a press outside close. */
import type { ComponentProps, ReactElement, ReactNode, RefObject, ToggleEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useIsPainted } from '../../lazy-loading/after-paint.ts'
import { Button } from '../button/button.tsx'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconDown, iconUp } from '../icon/more-shapes.ts'
import css from './dropdown-menu.module.css'

export type DropdownMenuProps = {
  label: string
  /** The accessible name where there are several of one label; begins with it. */
  name?: string | undefined
  /** Show the icon alone. */
  hideLabel?: boolean | undefined
  icon?: IconShape | undefined
  variant?: 'secondary' | 'quiet' | 'ground' | undefined
  size?: 's' | undefined
  /** MenuLink and MenuButton. */
  children: ReactNode
}

export function DropdownMenu(props: DropdownMenuProps): ReactElement {
  const { label, name, hideLabel, icon, variant = 'secondary', size, children } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const isPainted = useIsPainted()
  useClosing(list, `${id}-button`)
  return (
    <>
      <Button
        id={`${id}-button`}
        variant={variant}
        size={size}
        icon={icon}
        iconEnd={hideLabel ? undefined : open ? iconUp : iconDown}
        hideLabel={hideLabel}
        aria-label={name}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        {label}
      </Button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={css.menu}
        aria-label={name ?? label}
        onBeforeToggle={(event) => placeUnder(event, `${id}-button`)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isPainted && children}
      </ul>
    </>
  )
}

type Entry = {
  icon?: IconShape | undefined
  children: string /** A line above it parts it from the rest. */
  apart?: boolean | undefined
}

export type MenuLinkProps = Entry & Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & { href: string }

export function MenuLink({ icon, apart, children, ...link }: MenuLinkProps): ReactElement {
  return (
    <li className={css.entry} data-apart={apart || undefined}>
      <a {...link} className={css.item}>
        {icon !== undefined && <Icon shape={icon} size="m" />}
        {children}
      </a>
    </li>
  )
}

export type MenuButtonProps = Entry &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
    /** Something is lost by it. */
    danger?: boolean | undefined
  }

export function MenuButton({ icon, apart, danger, children, ...button }: MenuButtonProps): ReactElement {
  return (
    <li className={css.entry} data-apart={apart || undefined}>
      <button type="button" {...button} className={css.item} data-danger={danger || undefined}>
        {icon !== undefined && <Icon shape={icon} size="m" />}
        {children}
      </button>
    </li>
  )
}

/** A part that is no choice of its own, such as a setting: pressing it leaves the list open. */
export function MenuPart({ apart, children }: { apart?: boolean | undefined; children: ReactNode }): ReactElement {
  return (
    <li className={css.entry} data-apart={apart || undefined}>
      <div className={css.part}>{children}</div>
    </li>
  )
}

/** Closes on a choice, when the focus walks out, and when the route changes (HEADER-13, HEADER-14); the popover does the rest. */
function useClosing(list: RefObject<HTMLUListElement | null>, buttonId: string) {
  useEffect(() => {
    const menu = list.current
    if (menu === null) return
    const close = () => menu.hidePopover()
    const leave = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && !menu.contains(next) && next.id !== buttonId) close()
    }
    const listening = new AbortController()
    const { signal } = listening
    menu.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a, button') && close(),
      { signal },
    )
    menu.addEventListener('focusout', leave, { signal })
    window.addEventListener('hashchange', close, { signal })
    window.addEventListener('popstate', close, { signal })
    return () => listening.abort()
  }, [list, buttonId])
}

/** The top layer knows no parent, so the list is laid under its button, on the side that has room. */
function placeUnder(event: ToggleEvent<HTMLUListElement>, buttonId: string) {
  const button = document.getElementById(buttonId)
  if (event.newState !== 'open' || button === null) return
  const { style } = event.currentTarget
  const at = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const atEnd = at.left + at.right > width
  style.top = `${at.bottom + window.scrollY + 6}px`
  style.left = atEnd ? 'auto' : `${Math.max(8, at.left)}px`
  style.right = atEnd ? `${Math.max(8, width - at.right)}px` : 'auto'
}
