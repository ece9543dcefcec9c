/** An application that this person may not open, or that is out of use (GEN-14 to 16): why, whom to call, and a way back. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readApplicationUse } from '../../../contract/applications/application-use.ts'
import type { WebApplication } from '../../kernel/applications/web-application.ts'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { Go } from '../../kernel/routing/go.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Notice } from '../../kernel/ui/notice/notice.tsx'
import { Spinner } from '../../kernel/ui/spinner/spinner.tsx'
import { ApplicationCard } from './application-card.tsx'
import { WaitingNewcomer } from './waiting-newcomer.tsx'

export function ClosedApplication({ application }: { application: WebApplication }): ReactElement {
  const { key } = application.manifest
  const common = useTexts('common')
  const hasNone = useSignedIn().userApps.length === 0
  const [waited] = useState(hasNone)
  const { data, error } = useAnswer(readApplicationUse, { name: key })
  // Let in while the page stood open, into another application than this one.
  if (waited && !hasNone) return <Go to="/frontpage" />
  if (data === undefined && error === null) {
    return (
      <ApplicationCard application={key}>
        <Spinner label={common.loading} />
      </ApplicationCard>
    )
  }
  if (data?.inuse === false) return <OutOfUse application={key} />
  if (hasNone) return <WaitingNewcomer screen={application.newcomers} />
  return (
    <ApplicationCard application={key}>
      <Notice tone="warn" title={common.insufficientrightstext} />
    </ApplicationCard>
  )
}

/** GEN-15. */
export function OutOfUse({ application }: { application: string }): ReactElement {
  const { appnotinusetext } = useTexts('groups')
  return (
    <ApplicationCard application={application}>
      <Notice tone="warn" title={appnotinusetext} />
    </ApplicationCard>
  )
}
