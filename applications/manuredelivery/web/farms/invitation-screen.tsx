import { InvitationPage } from '@workspace/logistics/web/members'
import type { ReactElement } from 'react'
import { acceptInvitation, readInvitation } from '../../contract/farms/invitation-calls.ts'
import { manuredeliveryManifest } from '../../contract/manifest.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

const calls = { read: readInvitation, accept: acceptInvitation }

export function InvitationScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('invitation')
  const words = { ...texts, closedText: texts.closedtext, notOpen: texts.notopen, toStart: texts.tostart }
  const { key: application } = manuredeliveryManifest
  return <InvitationPage {...{ application, words, calls }} link={params['link'] ?? ''} invalidates={[readStart]} />
}
