/** Where small things stand: on one line, beside one another, as wide as a form. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Tabs } from '../tabs/tabs.tsx'
import css from './placement.module.css'

/** A number or a plate, which stays on one line. */
export function NoWrap({ children }: { children: string }): ReactElement {
  return <span className={css.oneLine}>{children}</span>
}

/** A choice above the rest of a page, as wide as a form: over a whole window it would look like a heading. */
export function FormWide({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.wide}>{children}</div>
}

/** Cards of one kind beside one another, as many as there is room for. */
export function CardColumns({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.columns}>{children}</div>
}

/** What stands under the title of a row in a list: a few words, and how far it is. */
export function LineText({ words, state }: { words: readonly string[]; state: ReactElement }): ReactElement {
  return (
    <>
      {words.filter(Boolean).join(', ')}
      <span className={css.state}>{state}</span>
    </>
  )
}

/** The parts of one section of the office, under the sections: with a mouse they are low, for the rows below them. */
export function SubSections(tabs: ComponentProps<typeof Tabs>): ReactElement {
  return (
    <div className={css.subTabs}>
      <Tabs {...tabs} />
    </div>
  )
}

export type MarksProps = {
  children: ReactNode
  /** Where two are rare and long, and the room of the other columns counts for more. */
  wrap?: boolean
}

/** How far a row of a list is, and what about it has to be heeded, beside one another. */
export function Marks({ children, wrap = false }: MarksProps): ReactElement {
  return (
    <span className={css.marks} data-wrap={wrap || undefined}>
      {children}
    </span>
  )
}
