/** The dialog of a command: its fields, what went wrong, and two buttons, which can always be pressed. */
import type { DialogActionsProps } from '@workspace/portal/web'
import { Dialog, DialogActions, FailureNotice, FormStack, Notice } from '@workspace/portal/web'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import type { CommandForm } from './use-command-form.ts'
import { useFaultPlace } from './use-fault-place.ts'
import { useLateField } from './use-late-field.ts'

/** What a dialog needs of a form, whatever its values are. */
type DialogForm = Pick<CommandForm<object>, 'props' | 'isBusy' | 'failure' | 'concurrentChange'>

export type CommandDialogProps = Pick<DialogActionsProps, 'closeLabel' | 'busyLabel'> & {
  title: string | ReactElement
  /** Of the button. */
  confirmLabel: string
  danger?: boolean
  /** Why there is nothing to confirm, where no field is to blame; said once it was tried. */
  lacks?: string | undefined
  form: DialogForm
  onClose: () => void
  children?: ReactNode
}

export function CommandDialog(props: CommandDialogProps): ReactElement {
  const { title, confirmLabel, danger = false, lacks, form, onClose, children, ...labels } = props
  const id = useId()
  // What loses something keeps its way out first.
  useLateField(!danger)
  const { place, isShown, goThere } = useFaultPlace()
  function submit(event: FormEvent) {
    event.preventDefault()
    goThere()
    if (lacks === undefined && form.concurrentChange === undefined) form.props.onSubmit(event)
  }
  const actions = (
    <DialogActions {...labels} form={id} onClose={onClose} variant={danger ? 'danger' : 'primary'} busy={form.isBusy}>
      {confirmLabel}
    </DialogActions>
  )
  return (
    <Dialog heading={title} onClose={onClose} locked={form.isBusy} actions={actions}>
      <div ref={place}>
        <FormStack {...form.props} id={id} onSubmit={submit}>
          {form.concurrentChange !== undefined && <div data-meanwhile>{form.concurrentChange}</div>}
          {children}
          {isShown && lacks !== undefined && <Notice tone="warn" title={lacks} />}
          {form.failure !== undefined && <FailureNotice answer={form.failure} />}
        </FormStack>
      </div>
    </Dialog>
  )
}
