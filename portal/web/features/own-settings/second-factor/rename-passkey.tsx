/** Another name for a passkey. */
import type { FormEvent, ReactElement } from 'react'
import { useId } from 'react'
import { readOwnSecondFactor, renamePasskey } from '../../../../contract/second-factor/calls.ts'
import type { Passkey } from '../../../../contract/second-factor/second-factor.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { DialogActions } from '../../../kernel/forms/dialog-actions.tsx'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Dialog, FormStack } from '../../../kernel/ui/index.ts'
import { PasskeyNameField, usePasskeyName } from './passkey-name.tsx'

export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('secondfactor')
  const form = useId()
  const work = usePasskeyName(passkey.name)
  const { send, isBusy, failure } = useSend(renamePasskey, {
    invalidates: [readOwnSecondFactor],
    successMessage: texts.passkeyrenamedtext,
    onDone,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const name = work.given()
    if (name !== undefined && !isBusy) void send({ id: passkey.id, name })
  }
  const actions = (
    <DialogActions onClose={onDone} form={form} busy={isBusy}>
      {common.save}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.passkeyrename} actions={actions} onClose={onDone} locked={isBusy}>
      <FormStack id={form} onSubmit={submit}>
        <PasskeyNameField work={work} readOnly={isBusy} />
        {failure && <FailureNotice answer={failure} />}
      </FormStack>
    </Dialog>
  )
}
