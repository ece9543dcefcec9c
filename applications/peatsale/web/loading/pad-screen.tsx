/** One truck at the pile: the pad while it is loaded, then what went into it. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import type { AnswerOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { ToastMessage } from '@workspace/portal/web'
import {
  FieldPage,
  formatQuantity,
  isGone,
  LinkButton,
  MissingAnswer,
  Notice,
  UndoBar,
  useAddress,
  useAnswer,
  useNow,
  useOutbox,
  useWakeLock,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { FactNotices } from '../facts/fact-notices.tsx'
import { useReported } from '../facts/use-facts.ts'
import { useSendStatus } from '../facts/use-send-status.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CrewChange, Elsewhere } from './crew-change.tsx'
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
  const load = useReported(data?.load, 'loaderOwn')
  // In the bar, so that the press stays where it is.
  const status = useSendStatus(useFreshness(read, usePeatTexts('field').outdated), '/peatsale/loading')
  const back = { href: `#/peatsale/loading${swamp === '' ? '' : `?swamp=${swamp}`}`, label: texts.backtoqueue }
  const text = bucket ? texts.bucketof({ amount: formatQuantity(bucket.m3, 'm³') }) : undefined
  return (
    <FieldPage heading={texts.loading} text={text} back={back} status={status}>
      {isGone(read.error) ? (
        <Elsewhere id={params['id'] ?? ''} back={back.href} />
      ) : load && day.data ? (
        <Work key={load.id} load={load} day={day.data} back={back.href} />
      ) : (
        <MissingAnswer of={[read, day]} />
      )}
    </FieldPage>
  )
}

type WorkProps = { load: Load; day: Day; back: string }

function Work({ load, day, back }: WorkProps): ReactElement {
  const texts = usePeatTexts('field')
  const [message, setMessage] = useState<ToastMessage>()
  const kept = useOutbox().filter(({ about }) => about === load.id)
  const messages = (
    <>
      <UndoBar message={message} closeLabel={texts.close} onEnd={() => setMessage(undefined)} />
      <CrewChange load={load} />
      <FactNotices items={kept} />
    </>
  )
  // A truck that came for a load nobody had given: it is loaded, and the office is told by a flag (2.4).
  if (['planned', 'open', 'assigned', 'loading'].includes(load.state)) {
    if (day.bucket === null) return <FirstBucket />
    return <Pad load={load} day={day} bucket={day.bucket} say={setMessage} messages={messages} />
  }
  if (load.times.loaded !== null) return <LoadedView load={load} day={day} back={back} messages={messages} />
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
