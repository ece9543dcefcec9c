/** FRONT-12: an application's code is on its way. */
import type { ReactElement } from 'react'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { SlowNotice } from '../../kernel/failures/slow-notice.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Page } from '../../kernel/ui/page/page.tsx'
import { Spinner } from '../../kernel/ui/spinner/spinner.tsx'
import { ApplicationMark } from './application-mark.tsx'
import css from './opening.module.css'

export function Opening({ application }: { application: string }): ReactElement {
  const name = useApplicationName()(application)
  const { loadingapp } = useTexts('groups')
  const { reloadpage } = useTexts('common')
  return (
    <Page heading={name} standsIn>
      <div className={css.opening}>
        <ApplicationMark application={application} />
        <Spinner label={loadingapp({ app: name })} center />
        <SlowNotice label={reloadpage} onPress={() => location.reload()} />
      </div>
    </Page>
  )
}
