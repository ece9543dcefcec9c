/** Acts that ask for words at most: a message, or why. */
import { TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { undoCommands } from './undo-commands.ts'
import type { LoadActing } from './use-load-act.ts'
import { useLoadAct } from './use-load-act.ts'
import { useNoteWords } from './use-note-words.ts'

const kinds = [
  'acknowledge',
  'note',
  'release',
  'unassign',
  'withdrawOffer',
  'unverify',
  'restore',
  'cancel',
  ...undoCommands,
] as const
type Kind = (typeof kinds)[number]

/** Which words an act takes: none, if they like, or some. */
const words: Readonly<Record<Kind, 'none' | 'optional' | 'required'>> = {
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
}

type ReasonDialogProps = { load: LoadRow; kind: Kind; onClose: () => void }

export function ReasonDialog({ load, kind, onClose }: ReasonDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { reasonneeded } = usePeatTexts('changes')
  const noteWords = useNoteWords()
  const [tried, setTried] = useState(false)
  const [said, setSaid] = useState('')
  const isNote = kind === 'note'
  const acting = useLoadAct(load, { says: isNote ? noteWords.done : texts[`done_${kind}`], onDone: onClose })
  // Whoever has the load hears why it is called off.
  const asked = kind === 'cancel' && load.state === 'assigned' ? 'required' : words[kind]
  const isMissing = asked === 'required' && said.trim() === ''
  return (
    <ActDialog
      act={isNote ? noteWords.act : texts[kind]}
      number={load.number}
      confirmLabel={isNote ? noteWords.act : texts[kind]}
      danger={kind === 'cancel'}
      acting={acting}
      onConfirm={() => {
        setTried(true)
        if (!isMissing) void acting.send(actOf(kind, said.trim()))
      }}
      onClose={onClose}
    >
      {!isNote && <p>{texts[`${kind}question`]}</p>}
      {asked !== 'none' && (
        <TextArea
          label={isNote ? noteWords.label : texts.reason}
          hint={isNote ? noteWords.hint : texts.reasonhint}
          required={asked === 'required'}
          maxLength={1000}
          value={said}
          error={tried && isMissing ? (isNote ? noteWords.needed : reasonneeded) : undefined}
          onChange={({ currentTarget }) => setSaid(currentTarget.value)}
        />
      )}
    </ActDialog>
  )
}

function actOf(kind: Kind, said: string): Parameters<LoadActing['send']>[0] {
  const reason = said === '' ? {} : { reason: said }
  switch (kind) {
    case 'note':
      return { kind, data: { text: said } }
    case 'unverify':
    case 'stopLoading':
    case 'undoLoaded':
    case 'undoDelivered':
    case 'undoFail':
      return { kind, data: { reason: said } }
    case 'release':
    case 'cancel':
      return { kind, data: reason }
    default:
      return { kind, data: {} }
  }
}
