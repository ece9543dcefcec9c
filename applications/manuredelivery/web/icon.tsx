/** Compost: a layered heap with a sprout. */
import type { ReactElement } from 'react'

export function CompostIcon(): ReactElement {
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
      <path d="M6 55h52M9 55c3-13 12-20 23-20s20 7 23 20M19 47c4.5-3 8.5 3 13 0s8.5-3 13 0" />
      <path d="M32 35V20M32 24c0-9 5.5-14 15-14 0 9-5.5 14-15 14ZM32 30c0-7-4.5-11-12-11 0 7 4.5 11 12 11Z" />
    </svg>
  )
}
