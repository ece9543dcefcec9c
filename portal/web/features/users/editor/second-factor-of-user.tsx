/** A person's two-step login, and its removal after a lost phone, for whoever may set the password (ROLE-31). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { fullName } from '../../../../contract/people/full-name.ts'
import {
  readUserSecondFactor,
  removeUserSecondFactor,
} from '../../../../contract/second-factor/administration-calls.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import { refreshAnswers } from '../../../kernel/requests/refresh-answers.ts'
import { useAnswer } from '../../../kernel/requests/use-answer.ts'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button } from '../../../kernel/ui/index.ts'
import { ActDialog } from './act-dialog.tsx'
import { refreshUser } from './refresh-user.ts'
import type { ReadUser } from './use-saving-user.ts'

/** Of the own one own settings tell. */
export function SecondFactorOfUser({ read }: { read: ReadUser }): ReactElement | null {
  const { username } = useSignedIn()
  const isOpen = read.changeable.credentials === '' && read.user.username !== username
  return isOpen ? <SecondFactor read={read} /> : null
}

function SecondFactor({ read: { user } }: { read: ReadUser }) {
  const texts = useTexts('secondfactor')
  const { sending } = useTexts('common')
  const [isAsking, setAsking] = useState(false)
  const { data, error } = useAnswer(readUserSecondFactor, { id: user._id })
  const { send } = useSend(removeUserSecondFactor, { successMessage: false })
  if (data === undefined) return error === null ? null : <FailureNotice answer={error.reason} />
  const { app, passkeys } = data
  const close = (done: boolean) => {
    setAsking(false)
    if (done) void Promise.all([refreshUser(user._id), refreshAnswers([readUserSecondFactor])])
  }
  return (
    <>
      <p>{texts.oftheuser({ app, passkeys })}</p>
      {(app || passkeys > 0) && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {texts.userremove}
          </Button>
        </div>
      )}
      {isAsking && (
        <ActDialog
          danger
          heading={texts.userremove}
          success={texts.userremovedtext}
          busyLabel={sending}
          act={() => send({ id: user._id })}
          onClose={close}
        >
          <p>{texts.userremovetext({ name: fullName(user) })}</p>
        </ActDialog>
      )}
    </>
  )
}
