/** `user/undoemailchange/:code`: the holder of the old address takes the change back. */
import type { ReactElement } from 'react'
import { undoEmailChange } from '../../../contract/own-settings/calls.ts'
import { useOutlivingSession } from '../../kernel/portal/portal-context.tsx'
import { ask } from '../../kernel/requests/ask.ts'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { useHiddenCode } from '../validation/index.ts'
import { EmailChangeScreen } from './email-change-screen.tsx'

export function UndoEmailChangeScreen({ params: { code = '' } }: ScreenProps): ReactElement {
  return <UndoEmailChange key={code} code={code} />
}

function UndoEmailChange({ code }: { code: string }) {
  useHiddenCode(code)
  useOutlivingSession()
  const texts = useTexts('validation')
  const { resetpasswordheading } = useTexts('password')
  return (
    <EmailChangeScreen
      heading={texts.emailundoheading}
      question={texts.emailundotext}
      submit={texts.emailundosubmit}
      done={{ text: texts.emailundosuccesstext, next: resetpasswordheading, href: '#/resetpassword' }}
      send={() => ask(undoEmailChange, { code })}
    />
  )
}
