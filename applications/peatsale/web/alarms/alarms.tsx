/** Problems of the field on every page of the office and the dispatcher, until somebody says that they are handled (5.6). */
import { lazyComponent, Suspended, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readProblems } from '../../contract/loads/problem-calls.ts'

const AlarmList = lazyComponent(async () => (await import('./alarm-list.tsx')).AlarmList)

export function Alarms(): ReactElement | null {
  const { data } = useAnswer(readProblems, {})
  if (data === undefined || data.problems.length === 0) return null
  return (
    <Suspended>
      <AlarmList problems={data.problems} />
    </Suspended>
  )
}
