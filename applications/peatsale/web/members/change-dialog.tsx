/** Another main member, or one member less: asked first. */
import { ConfirmDialog, FailureNotice, Notice, Stack, useSend, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import type { CustomerMember } from '../../contract/customers/customer.ts'
import { changeMember } from '../../contract/customers/member-calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type ChangeDialogProps = {
  account: string
  member: CustomerMember
  change: 'main' | 'remove' | 'admit'
  onClose: () => void
}

export function ChangeDialog({ account, member, change, onClose }: ChangeDialogProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { cancel } = useTexts('common')
  const { send, isBusy, failure } = useSend(changeMember, {
    invalidates: [readCustomer, searchCustomers, readStart],
    successMessage: { main: texts.mainchanged, remove: texts.removed, admit: texts.admitted }[change],
    onDone: onClose,
  })
  const { id: person, name } = member
  const word = { main: texts.makemain, remove: texts.remove, admit: texts.admit }[change]
  const isMain = failure !== undefined && 'refused' in failure && failure.refused === 'in_use'
  return (
    <ConfirmDialog
      heading={word}
      confirmLabel={word}
      cancelLabel={cancel}
      danger={change === 'remove'}
      busy={isBusy}
      onConfirm={() => void send({ account, person, change })}
      onCancel={onClose}
    >
      <Stack>
        <p>{{ main: texts.makemaintext, remove: texts.removetext, admit: texts.admittext }[change]({ name })}</p>
        {isMain && <Notice tone="err" title={texts.mainfirst} />}
        {failure && !isMain && <FailureNotice answer={failure} />}
      </Stack>
    </ConfirmDialog>
  )
}
