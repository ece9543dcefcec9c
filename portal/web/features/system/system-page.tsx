/** The System page and the pages below it. It is drawn inside the page of the admin shell. */
import type { ReactElement } from 'react'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { Suspended } from '../../kernel/lazy-loading/suspended.tsx'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { Stack } from '../../kernel/ui/index.ts'
import { SystemOverview } from './system-overview.tsx'
import { SystemPages } from './system-pages.tsx'
import { systemPart } from './system-part.ts'

const LettersPage = lazyComponent(async () => (await import('./letters-page.tsx')).LettersPage)
const FeedbackInbox = lazyComponent(async () => (await import('./feedback-inbox.tsx')).FeedbackInbox)
const SessionsPage = lazyComponent(async () => (await import('./sessions-page.tsx')).SessionsPage)
const AuditPage = lazyComponent(async () => (await import('./audit-page.tsx')).AuditPage)
const HealthPage = lazyComponent(async () => (await import('./health-page.tsx')).HealthPage)

export function SystemPage(): ReactElement {
  return (
    <Stack gap="l">
      <SystemPages />
      <Suspended>
        <Part />
      </Suspended>
    </Stack>
  )
}

function Part(): ReactElement {
  const part = systemPart(useAddress().path)
  switch (part) {
    case 'overview':
    case 'shutdown':
    case 'addviews':
      return <SystemOverview part={part} />
    case 'letters':
      return <LettersPage />
    case 'feedback':
      return <FeedbackInbox />
    case 'sessions':
      return <SessionsPage />
    case 'audit':
      return <AuditPage />
    case 'health':
      return <HealthPage />
  }
}
