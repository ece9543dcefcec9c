/** The question of each act on a consignment that asks for something; fetched when one of them is first opened. */
import { CommandDialog, useCommandTexts } from '@workspace/logistics/web/commands'
import { preloadFieldTexts, TextArea, useLanguage, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import type { AskingConsignmentAct, ConsignmentDialogProps, ConsignmentWords } from './consignment-places.ts'
import { AssignDialog, OfferDialog } from './crew-dialogs.tsx'
import { useConsignmentForm } from './forms.tsx'
import { CollectDialog, CorrectDialog, FailDialog, ReceiveDialog } from './paper-dialogs.tsx'
import { ChangeDialog, MatchDialog, PlantDialog, RescheduleDialog } from './plan-dialogs.tsx'
import { CauseDialog, ConfirmDialog, DecideDialog, ObjectDialog } from './review-dialogs.tsx'

export function ConsignmentDialog({
  act,
  ...dialog
}: ConsignmentDialogProps & { act: AskingConsignmentAct }): ReactElement {
  // A dialog that waited for its texts would close again.
  useCommandTexts()
  useManureTexts('work')
  void preloadFieldTexts(useLanguage().language, ['values'])
  switch (act) {
    case 'assign':
    case 'reassign':
    case 'setCrew':
      return <AssignDialog {...dialog} act={act} />
    case 'offer':
      return <OfferDialog {...dialog} />
    case 'change':
      return <ChangeDialog {...dialog} />
    case 'reschedule':
      return <RescheduleDialog {...dialog} />
    case 'redirect':
    case 'sendOn':
      return <PlantDialog {...dialog} act={act} />
    case 'match':
      return <MatchDialog {...dialog} />
    case 'finishLoading':
      return <CollectDialog {...dialog} />
    case 'receive':
      return <ReceiveDialog {...dialog} />
    case 'correctReceived':
      return <CorrectDialog {...dialog} />
    case 'fail':
      return <FailDialog {...dialog} />
    case 'setCause':
      return <CauseDialog {...dialog} />
    case 'confirmQuantity':
      return <ConfirmDialog {...dialog} />
    case 'object':
      return <ObjectDialog {...dialog} />
    case 'decideObjection':
      return <DecideDialog {...dialog} />
    default:
      return <WordsDialog key={act} {...dialog} act={act} />
  }
}

/** The field that the words are sent in. */
const wordsField = {
  clearFlags: 'words',
  returnToFarm: 'takenBackBy',
  note: 'text',
  stop: 'words',
  release: 'reason',
  unconfirm: 'reason',
  undoCollected: 'reason',
  undoReceived: 'reason',
  undoRefused: 'reason',
  undoFail: 'reason',
  cancel: 'reason',
} as const satisfies Record<ConsignmentWords, string>

function WordsDialog({ act, consignment, onClose }: ConsignmentDialogProps & { act: ConsignmentWords }): ReactElement {
  const texts = useManureTexts('acts')
  const { close } = useTexts('common')
  const field = wordsField[act]
  const label = act === 'note' ? texts.text : act === 'returnToFarm' ? texts.takenbackby : texts.words
  const isOptional = (act === 'cancel' && consignment.state !== 'assigned') || act === 'release'
  const form = useConsignmentForm(act, consignment, {
    values: { [field]: '' } as Record<string, string>,
    labels: { [field]: label },
    messages: { [field]: { missing: texts.wordsmissing } },
    required: isOptional || act === 'note' ? [] : [field],
    dataOf: (values) => {
      const words = values[field]?.trim() ?? ''
      return (words === '' && isOptional ? {} : { [field]: words }) as never
    },
    onDone: onClose,
  })
  const title = act === 'release' ? texts.act_releaseConsignment : texts[`act_${act}` as const]
  return (
    <CommandDialog
      {...{ title, form, onClose }}
      confirmLabel={title}
      closeLabel={close}
      danger={act === 'cancel' || act === 'stop'}
    >
      <TextArea {...form.field(field)} maxLength={act === 'returnToFarm' ? 100 : 1000} data-dialog-first />
    </CommandDialog>
  )
}
