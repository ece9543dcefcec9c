/** Icon: a drawing on the 24 grid in the colour of the text beside it. Always decoration: the word stands next to it. */
import type { ReactElement } from 'react'
import css from './icon.module.css'

/** Path data: `line` is stroked, `solid` is filled as well. */
export type IconShape = { readonly line?: string; readonly solid?: string }

export type IconProps = {
  shape: IconShape
  /** s 18 px, m 20 px, xl 36 px; without it the icon size of the density. */
  size?: 's' | 'm' | 'xl' | undefined
}

export function Icon({ shape, size }: IconProps): ReactElement {
  return (
    <svg className={css.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.line !== undefined && <path d={shape.line} />}
      {shape.solid !== undefined && <path d={shape.solid} fill="currentColor" />}
    </svg>
  )
}
