/** Litter: a heap of bedding with fibres, and a drop that it drinks. */
import type { ReactElement } from 'react'

export function LitterIcon(): ReactElement {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 55h52M10 55c3-14 11-22 22-22s19 8 22 22" />
      <path d="m21 48 6-4M30 42l6 2M39 49l5-4M30 50l4 1" />
      <path d="M32 7c5 6 7.5 9.5 7.5 13a7.5 7.5 0 0 1-15 0c0-3.5 2.5-7 7.5-13ZM12 27l5-5M52 27l-5-5" />
    </svg>
  )
}
