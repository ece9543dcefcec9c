/** New password twice, one box that shows both, and OK once they hold (RESET-01 to 05). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { CallForm } from '../../kernel/forms/call-form.ts'
import type { NewPasswordDraft } from '../../kernel/forms/new-password.ts'
import { PasswordFields } from '../../kernel/forms/password-fields.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Checkbox, FormStack } from '../../kernel/ui/index.ts'

export function NewPasswordForm({ form }: { form: CallForm<NewPasswordDraft> }): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const texts = useTexts('password')
  const [shown, setShown] = useState(false)
  return (
    <FormStack {...form.props} aria-label={texts.newpasswordheading}>
      <PasswordFields form={form} shown={shown} />
      <Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)} label={fields.showpasswords} />
      {form.canSend || form.isBusy ? (
        <Button type="submit" size="l" block busy={form.isBusy} busyLabel={common.sending}>
          {common.ok}
        </Button>
      ) : (
        <output>{texts.invalidpasswordstext}</output>
      )}
    </FormStack>
  )
}
