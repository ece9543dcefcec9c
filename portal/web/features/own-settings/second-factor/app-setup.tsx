/** The app reads the code, or its owner types the key; the first code that it shows proves that it works. */
import type { FormEvent, ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import type { beginApp } from '../../../../contract/second-factor/calls.ts'
import { finishApp, readOwnSecondFactor } from '../../../../contract/second-factor/calls.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import {
  Button,
  ButtonRow,
  FormStack,
  LinkButton,
  Notice,
  Stack,
  TextInput,
  useToast,
} from '../../../kernel/ui/index.ts'
import { CopyButton } from './copy-button.tsx'
import { QrCode } from './qr-code.tsx'
import css from './second-factor.module.css'

type AppSetupProps = {
  setup: AnswerOf<typeof beginApp>
  onDone: (codes: readonly string[]) => void
  onStop: () => void
}

export function AppSetup({ setup, onDone, onStop }: AppSetupProps): ReactElement {
  const texts = useTexts('secondfactor')
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Stack>
      <p ref={first} tabIndex={-1}>
        {texts.appscan}
      </p>
      <QrCode text={setup.address} label={texts.appqr} />
      <p>{texts.apptype}</p>
      <p className={css.key}>
        <code>{setup.setupkey}</code> <CopyButton label={texts.copykey} text={setup.setupkey.replaceAll(' ', '')} />
      </p>
      <div>
        <LinkButton variant="secondary" size="s" href={setup.address}>
          {texts.appopen}
        </LinkButton>
      </div>
      <ConfirmApp onDone={onDone} onStop={onStop} />
    </Stack>
  )
}

function ConfirmApp({ onDone, onStop }: Omit<AppSetupProps, 'setup'>) {
  const common = useTexts('common')
  const texts = useTexts('secondfactor')
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [faulty, setFaulty] = useState<{ code: string; text: string }>()
  const { send, isBusy, failure } = useSend(finishApp, {
    invalidates: [readOwnSecondFactor],
    successMessage: false,
    onDone: ({ codes }) => {
      // The codes stand on the screen, and say as much.
      if (codes.length === 0) toast({ text: texts.appaddedtext })
      onDone(codes)
    },
  })
  const refused = failure !== undefined && 'refused' in failure ? failure.refused : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const isWhole = /^\d{6}$/.test(code.replace(/\s/g, ''))
    const answer = isWhole ? await send({ code }) : undefined
    const isWrong = answer !== undefined && 'refused' in answer && answer.refused === 'wrong_code'
    if (isWhole && !isWrong) return
    setFaulty({ code, text: isWhole ? texts.codewrong : texts.codemissing })
    field.current?.focus()
  }
  if (refused === 'attempt_over') {
    const again = (
      <Button variant="secondary" size="s" onClick={onStop}>
        {common.ok}
      </Button>
    )
    return <Notice tone="err" title={texts.setupover} action={again} />
  }
  return (
    <FormStack onSubmit={(event) => void submit(event)} aria-label={texts.app}>
      <p>{texts.appconfirm}</p>
      <TextInput
        ref={field}
        name="code"
        label={texts.code}
        error={faulty?.code === code ? faulty.text : undefined}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
        readOnly={isBusy}
      />
      {failure && refused !== 'wrong_code' && <FailureNotice answer={failure} />}
      <ButtonRow>
        <Button type="submit" busy={isBusy} busyLabel={common.sending}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={onStop}>
          {common.cancel}
        </Button>
      </ButtonRow>
    </FormStack>
  )
}
