/** One truck at the pile: the pad while it is loaded, then what went into it. */
import type { AnswerOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { ToastMessage } from '@workspace/portal/web'
import {
  FieldPage,
  formatQuantity,
  LinkButton,
  MissingAnswer,
  Notice,
  UndoBar,
  useAddress,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { onlyFor } from '../parts/role-only.tsx'
import { looksAgain, useFreshness } from '../parts/use-freshness.ts'
import { useNow } from '../parts/use-now.ts'
import { useWakeLock } from '../parts/use-wake-lock.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { FirstBucket } from './first-bucket.tsx'
import { LoadedView } from './loaded-view.tsx'
import { Pad } from './pad.tsx'

type Day = AnswerOf<typeof readLoaderDay>
type Params = { params: Readonly<Record<string, string>> }

export const PadScreen = onlyFor(['loader'], TruckAtPile)

function TruckAtPile({ params }: Params): ReactElement {
  const texts = usePeatTexts('field')
  const { query } = useAddress()
  const read = useAnswer(readLoad, { id: params['id'] ?? '' }, looksAgain)
  const { data } = read
  const swamp = query.get('swamp') ?? data?.load.swamp?.id ?? ''
  const day = useAnswer(readLoaderDay, { swamp, day: dayOf(useNow()) }, { enabled: swamp !== '' })
  useWakeLock()
  const bucket = day.data?.bucket
  const [unsent, setUnsent] = useState(0)
  const freshness = useFreshness(read)
  // In the bar, so that the press stays where it is.
  const status = unsent > 0 ? { tone: 'pending' as const, label: texts.unsent({ count: unsent }) } : freshness
  const back = { href: `#/peatsale/loading${swamp === '' ? '' : `?swamp=${swamp}`}`, label: texts.backtoqueue }
  const text = bucket ? texts.bucketof({ amount: formatQuantity(bucket.m3, 'm³') }) : undefined
  return (
    <FieldPage heading={texts.loading} text={text} back={back} status={status}>
      {data && day.data ? (
        <Work key={data.load.id} load={data.load} day={day.data} back={back.href} onUnsent={setUnsent} />
      ) : (
        <MissingAnswer of={[read, day]} />
      )}
    </FieldPage>
  )
}

type WorkProps = { load: Load; day: Day; back: string; onUnsent: (count: number) => void }

function Work({ load, day, back, onUnsent }: WorkProps): ReactElement {
  const texts = usePeatTexts('field')
  const [message, setMessage] = useState<ToastMessage>()
  const undo = <UndoBar message={message} closeLabel={texts.close} onEnd={() => setMessage(undefined)} />
  // A truck that came for a load nobody had given: it is loaded, and the office is told by a flag (2.4).
  if (['planned', 'open', 'assigned', 'loading'].includes(load.state)) {
    if (day.bucket === null) return <FirstBucket />
    return <Pad load={load} day={day} bucket={day.bucket} say={setMessage} onUnsent={onUnsent} undo={undo} />
  }
  if (load.times.loaded !== null) return <LoadedView load={load} day={day} back={back} undo={undo} />
  return (
    <Notice
      tone="warn"
      title={load.state === 'cancelled' ? texts.cancelled : texts.notyours}
      action={
        <LinkButton variant="secondary" href={back}>
          {texts.backtoqueue}
        </LinkButton>
      }
    />
  )
}
