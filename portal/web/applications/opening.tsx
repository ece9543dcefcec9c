/** FRONT-12: an application's code is on its way. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import { Page } from '../ui/page/page.tsx'
import { Spinner } from '../ui/spinner/spinner.tsx'
import { ApplicationMark } from './application-mark.tsx'
import { useApplicationName } from './known-applications.tsx'
import css from './opening.module.css'

export function Opening({ application }: { application: string }): ReactElement {
  const name = useApplicationName()(application)
  const { loadingapp } = useTexts('groups')
  return (
    <Page heading={name} standsIn>
      <div className={css.opening}>
        <ApplicationMark application={application} />
        <Spinner label={loadingapp({ app: name })} center />
      </div>
    </Page>
  )
}
