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
}

export function SubmitPlace({ form, label, busyLabel, note }: SubmitPlaceProps): ReactElement {
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
          note={note ?? forms.missingnote}
        />
      )}
    </div>
  )
}
