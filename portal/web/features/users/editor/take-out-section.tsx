/** Where somebody may not be deleted for what others gave: out of the own company, everything else stays (ROLE-31). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { fullName } from '../../../../contract/people/full-name.ts'
import { takeOutOfCompany } from '../../../../contract/users/calls.ts'
import { searchUsers } from '../../../../contract/users/user-list.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { navigate } from '../../../kernel/routing/hash-location.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ConfirmDialog, Stack } from '../../../kernel/ui/index.ts'
import { useUsersState } from '../users-state.tsx'
import type { ReadUser } from './use-saving-user.ts'

/** `back` is the list as it was left. */
export function TakeOutSection({ read, back }: { read: ReadUser; back: string }): ReactElement {
  const adminedit = useTexts('adminedit')
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Refused<string> | Failed>()
  const { company } = read.user
  return (
    <Stack>
      {failure && <FailureNotice answer={failure} />}
      <p>{adminedit.takeoutinfotext({ company })}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {adminedit.takeout}
        </Button>
      </div>
      {isAsking && (
        <TakeOutDialog
          read={read}
          back={back}
          onClose={(answer) => {
            setAsking(false)
            setFailure(answer)
          }}
        />
      )}
    </Stack>
  )
}

type TakeOutDialogProps = { read: ReadUser; back: string; onClose: (failure?: Refused<string> | Failed) => void }

function TakeOutDialog({ read: { user }, back, onClose }: TakeOutDialogProps) {
  const adminedit = useTexts('adminedit')
  const { ok, cancel, saving } = useTexts('common')
  const { visit, letGo } = useUsersState()
  const { _id: id, company } = user
  const name = fullName(user)
  const { send, isBusy } = useSend(takeOutOfCompany, {
    invalidates: [searchUsers],
    successMessage: adminedit.takeoutsuccesstext({ name, company }),
    onDone: () => {
      visit(undefined)
      navigate(back, { force: true })
    },
  })
  async function takeOut() {
    // The list must not miss whom this administrator is about to lose from sight.
    letGo(id)
    const answer = await send({ id, company })
    if ('answered' in answer) return
    letGo(undefined)
    onClose(answer)
  }
  return (
    <ConfirmDialog
      heading={adminedit.takeout}
      confirmLabel={ok}
      cancelLabel={cancel}
      danger
      busy={isBusy}
      busyLabel={saving}
      onConfirm={() => void takeOut()}
      onCancel={() => onClose()}
    >
      <p>{adminedit.takeoutconfirmtext({ name, company })}</p>
    </ConfirmDialog>
  )
}
