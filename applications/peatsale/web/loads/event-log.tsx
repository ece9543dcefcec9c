/** The event log of an order or a load: the office's. */
import type { EventRow } from '@workspace/logistics/contract'
import { EventLog, EventRows } from '@workspace/logistics/web/commands'
import type { ListState } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { flags } from '../../contract/states/flags.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useReasonWords } from './reason-words.ts'

export function PeatEventLog({ rows }: { rows: () => ReactElement }): ReactElement {
  const { events } = usePeatTexts('work')
  return <EventLog heading={events} rows={rows} />
}

export function PeatEventRows(props: { list: ListState<EventRow>; caption: string }): ReactElement {
  const texts = usePeatTexts('log')
  const states = usePeatTexts('states')
  const reason = useReasonWords()
  const words = {
    event: (kind: string) => (Object.hasOwn(texts, kind) ? texts[kind as keyof typeof texts] : undefined),
    flag: (name: string) => {
      const flag = flags.find((each) => each === name)
      return flag && states[`flag_${flag}`]
    },
    reason,
  }
  return <EventRows {...props} words={words} />
}
