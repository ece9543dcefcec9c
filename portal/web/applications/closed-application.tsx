/** An application that this person may not open, or that is out of use: why, whom to call, and a way back. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { ApplicationCard } from './application-card.tsx'

export function ClosedApplication({ application, inUse }: { application: string; inUse: boolean }): ReactElement {
  const { insufficientrightstext } = useTexts('common')
  const { appnotinusetext } = useTexts('groups')
  return (
    <ApplicationCard application={application}>
      <Notice tone="warn" title={inUse ? insufficientrightstext : appnotinusetext} />
    </ApplicationCard>
  )
}
