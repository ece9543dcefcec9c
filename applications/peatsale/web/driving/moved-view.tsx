/** The load is somebody else's now: whose, who moved it, and what of it was kept that was told in between. */

import { dayOf } from '@workspace/portal/contract'
import {
  Card,
  iconUser,
  LinkButton,
  MissingAnswer,
  Notice,
  Stack,
  useAnswer,
  useDateFormat,
  useNow,
  useOutbox,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { MovedLoad } from '../../contract/driving/calls.ts'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { FactNotices } from '../facts/fact-notices.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CallOffice } from './call-office.tsx'
import css from './driving.module.css'

export function MovedView({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('driving')
  const read = useAnswer(readDriverDay, { day: dayOf(useNow()) })
  const kept = useOutbox().filter(({ about }) => about === id)
  if (!read.data) return <MissingAnswer of={read} />
  const moved = read.data.moved.find((load) => load.id === id)
  return (
    <Stack>
      {moved ? <MovedNotice load={moved} /> : <Notice tone="warn" title={texts.notyours} />}
      <FactNotices items={kept} />
      <LinkButton variant="straw" size="l" block href="#/peatsale/driving">
        {texts.totoday}
      </LinkButton>
      <CallOffice telephone={read.data.office} />
    </Stack>
  )
}

function MovedNotice({ load }: { load: MovedLoad }): ReactElement {
  const texts = usePeatTexts('facts')
  const { time } = useDateFormat()
  const { driver, plate, by, at, isCancelled } = load
  const whose = [driver.split(' ')[0] ?? '', plate].filter(Boolean).join(', ')
  const title = isCancelled ? texts.movedcancelled : [texts.moved, whose].filter(Boolean).join(': ')
  return (
    <Notice tone="warn" icon={iconUser} title={title}>
      <p>{by === '' ? texts.movedbyoffice({ time: time(at) }) : texts.movedby({ who: by, time: time(at) })}</p>
      <p>{isCancelled || whose === '' ? texts.movedaway : texts.movedbuttons}</p>
    </Notice>
  )
}

/** On the day's page: loads that were on it and are not any more. */
export function MovedLoads({ loads }: { loads: readonly MovedLoad[] }): ReactElement | null {
  const texts = usePeatTexts('facts')
  if (loads.length === 0) return null
  return (
    <section aria-label={texts.movedlist}>
      <h2>{texts.movedlist}</h2>
      <ul className={css.tiles}>
        {loads.map((load) => (
          <li key={load.id}>
            <Card heading={load.number}>
              <MovedNotice load={load} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
