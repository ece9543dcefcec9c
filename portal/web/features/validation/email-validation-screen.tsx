/**
 * The link that verifies a new account's e-mail address: at once in the browser that registered, at a press anywhere else
 * (VALID-09), and again on opening again (VALID-07).
 */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { validateEmail } from '../../../contract/registration/calls.ts'
import { ask } from '../../kernel/requests/ask.ts'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, LinkButton, Notice, Page, Spinner } from '../../kernel/ui/index.ts'
import { LinkFailure } from './link-failure.tsx'
import { useHiddenCode } from './mailed-code.ts'
import { isRegisteredHere } from './registered-here.ts'

/** VALID-04, once it has begun. */
type ValidationState = 'pending' | 'success' | 'failure'

export function EmailValidationScreen({ params: { activationcode = '' } }: ScreenProps): ReactElement {
  return <EmailValidation key={activationcode} code={activationcode} />
}

function EmailValidation({ code }: { code: string }): ReactElement {
  const texts = useTexts('validation')
  useHiddenCode(code)
  const [isAsked, setAsked] = useState(isRegisteredHere)
  if (isAsked) return <Validation code={code} />
  return (
    <Page heading={texts.validateheading} lead={texts.validatequestiontext} width="form">
      <ButtonRow>
        <Button size="l" onClick={() => setAsked(true)}>
          {texts.validatesubmit}
        </Button>
      </ButtonRow>
    </Page>
  )
}

function Validation({ code }: { code: string }): ReactElement {
  const texts = useTexts('validation')
  const state = useValidation(code)
  switch (state) {
    case 'pending':
      return (
        <Page key={state} heading={texts.validateheading} width="form">
          <Spinner label={texts.validatependingtext} />
        </Page>
      )
    case 'success':
      return (
        <Page key={state} heading={texts.validateheading} width="form">
          <Notice tone="ok" title={texts.validatesuccesstext} />
          <ButtonRow>
            <LinkButton href="#/login">{texts.validatetologin}</LinkButton>
          </ButtonRow>
        </Page>
      )
    case 'failure':
      return (
        <Page key={state} heading={texts.validateheading} width="form">
          <LinkFailure title={texts.validatefailuretext} help={texts.validateretrytext} />
          <ButtonRow>
            <LinkButton variant="secondary" href="#/login">
              {texts.validatetologin}
            </LinkButton>
          </ButtonRow>
        </Page>
      )
  }
}

function useValidation(validationcode: string): ValidationState {
  const [state, setState] = useState<ValidationState>('pending')
  useEffect(() => {
    let counts = true
    void ask(validateEmail, { validationcode }).then((answer) => {
      if (counts) setState('answered' in answer ? 'success' : 'failure')
    })
    return () => {
      counts = false
    }
  }, [validationcode])
  return state
}
