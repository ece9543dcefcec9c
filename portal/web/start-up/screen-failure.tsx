/** A screen could not be shown. Reloading also fetches a new release of the portal, whose old parts may be gone. */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { isConnected, onConnectionChange } from '../kernel/requests/connection.ts'
import { useTexts } from '../kernel/texts/text-provider.tsx'
import { Button } from '../kernel/ui/button/button.tsx'
import { iconRepeat } from '../kernel/ui/icon/shell-shapes.ts'
import { Notice } from '../kernel/ui/notice/notice.tsx'
import { Page } from '../kernel/ui/page/page.tsx'

/** Milliseconds. */
const lookEvery = 3000

const reload = () => location.reload()

export function ScreenFailure(): ReactElement {
  const common = useTexts('common')
  const isCut = useCut()
  return (
    <Page heading={common.pagefailedheading}>
      {isCut ? (
        <Notice tone="warn" title={common.pageawaitedtext}>
          <p>{common.pageawaitedhelptext}</p>
        </Notice>
      ) : (
        <Notice
          tone="err"
          title={common.commonactionfailuretext}
          action={
            <Button variant="secondary" size="s" icon={iconRepeat} onClick={reload}>
              {common.reloadpage}
            </Button>
          }
        >
          <p>{common.pagefailedtext}</p>
        </Notice>
      )}
    </Page>
  )
}

/** Whether the line is why. A reload without one would take away the screen that says so: it comes once the page can. */
function useCut(): boolean {
  const [isCut, tell] = useState(!isConnected() || !navigator.onLine)
  useEffect(() => onConnectionChange(() => tell(true)), [])
  useEffect(() => {
    if (!isCut) return
    const look = () =>
      void fetch('.', { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok && reload(),
        () => undefined,
      )
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [isCut])
  return isCut
}
