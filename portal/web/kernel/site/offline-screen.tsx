/** The system is closed: in place of the screens, and on its own route `systemdown` (START-14, START-18). */
import type { ReactElement } from 'react'
import { usePortal, usePortalState } from '../portal/portal-context.tsx'
import { useTexts } from '../texts/text-provider.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { iconPower } from '../ui/icon/more-shapes.ts'
import { iconRepeat } from '../ui/icon/shell-shapes.ts'
import { ButtonRow } from '../ui/layout/layout.tsx'
import { Page } from '../ui/page/page.tsx'
import { SalesPhone } from './sales-phone.tsx'

export function OfflineScreen(): ReactElement {
  const common = useTexts('common')
  const portal = usePortal()
  const { load } = usePortalState()
  return (
    <Page heading={common.systemofflinetext}>
      <EmptyState
        icon={iconPower}
        title={common.systemofflinehelptext}
        action={
          <ButtonRow>
            <Button
              icon={iconRepeat}
              busy={load.at === 'underway'}
              busyLabel={common.loading}
              onClick={() => portal.retry()}
            >
              {common.retry}
            </Button>
            <LinkButton variant="secondary" href="#/login">
              {common.systemofflineadminlink}
            </LinkButton>
          </ButtonRow>
        }
      >
        <SalesPhone />
      </EmptyState>
    </Page>
  )
}
