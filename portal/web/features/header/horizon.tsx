/** Horizon: a bog at the edge of a spruce forest, behind the header's title. Decoration, loaded after the first paint into a box 104 px high. */
import type { ReactElement } from 'react'
import css from './horizon.module.css'
import type { Tree } from './horizon-paths.ts'
import { bands, edgeTrees, farTrees, grass, treeShapes } from './horizon-paths.ts'

export function Horizon(): ReactElement {
  return (
    <svg className={css.horizon} aria-hidden="true" focusable="false">
      <defs>
        <Band id="hz-far" className={css.far} {...bands.far} />
        <Band id="hz-mid" className={css.mid} {...bands.mid} />
        <Band id="hz-water" className={css.water} {...bands.water} />
        <Band id="hz-near" className={css.near} {...bands.near} />
        <pattern id="hz-grass" width={grass.width} height="104" patternUnits="userSpaceOnUse">
          <path className={css.stem} d={grass.stems} />
          <path className={css.seed} d={grass.seeds} />
        </pattern>
        <Forest id="hz-far-trees" trees={farTrees} />
        <Forest id="hz-edge-trees" trees={edgeTrees} />
      </defs>
      <circle className={css.sun} cx="84%" cy="62" r="32" />
      <rect width="100%" height="104" fill="url(#hz-far)" />
      <rect width="100%" height="104" fill="url(#hz-mid)" />
      <AtRightEdge forest="#hz-far-trees" className={css.mid} shrunk="translate(0 39) scale(.6)" />
      <rect className={css.mid} y="92" width="100%" height="12" />
      <rect width="100%" height="104" fill="url(#hz-water)" />
      <rect width="100%" height="104" fill="url(#hz-near)" />
      <AtRightEdge forest="#hz-edge-trees" className={css.near} shrunk="translate(0 52) scale(.5)" />
      <rect width="100%" height="104" fill="url(#hz-grass)" />
    </svg>
  )
}

type BandProps = { id: string; className: string | undefined; width: number; path: string }

function Band({ id, className, width, path }: BandProps) {
  return (
    <pattern id={id} width={width} height="104" patternUnits="userSpaceOnUse">
      <path className={className} d={path} />
    </pattern>
  )
}

function Forest({ id, trees }: { id: string; trees: readonly Tree[] }) {
  return (
    <g id={id}>
      {trees.map(([shape, x, y, size]) => (
        <path key={x} d={treeShapes[shape]} transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`} />
      ))}
    </g>
  )
}

/** Trees stand from the right edge inwards; on a phone the same forest stands smaller. */
function AtRightEdge({ forest, className, shrunk }: { forest: string; className: string | undefined; shrunk: string }) {
  return (
    <>
      <svg className={css.wide} x="100%" overflow="visible" aria-hidden="true">
        <use className={className} href={forest} />
      </svg>
      <svg className={css.small} x="100%" overflow="visible" aria-hidden="true">
        <use className={className} href={forest} transform={shrunk} />
      </svg>
    </>
  )
}
