/** The only layout pieces: Stack, Cluster, Split, FieldGrid, ButtonRow. Screens write no CSS for spacing. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import css from './layout.module.css'

/** One under another. s 8 px, m 16 px (default), l 32 px. */
export function Stack({ gap, children }: { gap?: 's' | 'l' | undefined; children: ReactNode }): ReactElement {
  return (
    <div className={css.stack} data-gap={gap}>
      {children}
    </div>
  )
}

export type FormStackProps = Omit<ComponentProps<'form'>, 'className' | 'style'>

/** A form with its fields one under another; the browser's own error bubbles are off. */
export function FormStack({ children, ...form }: FormStackProps): ReactElement {
  return (
    <form noValidate {...form} className={css.stack}>
      {children}
    </form>
  )
}

/** Side by side, wrapping. between pushes the first and the last apart; end aligns a toolbar with labelled fields. */
export function Cluster({
  align,
  children,
}: {
  align?: 'between' | 'end' | undefined
  children: ReactNode
}): ReactElement {
  return (
    <div className={css.cluster} data-align={align}>
      {children}
    </div>
  )
}

/** Two columns from 960 px up. form: a form of 512 px and words beside it; tiles: two tiles and what goes with them; aside (default): content and 352 px. */
export function Split({
  kind,
  children,
}: {
  kind?: 'form' | 'even' | 'tiles' | undefined
  children: ReactNode
}): ReactElement {
  return (
    <div className={css.split} data-kind={kind}>
      {children}
    </div>
  )
}

/** Fields in up to six columns from 640 px up; each takes its `span`. */
export function FieldGrid({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.fields}>{children}</div>
}

/** Buttons side by side, the first the most important; on a phone each fills the row. */
export function ButtonRow({ align, children }: { align?: 'end' | undefined; children: ReactNode }): ReactElement {
  return (
    <div className={css.buttons} data-align={align}>
      {children}
    </div>
  )
}
