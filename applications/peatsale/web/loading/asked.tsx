/** What has to be known before the load is done. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { ReactElement } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { Filled } from './amounts.ts'
import { CollectorDialog } from './collector-dialog.tsx'
import { ExcessDialog } from './excess-dialog.tsx'
import { PileDialog } from './pile-dialog.tsx'
import { TruckDialog } from './truck-dialog.tsx'
import type { useDone } from './use-done.ts'

export type Open = 'pile' | 'truck' | 'collector' | 'excess' | undefined

type AskedProps = {
  open: NonNullable<Open>
  load: Load
  day: AnswerOf<typeof readLoaderDay>
  all: readonly Filled[]
  current: Filled
  done: ReturnType<typeof useDone>
  onTruck: (truck: string | undefined) => void
  onPile: (pile: string) => void
  onSure: () => void
  onClose: () => void
}

export function Asked(props: AskedProps): ReactElement {
  const { open, load, day, all, current, done, onTruck, onPile, onSure, onClose } = props
  const closing =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      choose(value)
      onClose()
    }
  if (open === 'pile') {
    const piles = day.piles.filter(({ products }) => products.includes(current.line.product.id))
    return <PileDialog piles={piles} chosen={current.stockpile} onChoose={closing(onPile)} onClose={onClose} />
  }
  if (open === 'truck') return <TruckDialog load={load} day={day} onChoose={closing(onTruck)} onClose={onClose} />
  if (open === 'excess') return <ExcessDialog load={load} all={all} onSure={onSure} onClose={onClose} />
  return (
    <CollectorDialog isBusy={done.isBusy} onDone={(collector) => void done.handOver(collector)} onClose={onClose} />
  )
}
