/** The start page of an application for a person whose work there has no screens yet (GEN-13). */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { ApplicationCard } from './application-card.tsx'

/** `role` in words; left out while it is not settled. */
export function StartPage({ application, role }: { application: string; role?: string | undefined }): ReactElement {
  const groups = useTexts('groups')
  return (
    <ApplicationCard application={application}>
      {role !== undefined && <p>{groups.appyourrole({ role })}</p>}
    </ApplicationCard>
  )
}
