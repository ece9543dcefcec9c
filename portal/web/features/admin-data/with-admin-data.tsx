/** Shows a part of the administration once admin data has loaded (ADMIN-SHELL-03). */
import type { ReactElement } from 'react'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, iconRepeat, Page, Spinner } from '../../kernel/ui/index.ts'
import type { AdminDataMoment } from './use-admin-data.tsx'
import { AdminDataProvider, useAdminDataMoment } from './use-admin-data.tsx'

export interface WithAdminDataProps {
  /** The part is a page of its own, so what stands there before it is one too. */
  asPage?: boolean
  children: ReactElement
}

export function WithAdminData({ asPage = false, children }: WithAdminDataProps): ReactElement {
  const { adminheading } = useTexts('adminusers')
  const moment = useAdminDataMoment()
  if (moment.at === 'loaded') return <AdminDataProvider data={moment.data}>{children}</AdminDataProvider>
  if (!asPage) return <Before moment={moment} />
  return (
    <Page heading={adminheading}>
      <Before moment={moment} />
    </Page>
  )
}

function Before({ moment }: { moment: Exclude<AdminDataMoment, { at: 'loaded' }> }): ReactElement {
  const { adminloadingtext } = useTexts('adminusers')
  const { retry } = useTexts('common')
  switch (moment.at) {
    case 'loading':
      return <Spinner label={adminloadingtext} />
    case 'failed':
      return (
        <FailureNotice
          answer={moment.answer}
          action={
            <Button variant="secondary" size="s" icon={iconRepeat} onClick={moment.retry}>
              {retry}
            </Button>
          }
        />
      )
  }
}
