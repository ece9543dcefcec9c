/** SectionNav: the sections of an application as tabs; where they have no room, one button that opens them. */
import type { KeyboardEvent, ReactElement } from 'react'
import { useId, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconDown, iconUp } from '../icon/more-shapes.ts'
import type { TabsProps } from '../tabs/tabs.tsx'
import { TabList } from '../tabs/tabs.tsx'
import css from './section-nav.module.css'

type Section = TabsProps['tabs'][number]
type Further = Section | undefined

export type SectionNavProps = {
  /** Whose sections these are: the application's name. Stands in the button, too. */
  label: string
  /** Nine at most; undefined for one that this person has not. */
  sections: readonly [Further, Further?, Further?, Further?, Further?, Further?, Further?, Further?, Further?]
}

export function SectionNav({ label, sections }: SectionNavProps): ReactElement {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = sections.filter((section) => section !== undefined)
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape reaches it from the links inside
    <nav className={css.nav} aria-label={label} data-open={isOpen || undefined} onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <small>{label}</small>
          {shown.find(({ current }) => current)?.label ?? label}
        </span>
        <Icon shape={isOpen ? iconUp : iconDown} size="m" />
      </button>
      <TabList id={id} tabs={shown} onChosen={() => setOpen(false)} />
    </nav>
  )
}
