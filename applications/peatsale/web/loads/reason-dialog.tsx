/** Acts that ask for words at most: a message, or why. */
import type { DataDraft } from '@workspace/logistics/web/commands'
import { TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { loadCommands } from '../../contract/loads/load-event.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import type { LoadActName } from './load-command-places.ts'
import { useLoadForm } from './use-load-form.tsx'
import { useNoteWords } from './use-note-words.ts'

/** Dialogs of their own have what takes other fields. */
type Kind = Exclude<
  LoadActName,
  'assign' | 'change' | 'merge' | 'offer' | 'reassign' | 'reschedule' | 'setCrew' | 'split' | 'verify'
>

interface CommandWithWords {
  readonly data: { readonly shape: object }
  readonly rows: readonly { readonly from: readonly LoadState[]; readonly needs?: readonly string[] }[]
}

/** Which words the command takes of a load in that state: none, if they like, or some. */
function wordsOf(kind: Kind, field: string, { state }: LoadRow): 'none' | 'optional' | 'required' {
  const { data, rows }: CommandWithWords = loadCommands[kind]
  if (!(field in data.shape)) return 'none'
  // The carrier and driver of an assigned load are told why it is cancelled.
  if (kind === 'cancel' && state === 'assigned') return 'required'
  return rows.some(({ from, needs }) => from.includes(state) && needs?.includes(field)) ? 'required' : 'optional'
}

type ReasonDialogProps = { load: LoadRow; kind: Kind; onClose: () => void }

export function ReasonDialog({ load, kind, onClose }: ReasonDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { reasonneeded } = usePeatTexts('changes')
  const noteWords = useNoteWords()
  const isNote = kind === 'note'
  const title = isNote ? noteWords.act : texts[kind]
  const field = isNote ? 'text' : 'reason'
  const asked = wordsOf(kind, field, load)
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
