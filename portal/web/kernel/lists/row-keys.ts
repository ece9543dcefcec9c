/** Keys inside a list: arrows move between the rows, space ticks, letters act. Only while the focus is in it (WCAG 2.1.4). */
import type { KeyboardEvent } from 'react'

export interface RowKeyActs {
  readonly toggle: () => void
  /** By the small letter. */
  readonly letters: Readonly<Record<string, () => void>>
}

export function rowKeys(event: KeyboardEvent<HTMLElement>, acts: RowKeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  const { key, target } = event
  if (key === 'ArrowDown') walk(event, target, 'nextElementSibling')
  if (key === 'ArrowUp') walk(event, target, 'previousElementSibling')
  // A box takes the space itself.
  if (key === ' ' && target.matches('a')) take(event, acts.toggle)
  const act = Object.entries(acts.letters).find(([letter]) => letter === key.toLowerCase())?.[1]
  if (act !== undefined) take(event, act)
}

/** From a box to the next row's box where it has one, else to its name. */
function walk(event: KeyboardEvent, from: HTMLElement, way: 'nextElementSibling' | 'previousElementSibling'): void {
  let row = from.closest('tr')?.[way]
  while (row?.getAttribute('aria-hidden') === 'true') row = row[way]
  const box = from.matches('input') ? row?.querySelector<HTMLElement>('input') : undefined
  const next = box ?? row?.querySelector<HTMLElement>('a')
  if (next) take(event, () => next.focus())
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  act()
}
