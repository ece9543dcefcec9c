/** Logo: the marks of the portal and of its two brands, drawn by us; their colours are the same in every theme. */
import type { ReactElement } from 'react'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { Deferred } from '../../kernel/ui/deferred/deferred.tsx'
import type { LogoBrand } from './logo-brand.ts'

export type { LogoBrand } from './logo-brand.ts'

export type LogoProps = {
  brand: LogoBrand
  /** Words for the picture; empty when the name stands beside it. */
  alt: string
  className?: string | undefined
}

// Only the signed in of two companies see these.
const BrandMark = lazyComponent(async () => (await import('./brand-mark.tsx')).BrandMark)

const peat = '#4a2f1b'
const straw = '#f0b429'
const spruce = '#14532d'
const sprout = '#cdecbd'

export function Logo({ brand, alt, className }: LogoProps): ReactElement {
  const viewBox = brand === '' ? '0 0 96 64' : '0 0 64 64'
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={alt} aria-hidden={alt === '' || undefined}>
      <Mark brand={brand} />
    </svg>
  )
}

function Mark({ brand }: { brand: LogoBrand }): ReactElement {
  if (brand === '') return <CombinedMark />
  return (
    <Deferred>
      <BrandMark brand={brand} />
    </Deferred>
  )
}

/** The mark of the portal: straw, spruce and peat. */
function CombinedMark() {
  return (
    <>
      <circle cx="34" cy="32" r="28" fill={straw} />
      <circle cx="62" cy="32" r="28" fill={spruce} />
      <path d="M48 7.75a28 28 0 0 1 0 48.5 28 28 0 0 1 0-48.5Z" fill={peat} />
      <g fill="none" strokeLinecap="round" strokeWidth="3.5">
        <path d="M15 41l12-18M23 45l8-12M14 31l7-10" stroke={peat} />
        <path d="M48 47V27M48 34c0-5-2.5-8-6-9M48 30c0-5 2.5-9 7-10.5" stroke="#fff" />
        <path d="M68 44c0-12 4-18 14-20-1 12-5 18-14 20Zm0 0 7-11" stroke={sprout} strokeLinejoin="round" />
      </g>
    </>
  )
}
