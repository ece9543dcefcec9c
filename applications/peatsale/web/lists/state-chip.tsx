/** The state of an order or a load: a word and a colour that says how near it is to being done. */
import type { ChipTone } from '@workspace/portal/web'
import { Chip } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadState, OrderState } from '../../contract/index.ts'
import { useLoadStateWord } from '../loads/load-state-words.ts'
import { usePeatTexts } from '../texts/texts.ts'

const orderTones: Readonly<Record<OrderState, ChipTone>> = {
  draft: 'rest',
  submitted: 'warn',
  confirmed: 'ok',
  on_hold: 'warn',
  in_delivery: 'pending',
  delivered: 'ok',
  closed: 'ok',
  rejected: 'err',
  cancelled: 'rest',
}

const loadTones: Readonly<Record<LoadState, ChipTone>> = {
  planned: 'rest',
  open: 'warn',
  assigned: 'info',
  loading: 'pending',
  loaded: 'pending',
  delivered: 'ok',
  verified: 'ok',
  locked: 'ok',
  failed: 'err',
  cancelled: 'rest',
}

export function OrderChip({ state }: { state: OrderState }): ReactElement {
  return <Chip tone={orderTones[state]}>{usePeatTexts('states')[`order_${state}`]}</Chip>
}

type LoadChipProps = {
  state: LoadState
  /** Whoever reads where a truck has come to is not told that it is on its way. */
  arrived: boolean
}

export function LoadChip({ state, arrived }: LoadChipProps): ReactElement {
  const texts = usePeatTexts('states')
  const word = useLoadStateWord()
  return <Chip tone={loadTones[state]}>{state === 'loaded' && arrived ? texts.load_arrived : word(state)}</Chip>
}
