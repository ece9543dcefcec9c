/** What a note on a load is called: others write to the office, the office writes for itself. */
import { useViewerRole } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'

export interface NoteWords {
  readonly act: string
  readonly label: string
  readonly hint: string | undefined
  readonly needed: string
  readonly done: string
}

export function useNoteWords(): NoteWords {
  const texts = usePeatTexts('acts')
  if (useViewerRole() === 'office') {
    return {
      ...{ act: texts.officenote, label: texts.officemessage, hint: texts.reasonhint },
      ...{ needed: texts.officemessageneeded, done: texts.done_officenote },
    }
  }
  return {
    ...{ act: texts.note, label: texts.message, hint: undefined },
    ...{ needed: texts.messageneeded, done: texts.done_note },
  }
}
