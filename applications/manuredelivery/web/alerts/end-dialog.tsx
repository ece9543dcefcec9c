/** Ends an alert with a reason: what only it kept stopped goes on. */
import { Dialog, DialogActions, FailureNotice, FormStack, TextArea, useCallForm } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { endAlert } from '../../contract/alerts/calls.ts'
import { workAnswers } from '../commands/answers.ts'
import { useManureTexts } from '../texts/texts.ts'

type EndDialogProps = { alert: ListedAlert; stopped: number; onClose: () => void }

export function EndDialog({ alert: { id, version }, stopped, onClose }: EndDialogProps): ReactElement {
  const texts = useManureTexts('alerts')
  const formId = useId()
  const form = useCallForm(endAlert, {
    values: { id, version, reason: '' },
    labels: { reason: texts.reason },
    invalidates: workAnswers,
    successMessage: ({ lifted }) => texts.ended({ count: lifted }),
    warnsOfLeaving: false,
    onDone: onClose,
  })
  return (
    <Dialog
      heading={texts.end}
      onClose={onClose}
      locked={form.isBusy}
      actions={
        <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
          {texts.end}
        </DialogActions>
      }
    >
      <FormStack {...form.props} id={formId} aria-label={texts.end}>
        <p>{texts.endtext({ count: stopped })}</p>
        <TextArea {...form.field('reason')} rows={3} maxLength={1000} data-dialog-first />
        {form.failure && <FailureNotice answer={form.failure} />}
      </FormStack>
    </Dialog>
  )
}
