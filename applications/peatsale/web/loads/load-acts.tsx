/** What the reader may do to the load, each behind its dialog; what is offered the server has said. */
import { Button, ButtonRow } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load, VerificationProposal } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { CrewDialog } from './crew-dialog.tsx'
import { ReasonDialog, reasonedActs } from './reason-dialog.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

const acts = [
  'verify',
  'assign',
  'setCrew',
  'reassign',
  'acknowledge',
  'note',
  'release',
  'unassign',
  'unverify',
  'restore',
  'cancel',
] as const
type Act = (typeof acts)[number]

export function LoadActs({
  load,
  proposal,
}: {
  load: Load
  proposal: VerificationProposal | null
}): ReactElement | null {
  const texts = usePeatTexts('acts')
  const [open, setOpen] = useState<Act>()
  const offered = acts.filter((act) => load.commands.includes(act) && (act !== 'verify' || proposal !== null))
  if (offered.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <ButtonRow>
        {offered.map((act, place) => (
          <Button
            key={act}
            variant={place === 0 && act !== 'note' ? 'primary' : act === 'cancel' ? 'danger' : 'secondary'}
            onClick={() => setOpen(act)}
          >
            {texts[act]}
          </Button>
        ))}
      </ButtonRow>
      {(open === 'assign' || open === 'reassign') && <AssignDialog load={load} kind={open} onClose={close} />}
      {open === 'setCrew' && <CrewDialog load={load} onClose={close} />}
      {open === 'verify' && proposal !== null && <VerifyDialog load={load} proposal={proposal} onClose={close} />}
      {open !== undefined && reasonedActs.includes(open) && <ReasonDialog load={load} kind={open} onClose={close} />}
    </>
  )
}
