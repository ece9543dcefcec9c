/** Chip: the state of one thing as colour, shape and word. Never pressed. */
import type { ReactElement } from 'react'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconClock, iconHalf, iconRing, iconX } from '../icon/more-shapes.ts'
import { iconCheck, iconInfo } from '../icon/shell-shapes.ts'
import css from './chip.module.css'

export type ChipTone = 'ok' | 'warn' | 'err' | 'info' | 'pending' | 'rest'

export type ChipProps = {
  tone: ChipTone
  /** The state word of the glossary. */
  children: string
  /** Another shape than the tone's own. */
  icon?: IconShape | undefined
}

const shapes: Readonly<Record<ChipTone, IconShape>> = {
  ok: iconCheck,
  warn: iconClock,
  err: iconX,
  info: iconInfo,
  pending: iconHalf,
  rest: iconRing,
}

export function Chip({ tone, children, icon = shapes[tone] }: ChipProps): ReactElement {
  return (
    <span className={css.chip} data-tone={tone}>
      <Icon shape={icon} size="s" />
      {children}
    </span>
  )
}
