/** The pad: how much is in, one press a bucketful over the lower half of the screen, and what ends it. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { ToastMessage } from '@workspace/portal/web'
import { Button, iconCheck, Segmented } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useName } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Filled } from './amounts.ts'
import { stepOf } from './amounts.ts'
import { CollectorDialog } from './collector-dialog.tsx'
import css from './pad.module.css'
import { Refusal, Unsent } from './pad-troubles.tsx'
import { PileDialog } from './pile-dialog.tsx'
import { Told } from './told.tsx'
import { TruckDialog } from './truck-dialog.tsx'
import type { Buckets } from './use-buckets.ts'
import { useBuckets } from './use-buckets.ts'
import { useDone } from './use-done.ts'

type Day = AnswerOf<typeof readLoaderDay>
type PadProps = {
  load: Load
  day: Day
  bucket: NonNullable<Day['bucket']>
  say: (message: ToastMessage) => void
  /** How many bucketfuls the line keeps back. */
  onUnsent: (count: number) => void
  undo: ReactNode
}
type Open = 'pile' | 'truck' | 'collector' | undefined

export function Pad({ load: given, day, bucket, say, onUnsent, undo }: PadProps): ReactElement | null {
  const name = useName()
  const texts = usePeatTexts('field')
  const { load, isUnknown, choose: chooseTruck } = useTruck(given, day)
  const buckets = useBuckets(load)
  const { all, current, choose, set } = useFilled(load, day, { bucket: bucket.m3, buckets })
  const { kept } = buckets
  useEffect(() => onUnsent(kept), [onUnsent, kept])
  const done = useDone(load, { all, buckets, say })
  const [open, setOpen] = useState<Open>()
  if (current === undefined) return null
  const { line, isFull, step, stockpile } = current
  const count = (by: 1 | -1) => {
    if (isFull) set({ isFull: false })
    buckets.tap({ line: line.id, count: by, bucketSize: step, stockpile })
  }
  const finish = () => {
    if (current.stockpile === undefined) return setOpen('pile')
    if (load.vehicle === null && !load.isCollected && !isUnknown) return setOpen('truck')
    return load.isCollected ? setOpen('collector') : void done.finish()
  }
  return (
    <div className={css.pad}>
      <div className={css.told}>
        {load.lines.length > 1 && (
          <Segmented
            label={texts.line}
            options={load.lines.map(({ id, product }) => ({ value: id, label: name(product.name) }))}
            value={line.id}
            onChange={choose}
          />
        )}
        <Told load={load} current={current} all={all} />
        <Refusal buckets={buckets} failure={done.failure} />
      </div>
      <PlusOne current={current} onPress={() => count(1)} />
      <div className={css.rest}>
        {/* Not disabled: that would take the focus from whoever presses it to the last. */}
        <Button
          variant="secondary"
          aria-disabled={current.buckets === 0}
          onClick={() => current.buckets > 0 && count(-1)}
        >
          {texts.takeback}
        </Button>
        <Button variant="secondary" aria-pressed={isFull} onClick={() => set({ isFull: !isFull })}>
          {texts.boxfull}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('pile')}>
          {pileWord(day, stockpile, texts)}
        </Button>
        {given.vehicle === null && !load.isCollected && (
          <Button variant="secondary" onClick={() => setOpen('truck')}>
            {load.vehicle?.plate ?? texts.choosetruck}
          </Button>
        )}
        <Button icon={iconCheck} busy={done.isBusy} busyLabel={texts.saving} onClick={finish}>
          {texts.done}
        </Button>
        <div className={css.undo}>{undo}</div>
      </div>
      <Unsent buckets={buckets} />
      {open !== undefined && (
        <Asked
          open={open}
          load={load}
          day={day}
          onTruck={(truck) => {
            chooseTruck(truck)
            setOpen(undefined)
          }}
          piles={day.piles.filter(({ products }) => products.includes(line.product.id))}
          done={done}
          chosen={stockpile}
          onPile={(pile) => {
            set({ stockpile: pile })
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

type AskedProps = {
  open: NonNullable<Open>
  load: Load
  day: Day
  onTruck: (truck: string | undefined) => void
  piles: Day['piles']
  done: ReturnType<typeof useDone>
  chosen: string | undefined
  onPile: (pile: string) => void
  onClose: () => void
}

/** What has to be known before the load is done. */
function Asked({ open, load, day, onTruck, piles, done, chosen, onPile, onClose }: AskedProps): ReactElement {
  if (open === 'pile') return <PileDialog piles={piles} chosen={chosen} onChoose={onPile} onClose={onClose} />
  if (open === 'truck') return <TruckDialog load={load} day={day} onChoose={onTruck} onClose={onClose} />
  const { isBusy, failure, handOver } = done
  return (
    <CollectorDialog
      isBusy={isBusy}
      failure={failure}
      onDone={(collector) => void handOver(collector)}
      onClose={onClose}
    />
  )
}

/** The truck that came for a load that has none: what the loader sees is sent with Done. */
function useTruck(given: Load, day: Day) {
  const [chosen, setChosen] = useState<{ readonly id: string | undefined }>()
  const vehicle = given.vehicle ?? day.recentVehicles.find(({ id }) => id === chosen?.id) ?? null
  return {
    load: { ...given, vehicle },
    /** The loader has said that it is none of those. */
    isUnknown: chosen !== undefined && chosen.id === undefined,
    choose: (id: string | undefined) => setChosen({ id }),
  }
}

function pileWord(day: Day, stockpile: string | undefined, texts: ReturnType<typeof usePeatTexts<'field'>>): string {
  const pile = day.piles.find(({ id }) => id === stockpile)
  return pile ? texts.pileof({ pile: pile.code }) : texts.nopile
}

/** What the loader has done to each line, and the line that is being filled. */
function useFilled(load: Load, day: Day, { bucket, buckets }: { bucket: number; buckets: Buckets }) {
  const [at, setAt] = useState(load.lines[0]?.id)
  const [done, setDone] = useState<Readonly<Record<string, Partial<Pick<Filled, 'isFull' | 'stockpile'>>>>>({})
  const all = load.lines.map((line): Filled => {
    const piles = day.piles.filter(({ products }) => products.includes(line.product.id))
    const planned = piles.find(({ id }) => id === line.stockpile?.id) ?? (piles.length === 1 ? piles[0] : undefined)
    return {
      ...{ line, buckets: buckets.counted(line), step: stepOf(line, bucket), isFull: false, stockpile: planned?.id },
      ...done[line.id],
    }
  })
  const current = all.find(({ line }) => line.id === at) ?? all[0]
  const set = (changed: Partial<Pick<Filled, 'isFull' | 'stockpile'>>) => {
    if (current) setDone((now) => ({ ...now, [current.line.id]: { ...now[current.line.id], ...changed } }))
  }
  return { all, current, choose: setAt, set }
}

const plusOne = '+1'

function PlusOne({ current, onPress }: { current: Filled; onPress: () => void }): ReactElement {
  const texts = usePeatTexts('field')
  const word = { m3: texts.bucketful, pcs: texts.piece, kg: texts.tonne }[current.line.unit]
  return (
    <button type="button" className={css.plus} onClick={onPress}>
      <span className={css.one}>{plusOne}</span>
      <span>{word}</span>
    </button>
  )
}
