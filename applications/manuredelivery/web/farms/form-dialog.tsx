/** A form in a dialog: its fields, what went wrong, and its two buttons. */
import { Dialog, DialogActions, FailureNotice, FormStack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useId } from 'react'

type FrameForm = {
  props: Omit<Parameters<typeof FormStack>[0], 'children' | 'id'>
  isBusy: boolean
  failure: Parameters<typeof FailureNotice>[0]['answer'] | undefined
}

export function FormDialog({
  heading,
  label,
  form,
  onClose,
  children,
}: {
  heading: string
  label: string
  form: FrameForm
  onClose: () => void
  children: ReactNode
}): ReactElement {
  const id = useId()
  const actions = (
    <DialogActions form={id} onClose={onClose} busy={form.isBusy}>
      {label}
    </DialogActions>
  )
  return (
    <Dialog heading={heading} onClose={onClose} locked={form.isBusy} actions={actions}>
      <FormStack {...form.props} id={id}>
        {children}
        {form.failure !== undefined && <FailureNotice answer={form.failure} />}
      </FormStack>
    </Dialog>
  )
}
