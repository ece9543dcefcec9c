/** The dialogs of a list of companies: a name for a new or a renamed one, and whether one may go. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import type { saveCompanies } from '../../../contract/companies/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { DialogActions } from '../../kernel/forms/dialog-actions.tsx'
import type { AnswerTo } from '../../kernel/requests/ask.ts'
import type { Sending } from '../../kernel/requests/use-send.ts'
import { addressWith } from '../../kernel/routing/address.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ConfirmDialog, Dialog, FormStack, TextInput } from '../../kernel/ui/index.ts'
import type { NamesInUse } from './company-name-fault.ts'
import { companyNameFault } from './company-name-fault.ts'

export type ListedCompany = { readonly id: string; readonly name: string; readonly users: number }

/** How far the sending is that a dialog has begun. */
export type SavingCompany = Pick<Sending<never, AnswerTo<typeof saveCompanies>>, 'isBusy' | 'failure' | 'forget'>

export function NameDialog(props: {
  heading: string
  name?: string
  inUse: NamesInUse
  saving: SavingCompany
  onClose: () => void
  onSave: (name: string) => void
}): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const [name, setName] = useState(props.name ?? '')
  const [refusedName, setRefusedName] = useState('')
  const { isBusy, failure } = props.saving
  const isNameRefused = failure !== undefined && 'refused' in failure && failure.refused === 'invalid_input'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusedName(name)
    props.onSave(name)
  }
  return (
    <Dialog
      heading={props.heading}
      onClose={props.onClose}
      actions={
        <DialogActions onClose={props.onClose} form="company-name-form" busy={isBusy}>
          {common.save}
        </DialogActions>
      }
    >
      <FormStack id="company-name-form" onSubmit={submit}>
        {failure !== undefined && !isNameRefused && <FailureNotice answer={failure} />}
        <TextInput
          label={texts.companyname}
          name="companyname"
          required
          value={name}
          error={isNameRefused ? companyNameFault(refusedName, props.inUse, texts) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </FormStack>
    </Dialog>
  )
}

type RemoveDialogProps = {
  company: ListedCompany
  saving: SavingCompany
  onClose: () => void
  onRemove: () => void
}

export function RemoveDialog(props: RemoveDialogProps): ReactElement {
  return props.company.users > 0 ? <StillInUse {...props} /> : <RemoveQuestion {...props} />
}

/** ADMIN-SYS-18: nobody needs to press to learn that it cannot be done yet, and who stands in the way. */
function StillInUse({ company, onClose }: RemoveDialogProps): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const people = addressWith('#/admin/users/allusers', { company: company.id })
  return (
    <Dialog
      heading={texts.companyremoveheading}
      onClose={onClose}
      actions={
        <Button data-dialog-first onClick={onClose}>
          {common.ok}
        </Button>
      }
    >
      <p>{texts.companyremoveusedtext({ company: company.name, count: company.users })}</p>
      <p>
        <a href={people} onClick={onClose}>
          {texts.companyremovepeople({ count: company.users })}
        </a>
      </p>
    </Dialog>
  )
}

function RemoveQuestion({ company, saving, onClose, onRemove }: RemoveDialogProps): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const { isBusy, failure } = saving
  return (
    <ConfirmDialog
      danger
      heading={texts.companyremoveheading}
      confirmLabel={common.ok}
      cancelLabel={common.cancel}
      busy={isBusy}
      busyLabel={common.deleting}
      onConfirm={onRemove}
      onCancel={onClose}
    >
      <p>{texts.companyremoveconfirmtext({ company: company.name })}</p>
      <p>{texts.companyremovefreetext}</p>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
