/** A loader's day: who waits, what has been called off, and what has been loaded. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import type { AnswerOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  BottomBar,
  Button,
  EmptyState,
  FieldPage,
  iconBox,
  iconList,
  iconPlus,
  iconTruck,
  LinkButton,
  MissingAnswer,
  navigate,
  preloadAnswer,
  Segmented,
  Stack,
  useAddress,
  useAnswer,
  useDateFormat,
  useNow,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { readLoad } from '../../contract/loads/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { ClosedNotice } from '../alarms/closed-notice.tsx'
import { UnsentView } from '../facts/unsent-view.tsx'
import { useSendStatus } from '../facts/use-send-status.ts'
import { useQuantity } from '../lists/quantities.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { BucketDialog } from './bucket-dialog.tsx'
import css from './loading.module.css'
import { OtherTruck } from './other-truck.tsx'
import { placeAddress, queueAddress } from './places.ts'
import { ShiftView } from './shift-view.tsx'
import { SwampView } from './swamp-view.tsx'
import { LoadedTile, TruckTile } from './truck-tile.tsx'
import { useReportedDay } from './use-reported-day.ts'

type Day = AnswerOf<typeof readLoaderDay>

export const QueueScreen = onlyFor(['loader'], SwampQueue)

type View = 'queue' | 'shift' | 'other' | 'unsent' | 'swamp'

/** One page while it is found out which swamp it is about, too: what stands for the queue meanwhile does not blink. */
function SwampQueue(): ReactElement {
  const texts = usePeatTexts('field')
  const facts = usePeatTexts('facts')
  const today = usePeatTexts('today')
  const { weekday } = useDateFormat()
  const { query } = useAddress()
  const now = useNow()
  const start = useAnswer(readStart, {})
  const swamp = query.get('swamp') ?? start.data?.swamps[0]?.id
  const asks = { ...looksAgain, enabled: swamp !== undefined }
  const read = useAnswer(readLoaderDay, { swamp: swamp ?? '', day: dayOf(now) }, asks)
  const data = useReportedDay(read.data)
  usePadsAhead(read.data)
  const view = viewOf(query.get('view'))
  const day = weekday(dayOf(now))
  const back = { href: `#${placeAddress(swamp ?? '')}`, label: texts.backtoqueue }
  const headings: Readonly<Partial<Record<View, string>>> = {
    ...{ other: texts.notlisted, unsent: facts.heading, swamp: today.swamptoday },
  }
  return (
    <FieldPage
      key={view}
      heading={headings[view] ?? data?.swamp.name ?? texts.queue}
      text={view === 'shift' ? texts.shiftof({ day }) : texts.queueof({ day })}
      back={view === 'queue' ? { href: '#/peatsale', label: texts.tostart } : back}
      status={useSendStatus(useFreshness(read, usePeatTexts('field').outdated), '/peatsale/loading')}
      bottom={swamp !== undefined && <Places swamp={swamp} view={view} />}
    >
      {view === 'unsent' ? (
        <UnsentView />
      ) : data ? (
        <Content key={swamp} view={view} day={data} now={now} />
      ) : (
        <MissingAnswer of={swamp === undefined ? start : read} />
      )}
    </FieldPage>
  )
}

const views = ['shift', 'other', 'unsent', 'swamp'] as const

function viewOf(asked: string | null): View {
  return views.find((view) => view === asked) ?? 'queue'
}

/** The pad of each truck that waits is read while there is a line. */
function usePadsAhead(day: Day | undefined): void {
  const ids = (day?.queue ?? []).map(({ id }) => id).join(' ')
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) void preloadAnswer(readLoad, { id })
  }, [ids])
}

function Places({ swamp, view }: { swamp: string; view: View }): ReactElement {
  const texts = usePeatTexts('field')
  const at = (place: 'queue' | 'shift') => ({
    href: `#${placeAddress(swamp, place === 'queue' ? undefined : place)}`,
    label: texts[place],
    current: view === place,
  })
  return (
    <BottomBar
      label={texts.places}
      places={[
        { ...at('queue'), icon: iconTruck },
        { ...at('shift'), icon: iconList },
      ]}
    />
  )
}

function Content({ view, day, now }: { view: Exclude<View, 'unsent'>; day: Day; now: Date }): ReactElement {
  if (view === 'swamp') return <SwampView day={day} now={now} />
  if (view === 'shift') return <ShiftView day={day} now={now} />
  return view === 'other' ? <OtherTruck day={day} /> : <Trucks day={day} now={now} />
}

const order = ['loading', 'assigned', 'cancelled']

/** Who stands there comes first, in the order of coming; what must not be loaded comes last. */
function inOrder(queue: Day['queue']): Day['queue'] {
  const came = ({ arrivedAt, slotFrom }: Day['queue'][number]) => arrivedAt ?? slotFrom ?? '~'
  return queue.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state) || (came(one) < came(other) ? -1 : 1),
  )
}

function Trucks({ day, now }: { day: Day; now: Date }): ReactElement {
  const texts = usePeatTexts('field')
  const today = usePeatTexts('today')
  return (
    <Stack>
      {day.swamps.length > 1 && (
        <Segmented
          label={texts.chooseswamp}
          options={day.swamps.map(({ id, name }) => ({ value: id, label: name }))}
          value={day.swamp.id}
          onChange={(id) => navigate(placeAddress(id), { replace: true })}
        />
      )}
      {day.swamp.closure && <ClosedNotice closure={day.swamp.closure} />}
      {day.queue.length === 0 ? (
        <EmptyState icon={iconTruck} title={texts.notrucks}>
          <p>{texts.notruckstext}</p>
        </EmptyState>
      ) : (
        <section aria-label={texts.waitingtrucks}>
          <ul className={css.tiles}>
            {inOrder(day.queue).map((load) => (
              <li key={load.id}>
                <TruckTile load={load} now={now} href={`#${queueAddress(day.swamp.id, load.id)}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LinkButton variant="secondary" size="l" block icon={iconPlus} href={`#${placeAddress(day.swamp.id, 'other')}`}>
        {texts.notlisted}
      </LinkButton>
      <OwnBucket bucket={day.bucket} />
      <LinkButton variant="secondary" size="l" block icon={iconBox} href={`#${placeAddress(day.swamp.id, 'swamp')}`}>
        {today.swamptoday}
      </LinkButton>
      {day.loaded.length > 0 && (
        <section aria-labelledby="loaded">
          <h2 id="loaded">{texts.loadedtrucks({ count: day.loaded.length })}</h2>
          <ul className={css.tiles}>
            {day.loaded.map((load) => (
              <li key={load.id}>
                <LoadedTile load={load} href={`#${queueAddress(day.swamp.id, load.id)}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

function OwnBucket({ bucket }: { bucket: Day['bucket'] }): ReactElement {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="l" block onClick={() => setIsOpen(true)}>
        {bucket ? texts.bucketof({ amount: quantity(bucket.m3, 'm3') }) : texts.setbucket}
      </Button>
      {isOpen && <BucketDialog bucket={bucket} onClose={() => setIsOpen(false)} />}
    </>
  )
}
