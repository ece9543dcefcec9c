/** What a goal's measurements print: each figure beside its goal, its limit and how far the rounds lay apart. */
import type { Spread } from './figures.ts'

export interface Figure {
  readonly what: string
  /** As it is printed, such as `14 200/s (13 900–14 400)`. */
  readonly measured: string
  /** Both are left out for a figure that is only told. */
  readonly goal?: string
  readonly isMet?: boolean
}

export function printGoal(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const { what, measured, goal = '', isMet } of figures) {
    const mark = isMet === undefined ? '·' : isMet ? '✓' : '✗'
    console.log(`${mark} ${what.padEnd(44)} ${measured.padEnd(44)} ${goal}`)
  }
}

/** `14 200 (13 900–14 400)`. */
export function spread({ median, least, most }: Spread, digits = 0): string {
  return `${number(median, digits)} (${number(least, digits)}–${number(most, digits)})`
}

export function number(value: number, digits = 0): string {
  return value
    .toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replaceAll(',', ' ')
}
