/** The dialog of each act on a load; fetched when one of them is first opened. */
import { useCommandTexts } from '@workspace/logistics/web/commands'
import { lazyComponent } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load, VerificationProposal } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { CrewDialog } from './crew-dialog.tsx'
import type { LoadActName } from './load-command-places.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

/** Its fields of money come with it. */
const OfferDialog = lazyComponent(async () => (await import('../many/offer-dialog.tsx')).OfferDialog)

export type LoadDialogProps = {
  act: LoadActName
  load: Load
  proposal: VerificationProposal | null
  onClose: () => void
}

export function LoadDialog({ act, load, proposal, onClose }: LoadDialogProps): ReactElement | null {
  // A dialog that waited for its texts would close again.
  usePeatTexts('changes')
  useCommandTexts()
  const dialog = { load, onClose }
  switch (act) {
    case 'assign':
    case 'reassign':
      return <AssignDialog {...dialog} kind={act} />
    case 'offer':
      return <OfferDialog {...dialog} />
    case 'setCrew':
      return <CrewDialog {...dialog} />
    case 'change':
    case 'reschedule':
      return <ChangeDialog {...dialog} kind={act} />
    case 'split':
      return <SplitDialog {...dialog} />
    case 'merge':
      return <MergeDialog {...dialog} />
    case 'verify':
      return proposal && <VerifyDialog {...dialog} proposal={proposal} />
    default:
      return <ReasonDialog {...dialog} kind={act} />
  }
}
