import { InvitationPage } from '@workspace/logistics/web/members'
import { dictionary } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { acceptInvitation, readInvitation } from '../../contract/farms/invitation-calls.ts'
import { manuredeliveryManifest } from '../../contract/manifest.ts'
import { readStart } from '../../contract/start/calls.ts'

/** Apart from the sections of the screens, since each screen that has any would carry its line. */
const { useTexts } = dictionary(
  { invitation: async () => (await import('../texts/fi/invitation.ts')).invitation },
  { invitation: async () => (await import('../texts/en/invitation.ts')).invitation },
)

const calls = { read: readInvitation, accept: acceptInvitation }

export function InvitationScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useTexts('invitation')
  const words = { ...texts, closedText: texts.closedtext, notOpen: texts.notopen, toStart: texts.tostart }
  const { key: application } = manuredeliveryManifest
  return <InvitationPage {...{ application, words, calls }} link={params['link'] ?? ''} invalidates={[readStart]} />
}
