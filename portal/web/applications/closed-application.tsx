/** An application that this person may not open, or that is out of use (GEN-14, GEN-15): why, whom to call, and a way back. */
import type { ReactElement } from 'react'
import { readApplicationUse } from '../../contract/applications/application-use.ts'
import { useAnswer } from '../requests/use-answer.ts'
import { useTexts } from '../texts/index.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { Spinner } from '../ui/spinner/spinner.tsx'
import { ApplicationCard } from './application-card.tsx'

export function ClosedApplication({ application }: { application: string }): ReactElement {
  const common = useTexts('common')
  const { appnotinusetext } = useTexts('groups')
  const { data, error } = useAnswer(readApplicationUse, { name: application })
  if (data === undefined && error === null) {
    return (
      <ApplicationCard application={application}>
        <Spinner label={common.loading} />
      </ApplicationCard>
    )
  }
  const isOutOfUse = data?.inuse === false
  return (
    <ApplicationCard application={application}>
      <Notice tone="warn" title={isOutOfUse ? appnotinusetext : common.insufficientrightstext} />
    </ApplicationCard>
  )
}
