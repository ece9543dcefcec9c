/** Invites somebody by e-mail: the letter's link is accepted with the account that has the address. */
import { Dialog, DialogActions, FailureNotice, FormStack, TextInput, useCallForm } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import { inviteMember } from '../../contract/customers/member-calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function InviteDialog({ account, onClose }: { account: string; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('customers')
  const form = useCallForm(inviteMember, {
    values: { account, email: '' },
    labels: { email: texts.email },
    invalidates: [readCustomer, searchCustomers],
    successMessage: texts.invited_done,
    onDone: onClose,
    warnsOfLeaving: false,
  })
  const actions = (
    <DialogActions onClose={onClose} busy={form.isBusy} onClick={() => form.submit()}>
      {texts.sendinvitation}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.invite} actions={actions} onClose={onClose} locked={form.isBusy}>
      <FormStack {...form.props} aria-label={texts.invite}>
        <p>{texts.invitetext}</p>
        <TextInput {...form.field('email')} type="email" autoComplete="off" data-dialog-first />
        {form.failure && <FailureNotice answer={form.failure} />}
      </FormStack>
    </Dialog>
  )
}
