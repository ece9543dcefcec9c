/** What has happened to a load: the office's. */

import { usePages } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readLoadEvents } from '../../contract/loads/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { PeatEventLog, PeatEventRows } from './event-log.tsx'

export function LoadLog({ load }: { load: string }): ReactElement {
  return <PeatEventLog rows={() => <Events load={load} />} />
}

function Events({ load }: { load: string }): ReactElement {
  const { caption } = usePeatTexts('log')
  return <PeatEventRows list={usePages(readLoadEvents, { id: load })} caption={caption} />
}
