/** Another name for a passkey. */
import type { FormEvent, ReactElement } from 'react'
import { useId } from 'react'
import { readOwnSecondFactor, renamePasskey } from '../../../../contract/second-factor/calls.ts'
import type { Passkey } from '../../../../contract/second-factor/second-factor.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Dialog, FormStack } from '../../../kernel/ui/index.ts'
import { PasskeyNameField, usePasskeyName } from './passkey-name.tsx'

export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('secondfactor')
  const form = useId()
  const work = usePasskeyName(passkey.name)
  const { send, isBusy, failure } = useSend(renamePasskey, {
    refreshes: [readOwnSecondFactor],
    says: texts.passkeyrenamedtext,
    onDone,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const name = work.given()
    if (name !== undefined && !isBusy) void send({ id: passkey.id, name })
  }
  const actions = (
    <>
      <Button variant="secondary" onClick={onDone} aria-disabled={isBusy || undefined}>
        {common.cancel}
      </Button>
      <Button type="submit" form={form} busy={isBusy} busyLabel={common.saving}>
        {common.save}
      </Button>
    </>
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
