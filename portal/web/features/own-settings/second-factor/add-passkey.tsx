/** A new passkey: its name first, then what the browser asks. */
import type { FormEvent, ReactElement } from 'react'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import { beginPasskey, finishPasskey, readOwnSecondFactor } from '../../../../contract/second-factor/calls.ts'
import { knownDeviceName } from '../../../../contract/sessions/device-name.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { knowsPasskeys, makePasskey } from '../../../kernel/passkeys/ask-for-passkey.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, FormStack, Notice, useToast } from '../../../kernel/ui/index.ts'
import { useProvedSend } from '../use-proof.tsx'
import type { PasskeyName } from './passkey-name.tsx'
import { PasskeyNameField, usePasskeyName } from './passkey-name.tsx'

type AddPasskeyProps = { onAdded: (codes: readonly string[]) => void; onStop: () => void }

export function AddPasskey({ onAdded, onStop }: AddPasskeyProps): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('secondfactor')
  const name = usePasskeyName(knownDeviceName(navigator.userAgent))
  const { isBusy, failure, trouble, begin, dialog } = useAdding(name, onAdded)
  useEffect(() => name.field.current?.focus(), [name.field])
  if (!knowsPasskeys()) return <Notice tone="warn" title={texts.passkeynothere} />
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && name.given() !== undefined) begin()
  }
  return (
    <>
      <FormStack onSubmit={submit} aria-label={texts.passkeyadd}>
        <PasskeyNameField work={name} readOnly={isBusy} />
        {trouble !== undefined && <Notice tone="err" title={texts[trouble]} />}
        {failure && <FailureNotice answer={failure} />}
        <ButtonRow>
          <Button type="submit" busy={isBusy} busyLabel={texts.passkeywaiting}>
            {texts.passkeygo}
          </Button>
          <Button variant="secondary" onClick={onStop}>
            {common.cancel}
          </Button>
        </ButtonRow>
      </FormStack>
      {dialog}
    </>
  )
}

type Trouble = 'passkeyaddstopped' | 'passkeyalready' | 'passkeyaddrefused' | 'setupover'

function useAdding(name: PasskeyName, onAdded: AddPasskeyProps['onAdded']) {
  const texts = useTexts('secondfactor')
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const beginning = useProvedSend(beginPasskey, { successMessage: false, onDone: (answer) => void make(answer) })
  const finishing = useSend(finishPasskey, {
    invalidates: [readOwnSecondFactor],
    successMessage: false,
    onDone: ({ codes }) => {
      if (codes.length === 0) toast({ text: texts.passkeyaddedtext })
      onAdded(codes)
    },
  })

  async function make({ creation }: AnswerOf<typeof beginPasskey>): Promise<void> {
    setAsking(true)
    const passkey = await makePasskey(creation)
    setAsking(false)
    if ('no' in passkey) return setTrouble(passkey.no === 'already' ? 'passkeyalready' : 'passkeyaddstopped')
    setTrouble(troubleOf(await finishing.send({ name: name.name.trim(), passkey })))
  }

  const shown = trouble === undefined ? (beginning.failure ?? finishing.failure) : undefined
  return {
    isBusy: isAsking || beginning.isBusy || finishing.isBusy,
    failure: shown,
    trouble,
    begin: () => {
      setTrouble(undefined)
      finishing.forget()
      beginning.send({})
    },
    dialog: beginning.dialog,
  }
}

function troubleOf(answer: Refused<string> | Failed | { readonly answered: object }): Trouble | undefined {
  if (!('refused' in answer)) return undefined
  if (answer.refused === 'passkey_refused') return 'passkeyaddrefused'
  return answer.refused === 'attempt_over' ? 'setupover' : undefined
}
