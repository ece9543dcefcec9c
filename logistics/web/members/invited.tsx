/** An open invitation among the people of an account: sent again, or withdrawn. */
import type { InvitationCall, OpenInvitation } from '@workspace/logistics/contract/members'
import type { Call } from '@workspace/portal/contract'
import { Button, Chip, FailureNotice, useDateFormat, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemberTexts } from './member-texts.ts'
import { Person } from './people.tsx'

export type InvitedProps = {
  account: string
  invitation: OpenInvitation
  calls: { readonly invite: InvitationCall<'invite'>; readonly withdraw: InvitationCall<'withdraw'> }
  invalidates: readonly Call[]
}

export function Invited({ account, invitation, calls, invalidates }: InvitedProps): ReactElement {
  const texts = useMemberTexts()
  const { moment } = useDateFormat()
  const { id, email, sentAt, validUntil } = invitation
  const again = useSend(calls.invite, { invalidates, successMessage: texts.invitationsent({ email }) })
  const withdrawal = useSend(calls.withdraw, { invalidates, successMessage: texts.withdrawn })
  const failure = again.failure ?? withdrawal.failure
  return (
    <Person
      name={email}
      note={texts.invited({ at: moment(sentAt), until: moment(validUntil) })}
      failure={failure && <FailureNotice answer={failure} />}
    >
      <Chip tone="warn">{texts.waits}</Chip>
      <Button
        variant="secondary"
        size="s"
        busy={again.isBusy}
        aria-label={texts.sendagainto({ email })}
        onClick={() => void again.send({ account, email })}
      >
        {texts.sendagain}
      </Button>
      <Button
        variant="secondary"
        size="s"
        busy={withdrawal.isBusy}
        aria-label={texts.withdrawof({ email })}
        onClick={() => void withdrawal.send({ id })}
      >
        {texts.withdraw}
      </Button>
    </Person>
  )
}
