import { InvitationPage } from '@workspace/logistics/web/members'
import type { ReactElement } from 'react'
import { acceptInvitation, readInvitation } from '../../contract/customers/member-calls.ts'
import { peatsaleManifest } from '../../contract/manifest.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

const calls = { read: readInvitation, accept: acceptInvitation }

export function InvitationScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('own')
  const words = {
    ...{ heading: texts.invitation, visitor: texts.visitor, text: texts.invitationtext, notOpen: texts.notopen },
    ...{ closed: texts.state_closed, closedText: texts.state_closed_text, toStart: texts.tostart },
  }
  const { key: application } = peatsaleManifest
  return <InvitationPage {...{ application, words, calls }} link={params['link'] ?? ''} invalidates={[readStart]} />
}
