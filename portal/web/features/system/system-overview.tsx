/** What stands on the System page: the switch, the applications forms, and for superadmins everything else of the system. */
import type { ReactElement } from 'react'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Card, Collapsible, Notice, Stack } from '../../kernel/ui/index.ts'
import { NotYetThere } from '../admin-data/index.ts'
import { ApplicationsForms } from './applications-forms.tsx'
import { CompaniesPanel } from './companies-panel.tsx'
import { PlannedShutdownPanel } from './planned-shutdown-panel.tsx'
import { SiteSettingsPanel } from './site-settings-panel.tsx'
import type { SystemPart } from './system-part.ts'
import { SystemStatus } from './system-status.tsx'
import { SystemWarnings } from './system-warnings.tsx'

export function SystemOverview({
  part,
}: {
  part: Extract<SystemPart, 'overview' | 'shutdown' | 'addviews'>
}): ReactElement {
  const { isSuperadmin } = useSignedIn()
  const texts = useTexts('adminsystem')
  return (
    <Stack gap="l">
      {isSuperadmin && (
        <Stack>
          <SystemWarnings />
          <MissingAddresses />
        </Stack>
      )}
      <SystemStatus isAsked={part === 'shutdown'} />
      {part === 'addviews' && (
        <Card heading={texts.addviews}>
          <NotYetThere />
        </Card>
      )}
      <ApplicationsForms />
      {isSuperadmin && (
        <>
          <CompaniesPanel />
          <Collapsible heading={texts.plannedheading}>
            <PlannedShutdownPanel />
          </Collapsible>
          <Collapsible heading={texts.sitesettings}>
            <SiteSettingsPanel />
          </Collapsible>
        </>
      )}
    </Stack>
  )
}

/** CONST-14: a portal in production has addresses that people can write to; until then superadmins are reminded here. */
function MissingAddresses(): ReactElement | null {
  const texts = useTexts('adminsystem')
  const { siteAdminEmail, supportEmail } = useSite()
  if (siteAdminEmail !== '' && supportEmail !== '') return null
  return (
    <Notice tone="warn" title={texts.addressesmissing}>
      <p>{texts.addressesmissingtext}</p>
    </Notice>
  )
}
