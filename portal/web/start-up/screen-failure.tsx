/** A screen could not be shown. Reloading also fetches a new release of the portal, whose old parts may be gone. */
import type { ReactElement } from 'react'
import { useTexts } from '../kernel/texts/text-provider.tsx'
import { Button } from '../kernel/ui/button/button.tsx'
import { iconRepeat } from '../kernel/ui/icon/shell-shapes.ts'
import { Notice } from '../kernel/ui/notice/notice.tsx'
import { Page } from '../kernel/ui/page/page.tsx'

export function ScreenFailure(): ReactElement {
  const common = useTexts('common')
  const reload = (
    <Button variant="secondary" size="s" icon={iconRepeat} onClick={() => location.reload()}>
      {common.reloadpage}
    </Button>
  )
  return (
    <Page heading={common.pagefailedheading}>
      <Notice tone="err" title={common.commonactionfailuretext} action={reload}>
        <p>{common.pagefailedtext}</p>
      </Notice>
    </Page>
  )
}
