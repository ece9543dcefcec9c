/** Skeleton: the shape of what is coming, at its final size. Seen only after 200 ms; say "Ladataan" with a Spinner label or heading. */
import type { ReactElement } from 'react'
import css from './skeleton.module.css'

export type SkeletonProps = {
  shape?: 'line' | 'half' | 'title' | 'field' | 'row' | 'tile' | undefined
  count?: number | undefined
}

export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
        <span key={place} className={css.skeleton} data-shape={shape} aria-hidden="true" />
      ))}
    </>
  )
}
