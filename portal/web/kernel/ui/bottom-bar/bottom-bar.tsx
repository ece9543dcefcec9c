/** BottomBar: the places of a field screen under the thumb, four at most. */
import type { ReactElement } from 'react'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './bottom-bar.module.css'

export type BottomBarPlace = { href: string; label: string; icon: IconShape; current: boolean }
type Place = BottomBarPlace | undefined

export type BottomBarProps = {
  /** For screen readers: whose places these are. */
  label: string
  /** Undefined for a place that this person has not. */
  places: readonly [Place, Place?, Place?, Place?]
}

export function BottomBar({ label, places }: BottomBarProps): ReactElement {
  return (
    <nav className={css.bar} aria-label={label}>
      {places.map(
        (place) =>
          place && (
            <a
              key={place.href}
              className={css.place}
              href={place.href}
              aria-current={place.current ? 'page' : undefined}
            >
              <Icon shape={place.icon} />
              {place.label}
            </a>
          ),
      )}
    </nav>
  )
}
