/** What the reader may do to the load, each behind its dialog; what is offered the server has said. */
import { Button, ButtonRow, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load, VerificationProposal } from '../../contract/loads/load.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { CrewDialog } from './crew-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { ReasonDialog, reasonedActs } from './reason-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { takenBack } from './taken-back.ts'
import { VerifyDialog } from './verify-dialog.tsx'

const acts = [
  'verify',
  'assign',
  'setCrew',
  'change',
  'reschedule',
  'reassign',
  'split',
  'merge',
  'acknowledge',
  'note',
  'release',
  'unassign',
  'unverify',
  ...takenBack,
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
  // A dialog that waited for its texts would close again.
  usePeatTexts('changes')
  const start = useAnswer(readStart, {})
  const [open, setOpen] = useState<Act>()
  const may = (act: Act) => load.commands.includes(act)
  // Who may change all of it is not asked for its time alone.
  // The field takes back what it has told on its own screens.
  const isOffice = start.data?.roles.some((role) => role === 'office' || role === 'superadmin') === true
  const own = Object.fromEntries(takenBack.map((act) => [act, isOffice]))
  const fits: Partial<Record<Act, boolean>> = { ...own, verify: proposal !== null, reschedule: !may('change') }
  const offered = acts.filter((act) => may(act) && fits[act] !== false)
  if (offered.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <ButtonRow>
        {offered.map((act, place) => (
          <Button
            key={act}
            variant={place === 0 && act !== 'note' && act !== 'cancel' ? 'primary' : 'secondary'}
            onClick={() => setOpen(act)}
          >
            {texts[act]}
          </Button>
        ))}
      </ButtonRow>
      {(open === 'assign' || open === 'reassign') && <AssignDialog load={load} kind={open} onClose={close} />}
      {open === 'setCrew' && <CrewDialog load={load} onClose={close} />}
      {(open === 'change' || open === 'reschedule') && <ChangeDialog load={load} kind={open} onClose={close} />}
      {open === 'split' && <SplitDialog load={load} onClose={close} />}
      {open === 'merge' && <MergeDialog load={load} onClose={close} />}
      {open === 'verify' && proposal !== null && <VerifyDialog load={load} proposal={proposal} onClose={close} />}
      {open !== undefined && reasonedActs.includes(open) && <ReasonDialog load={load} kind={open} onClose={close} />}
    </>
  )
}
