/** Acts that ask for words at most: a message, or why. */
import type { DataDraft } from '@workspace/logistics/web/commands'
import { TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import type { LoadActName, UndoCommand } from './load-command-places.ts'
import { useLoadForm } from './use-load-form.tsx'
import { useNoteWords } from './use-note-words.ts'

/** Which words an act takes: none, if they like, or some. */
const words = {
  acknowledge: 'none',
  note: 'required',
  release: 'optional',
  unassign: 'none',
  withdrawOffer: 'none',
  unverify: 'required',
  restore: 'none',
  cancel: 'optional',
  stopLoading: 'required',
  undoLoaded: 'required',
  undoDelivered: 'required',
  undoFail: 'required',
} as const satisfies Readonly<Partial<Record<LoadActName, string>> & Record<UndoCommand, 'required'>>
type Kind = keyof typeof words

type ReasonDialogProps = { load: LoadRow; kind: Kind; onClose: () => void }

export function ReasonDialog({ load, kind, onClose }: ReasonDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { reasonneeded } = usePeatTexts('changes')
  const noteWords = useNoteWords()
  const isNote = kind === 'note'
  const title = isNote ? noteWords.act : texts[kind]
  const field = isNote ? 'text' : 'reason'
  // Whoever has the load hears why it is called off.
  const asked = kind === 'cancel' && load.state === 'assigned' ? 'required' : words[kind]
  const form = useLoadForm<Kind, { text: string; reason: string }>(kind, load, {
    values: { text: '', reason: '' },
    labels: asked === 'none' ? {} : { [field]: isNote ? noteWords.label : texts.reason },
    messages: { text: { missing: noteWords.needed }, reason: { missing: reasonneeded } },
    required: asked === 'required' ? [field] : [],
    dataOf: (values) => dataOf(kind, values[field].trim()),
    successMessage: isNote ? noteWords.done : texts[`done_${kind}`],
    onDone: onClose,
  })
  return (
    <LoadCommandDialog title={title} number={load.number} danger={kind === 'cancel'} form={form} onClose={onClose}>
      {!isNote && <p>{texts[`${kind}question`]}</p>}
      {asked !== 'none' && (
        <TextArea {...form.field(field)} hint={isNote ? noteWords.hint : texts.reasonhint} maxLength={1000} />
      )}
    </LoadCommandDialog>
  )
}

function dataOf(kind: Kind, said: string): DataDraft<LoadEventData<Kind>> {
  if (kind === 'note') return { text: said }
  return said === '' ? {} : { reason: said }
}
