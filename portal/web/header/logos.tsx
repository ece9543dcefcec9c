/** Logo: the marks of the portal and of its two brands, drawn by us; their colours are the same in every theme. */
import type { ReactElement } from 'react'

export type LogoBrand = 'combined' | 'biolan' | 'novarbo'

export type LogoProps = {
  brand: LogoBrand
  /** Words for the picture; empty when the name stands beside it. */
  alt: string
  className?: string | undefined
}

const peat = '#4a2f1b'
const straw = '#f0b429'
const spruce = '#14532d'
const sprout = '#cdecbd'
const wave = 'M6 43c9-5 17 5 26 0s17-5 26 0a29 29 0 0 1-52 0Z'

export function Logo({ brand, alt, className }: LogoProps): ReactElement {
  const viewBox = brand === 'combined' ? '0 0 96 64' : '0 0 64 64'
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={alt} aria-hidden={alt === '' || undefined}>
      <Mark brand={brand} />
    </svg>
  )
}

function Mark({ brand }: { brand: LogoBrand }): ReactElement {
  switch (brand) {
    case 'combined':
      return <CombinedMark />
    case 'biolan':
      return <SoilMark />
    case 'novarbo':
      return <BeddingMark />
  }
}

/** Straw and spruce meet in peat. */
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

/** A sprout in dark soil. */
function SoilMark() {
  return (
    <>
      <circle cx="32" cy="32" r="29" fill={spruce} />
      <path d={wave} fill={peat} />
      <path
        d="M32 40V24M32 27c0-8 5-13 14-13 0 8-5 13-14 13ZM32 33c0-6-4-10-11-10 0 6 4 10 11 10Z"
        fill="none"
        stroke={sprout}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

/** Stalks on peat. */
function BeddingMark() {
  return (
    <>
      <circle cx="32" cy="32" r="29" fill={straw} />
      <path d={wave} fill={peat} />
      <path d="M20 35l9-17M29 37l8-15M39 35l6-10" fill="none" stroke={peat} strokeWidth="4" strokeLinecap="round" />
    </>
  )
}
