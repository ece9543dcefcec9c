/** The marks of the two brands (GEN-08). */
import type { ReactElement } from 'react'
import type { LogoBrand } from './logo-brand.ts'

const peat = '#4a2f1b'
const straw = '#f0b429'
const spruce = '#14532d'
const sprout = '#cdecbd'
const wave = 'M6 43c9-5 17 5 26 0s17-5 26 0a29 29 0 0 1-52 0Z'

export function BrandMark({ brand }: { brand: Exclude<LogoBrand, ''> }): ReactElement {
  switch (brand) {
    case 'biolan':
      return <SoilMark />
    case 'novarbo':
      return <BeddingMark />
  }
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
