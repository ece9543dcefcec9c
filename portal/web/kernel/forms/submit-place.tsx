/** The place of a form's button: why it was not sent, what is still missing, and the button once nothing is. */
import type { ReactElement } from 'react'
import { FailureNotice } from '../failures/failure-notice.tsx'
import { useTexts } from '../texts/index.ts'
import { Button, MissingList } from '../ui/index.ts'
import type { CallForm } from './call-form.ts'

export type SubmitPlaceProps = {
  form: Pick<CallForm<object>, 'missing' | 'isBusy' | 'failure'>
  /** What the press does; text(save) unless given. */
  label?: string
  busyLabel?: string
  /** What comes here when nothing is missing. */
  note?: string
  /** How many of the fields that have to be filled are, where it is worth being seen. */
  progress?: { readonly done: number; readonly all: number }
}

export function SubmitPlace({ form, label, busyLabel, note, progress }: SubmitPlaceProps): ReactElement {
  const common = useTexts('common')
  const forms = useTexts('forms')
  const { missing, isBusy, failure } = form
  const isReady = missing.length === 0
  return (
    <div>
      {failure && <FailureNotice answer={failure} />}
      <output className="visually-hidden">{isReady && forms.formready}</output>
      {isReady ? (
        <Button type="submit" size="l" block busy={isBusy} busyLabel={busyLabel ?? common.saving}>
          {label ?? common.save}
        </Button>
      ) : (
        <MissingList
          title={common.missingcount({ count: missing.length })}
          items={missing}
          progress={
            progress && { ...progress, label: common.progresscount({ done: progress.done, total: progress.all }) }
          }
          note={note ?? forms.missingnote}
        />
      )}
    </div>
  )
}
