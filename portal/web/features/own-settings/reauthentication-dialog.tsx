/** Asks for the current password when the sign-in is too old for so weighty a change (SETTINGS-27). */
import type { FormEvent, ReactElement } from 'react'
import { useId, useState } from 'react'
import { DialogActions } from '../../kernel/forms/dialog-actions.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Dialog, FormStack, PasswordInput } from '../../kernel/ui/index.ts'

type ReauthenticationDialogProps = {
  wrong: boolean
  busy: boolean
  onGive: (currentpassword: string) => void
  onCancel: () => void
}

export function ReauthenticationDialog({ wrong, busy, onGive, onCancel }: ReauthenticationDialogProps): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const settings = useTexts('settings')
  const form = useId()
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState('')
  function give(event: FormEvent) {
    event.preventDefault()
    setRefused(password)
    if (password !== '') onGive(password)
  }
  const actions = (
    <DialogActions onClose={onCancel} form={form} busy={busy}>
      {common.ok}
    </DialogActions>
  )
  return (
    <Dialog heading={fields.currentpassword} actions={actions} onClose={onCancel} locked={busy}>
      <FormStack id={form} onSubmit={give}>
        <p>{settings.reauthenticationtext}</p>
        <PasswordInput
          label={fields.currentpassword}
          showLabel={common.show}
          name="currentpassword"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wrong && password === refused ? settings.currentpasswordwrong : undefined}
        />
      </FormStack>
    </Dialog>
  )
}
