/** Tile: an application on the front page, in the colour of its company and with the company's name in words (FRONT-05 to FRONT-09). */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconStarFull } from '../icon/more-shapes.ts'
import css from './tile.module.css'

export type TileProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & {
  href: string
  name: string
  /** Printed under the name. */
  companyName?: string | undefined
  /** Key of the company, lower case: biolan, novarbo, favorit, ekoasuminen; any other is grey. */
  company?: string | undefined
  /** The application's own drawing, on the 64 grid in currentColor. */
  icon?: ReactNode
  /** Words for the star of a favourite; no words, no star. */
  star?: string | undefined
  /** What waits behind it: a figure and a word beneath. */
  count?: { readonly figure: string; readonly word: string } | undefined
}

export function Tile({ name, companyName, company, icon, star, count, ...link }: TileProps): ReactElement {
  return (
    <li>
      <a {...link} className={css.tile} data-company={company}>
        <span className={css.top}>
          <span className={css.icon}>{icon}</span>
          <span className={css.corner}>
            {star && <Icon shape={iconStarFull} size="m" />}
            {count && (
              <span className={css.count}>
                <b className={css.figure}>{count.figure}</b> <span>{count.word}</span>
              </span>
            )}
          </span>
        </span>
        <span>
          <span className={css.name}>{name}</span>
          {companyName && <span className={css.company}>{companyName}</span>}
          {star && <span className="visually-hidden">{star}</span>}
        </span>
      </a>
    </li>
  )
}

/** Lays Tile elements, one column on a phone. */
export function Tiles({ children }: { children: ReactNode }): ReactElement {
  return <ul className={css.tiles}>{children}</ul>
}

/** A square of the company's colour beside its name, in tables and lists. */
export function CompanyMark({ company, children }: { company?: string | undefined; children: string }): ReactElement {
  return (
    <span className={css.mark} data-company={company}>
      {children}
    </span>
  )
}
