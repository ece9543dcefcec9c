/** The pad: how much is in, one press a bucketful over the lower half of the screen, and what ends it. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { ToastMessage } from '@workspace/portal/web'
import { Button, iconCheck, Segmented, signalTooMuch } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useName } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Filled } from './amounts.ts'
import { excessOf, withOneMore } from './amounts.ts'
import type { Open } from './asked.tsx'
import { Asked } from './asked.tsx'
import css from './pad.module.css'
import { Told } from './progress.tsx'
import { useBuckets } from './use-buckets.ts'
import { useDone } from './use-done.ts'
import { useFilled, useTruck } from './use-filled.ts'

type Day = AnswerOf<typeof readLoaderDay>
type PadProps = {
  /** With what has been counted and not been sent. */
  load: Load
  day: Day
  bucket: NonNullable<Day['bucket']>
  say: (message: ToastMessage) => void
  /** Below what is pressed at every bucket, which stands still: what is told of the last act, and what went wrong. */
  messages: ReactNode
}

export function Pad({ load: given, day, bucket, say, messages }: PadProps): ReactElement | null {
  const name = useName()
  const texts = usePeatTexts('field')
  const { load, isUnknown, choose: chooseTruck } = useTruck(given, day)
  const { all, current, choose, set } = useFilled(load, day, bucket.m3)
  const tap = useBuckets(load)
  const done = useDone(load, { all, say })
  const [open, setOpen] = useState<Open>()
  if (current === undefined) return null
  const { line, isFull, step, stockpile } = current
  const count = (by: 1 | -1) => {
    if (isFull) set({ isFull: false })
    tap({ line: line.id, count: by, bucketSize: step, stockpile })
    if (by === 1 && excessOf(load, withOneMore(all, line.id))) signalTooMuch()
  }
  const finish = ({ isSure = false } = {}) => {
    setOpen(undefined)
    if (current.stockpile === undefined) return setOpen('pile')
    if (load.vehicle === null && !load.isCollected && !isUnknown) return setOpen('truck')
    if (!isSure && excessOf(load, all)) return setOpen('excess')
    return load.isCollected ? setOpen('collector') : void done.finish()
  }
  return (
    <>
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
        </div>
        <PlusOne current={current} onPress={() => count(1)} />
        <Rest
          isTruckAsked={given.vehicle === null && !load.isCollected}
          {...{ load, day, current, isBusy: done.isBusy }}
          onTakeBack={() => count(-1)}
          onFull={() => set({ isFull: !isFull })}
          onAsk={setOpen}
          onDone={() => finish()}
        />
      </div>
      <div className={css.messages}>{messages}</div>
      {open !== undefined && (
        <Asked
          open={open}
          load={load}
          day={day}
          all={all}
          current={current}
          done={done}
          onTruck={chooseTruck}
          onPile={(pile) => set({ stockpile: pile })}
          onSure={() => finish({ isSure: true })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

type RestProps = {
  load: Load
  day: Day
  current: Filled
  isTruckAsked: boolean
  isBusy: boolean
  onTakeBack: () => void
  onFull: () => void
  onAsk: (open: Open) => void
  onDone: () => void
}

function Rest(props: RestProps): ReactElement {
  const { load, day, current, isTruckAsked, isBusy, onTakeBack, onFull, onAsk, onDone } = props
  const texts = usePeatTexts('field')
  const { buckets, isFull, stockpile } = current
  return (
    <div className={css.rest}>
      {/* Not disabled: that would take the focus from whoever presses it to the last. */}
      <Button variant="secondary" aria-disabled={buckets === 0} onClick={() => buckets > 0 && onTakeBack()}>
        {texts.takeback}
      </Button>
      <Button variant="secondary" aria-pressed={isFull} onClick={onFull}>
        {texts.boxfull}
      </Button>
      <Button variant="secondary" onClick={() => onAsk('pile')}>
        {pileWord(day, stockpile, texts)}
      </Button>
      {isTruckAsked && (
        <Button variant="secondary" onClick={() => onAsk('truck')}>
          {load.vehicle?.plate ?? texts.choosetruck}
        </Button>
      )}
      <Button icon={iconCheck} busy={isBusy} busyLabel={texts.saving} onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  )
}

function pileWord(day: Day, stockpile: string | undefined, texts: ReturnType<typeof usePeatTexts<'field'>>): string {
  const pile = day.piles.find(({ id }) => id === stockpile)
  return pile ? texts.pileof({ pile: pile.code }) : texts.nopile
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
