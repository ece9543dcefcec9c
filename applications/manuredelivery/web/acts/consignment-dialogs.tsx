/** The question of each act on a consignment that asks for something; fetched when one of them is first opened. */
import { CommandDialog, useCommandTexts } from '@workspace/logistics/web/commands'
import { lazyComponent, preloadFieldTexts, TextArea, useLanguage, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { AskingConsignmentAct, ConsignmentDialogProps, ConsignmentWords } from './consignment-places.ts'
import { CauseDialog, ConfirmDialog, DecideDialog, ObjectDialog, ReturnedDialog } from './review-dialogs.tsx'

const AssignDialog = lazyComponent(async () => (await import('./crew-dialogs.tsx')).AssignDialog)
const OfferDialog = lazyComponent(async () => (await import('./crew-dialogs.tsx')).OfferDialog)
const CorrectingDialog = lazyComponent(async () => (await import('./correct-dialogs.tsx')).CorrectingDialog)
const MatchDialog = lazyComponent(async () => (await import('./match-dialog.tsx')).MatchDialog)
const PaperDialog = lazyComponent(async () => (await import('./paper-dialogs.tsx')).PaperDialog)
const RescheduleDialog = lazyComponent(async () => (await import('./reschedule-dialog.tsx')).RescheduleDialog)
const WeighingDialog = lazyComponent(async () => (await import('./weigh-dialogs.tsx')).WeighingDialog)
const PlanDialog = lazyComponent(async () => (await import('./plan-dialogs.tsx')).PlanDialog)

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
    case 'correctCrew':
      return <AssignDialog {...dialog} act={act} />
    case 'offer':
      return <OfferDialog {...dialog} />
    case 'reschedule':
      return <RescheduleDialog {...dialog} />
    case 'change':
    case 'redirect':
    case 'sendOn':
      return <PlanDialog {...dialog} act={act} />
    case 'match':
      return <MatchDialog {...dialog} />
    case 'finishLoading':
    case 'receive':
    case 'fail':
      return <PaperDialog {...dialog} act={act} />
    case 'weigh':
    case 'correctReceived':
      return <WeighingDialog {...dialog} act={act} />
    case 'recordReturn':
      return <ReturnedDialog {...dialog} />
    case 'refuse':
    case 'correctCollected':
    case 'correctTimes':
      return <CorrectingDialog {...dialog} act={act} />
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
