/** Somebody else has saved the same row first: both values, and a choice where they clash. */
import type { ReactElement } from 'react'
import type { AnswerOf, AskOf, Call } from '../../../contract/call.ts'
import { FailureNotice } from '../failures/failure-notice.tsx'
import type { CallForm } from './call-form.ts'
import type { ConflictDialogProps } from './conflict-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useConflict } from './use-conflict.ts'

export interface EditConflictProps<C extends Call, Values extends object>
  extends Pick<ConflictDialogProps<Values>, 'labels' | 'words'> {
  form: Pick<CallForm<Values>, 'values' | 'stored' | 'failure' | 'submit'>
  /** Reads the row again. */
  read: C
  input: AskOf<C>
  valuesOf: (answer: AnswerOf<C>) => Values
  /** It also tells why the form was not saved, while it asks nothing: of a form that leaves that to it. */
  tells?: boolean
}

export function EditConflict<C extends Call, Values extends object>(
  props: EditConflictProps<C, Values>,
): ReactElement | null {
  const { form, read, input, valuesOf, labels, words, tells = false } = props
  const { values: mine, stored: base, failure } = form
  const { sides, isReading, forget } = useConflict(read, { input, valuesOf, base, mine, failure })
  if (sides === undefined) {
    return tells && failure !== undefined && !isReading ? <FailureNotice answer={failure} /> : null
  }
  return (
    <ConflictDialog
      sides={sides}
      labels={labels}
      {...(words && { words })}
      onSave={(merged) => {
        forget()
        form.submit(merged)
      }}
      onCancel={forget}
    />
  )
}
