/** The first data did not come: a screen for the signed in, a notice above the login for a visitor (START-11, START-15). */
import type { ReactElement } from 'react'
import { usePortal, usePortalState } from '../kernel/portal/portal-context.tsx'
import css from '../kernel/site/site-notice.module.css'
import { useTexts } from '../kernel/texts/text-provider.tsx'
import { Button } from '../kernel/ui/button/button.tsx'
import { iconRepeat } from '../kernel/ui/icon/shell-shapes.ts'
import { Notice } from '../kernel/ui/notice/notice.tsx'
import { Page } from '../kernel/ui/page/page.tsx'

export function LoadFailureScreen(): ReactElement {
  const { pagefailedheading } = useTexts('common')
  return (
    <Page heading={pagefailedheading}>
      <LoadFailure />
    </Page>
  )
}

export function LoadFailureNotice(): ReactElement {
  return (
    <div className={css.place}>
      <LoadFailure />
    </div>
  )
}

function LoadFailure() {
  const common = useTexts('common')
  const portal = usePortal()
  const { load } = usePortalState()
  const requestId = load.at === 'failed' ? load.requestId : undefined
  const retry = (
    <Button variant="secondary" size="s" icon={iconRepeat} onClick={() => portal.retry()}>
      {common.retry}
    </Button>
  )
  return (
    <Notice tone="err" title={common.systeminitfailuretext} action={retry}>
      {requestId !== undefined && <p>{common.requestidtext({ id: requestId })}</p>}
    </Notice>
  )
}
