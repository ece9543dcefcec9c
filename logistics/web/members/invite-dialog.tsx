/** Invites somebody by e-mail: the letter's link is accepted with the account that has the address. */
import type { InvitationCall } from '@workspace/logistics/contract/members'
import type { Call } from '@workspace/portal/contract'
import { Dialog, DialogActions, FailureNotice, FormStack, TextInput, useCallForm } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemberTexts } from './member-texts.ts'

export type InviteDialogProps = {
  account: string
  invite: InvitationCall<'invite'>
  invalidates: readonly Call[]
  onClose: () => void
}

export function InviteDialog({ account, invite, invalidates, onClose }: InviteDialogProps): ReactElement {
  const texts = useMemberTexts()
  const form = useCallForm(invite, {
    values: { account, email: '' },
    labels: { email: texts.email },
    invalidates,
    successMessage: texts.sent,
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
