/** The System page and the pages below it. It is drawn inside the page of the admin shell. */
import type { ReactElement } from 'react'
import { Awaiting } from '../../kernel/arrivals/awaiting.tsx'
import { lazyPart } from '../../kernel/arrivals/lazy-part.ts'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { Stack } from '../../kernel/ui/index.ts'
import { SystemOverview } from './system-overview.tsx'
import { SystemPages } from './system-pages.tsx'
import { systemPart } from './system-part.ts'

const LettersPage = lazyPart(async () => (await import('./letters-page.tsx')).LettersPage)
const FeedbackInbox = lazyPart(async () => (await import('./feedback-inbox.tsx')).FeedbackInbox)
const SessionsPage = lazyPart(async () => (await import('./sessions-page.tsx')).SessionsPage)
const AuditPage = lazyPart(async () => (await import('./audit-page.tsx')).AuditPage)
const HealthPage = lazyPart(async () => (await import('./health-page.tsx')).HealthPage)

export function SystemPage(): ReactElement {
  return (
    <Stack gap="l">
      <SystemPages />
      <Awaiting>
        <Part />
      </Awaiting>
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
