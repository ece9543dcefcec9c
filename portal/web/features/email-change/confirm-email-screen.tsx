/** `user/confirmemail/:code`: the new address proves itself and becomes the one that recovers the account. */
import type { ReactElement } from 'react'
import { confirmEmail } from '../../../contract/own-settings/calls.ts'
import { ask } from '../../kernel/requests/ask.ts'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { useHiddenCode } from '../validation/index.ts'
import { EmailChangeScreen } from './email-change-screen.tsx'

export function ConfirmEmailScreen({ params: { code = '' } }: ScreenProps): ReactElement {
  return <ConfirmEmail key={code} code={code} />
}

function ConfirmEmail({ code }: { code: string }) {
  useHiddenCode(code)
  const common = useTexts('common')
  const texts = useTexts('validation')
  return (
    <EmailChangeScreen
      heading={texts.emailconfirmheading}
      question={texts.emailconfirmtext}
      submit={texts.emailconfirmsubmit}
      done={{ text: texts.emailconfirmsuccesstext, next: common.backtofrontpage, href: '#/' }}
      send={() => ask(confirmEmail, { code })}
    />
  )
}
