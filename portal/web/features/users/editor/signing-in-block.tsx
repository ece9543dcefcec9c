/** Whether the person can log in: reset of the password, taking out of use and back (ADMIN-EDIT-15, 16, 21, 22). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { fullName } from '../../../../contract/people/full-name.ts'
import { resetUserPassword } from '../../../../contract/users/calls.ts'
import type { WhyNot } from '../../../../contract/users/user-reading.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import { useSend } from '../../../kernel/requests/use-send.ts'
import type { Texts } from '../../../kernel/texts/index.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, Collapsible, iconKey, iconPause, iconPower, Stack } from '../../../kernel/ui/index.ts'
import { useActsOnPeople } from '../bulk/use-acts-on-people.ts'
import { refreshUserLists } from '../list/use-user-pages.ts'
import { ActDialog } from './act-dialog.tsx'
import { refreshUser } from './refresh-user.ts'
import { SecondFactorOfUser } from './second-factor-of-user.tsx'
import type { ReadUser } from './use-saving-user.ts'

export function SigningInBlock({ read }: { read: ReadUser }): ReactElement {
  const adminedit = useTexts('adminedit')
  const { saving } = useTexts('common')
  const [isResetting, setResetting] = useState(false)
  const { user, changeable } = read
  const acts = useActsOnPeople(() => void Promise.all([refreshUser(user._id), refreshUserLists()]))
  const turn = user.deactivated ? 'reactivate' : 'deactivate'
  const isTurnable = changeable[turn] === ''
  const notes = [
    whyNotReset(changeable.reset, adminedit),
    turn === 'deactivate' &&
      (isTurnable ? adminedit.deactivateuserinfotext : whyNotDeactivate(changeable.deactivate, adminedit)),
  ]
  return (
    <Collapsible heading={adminedit.signingin}>
      <Stack>
        {acts.failure && <FailureNotice answer={acts.failure} />}
        <p>{standing(user, adminedit)}</p>
        {[...new Set(notes)].map((note) => note && <p key={note}>{note}</p>)}
        <ButtonRow>
          {changeable.reset === '' && (
            <Button variant="secondary" icon={iconKey} onClick={() => setResetting(true)}>
              {adminedit.resetuserpassword}
            </Button>
          )}
          {isTurnable && (
            <Button
              variant={turn === 'deactivate' ? 'danger' : 'secondary'}
              icon={turn === 'deactivate' ? iconPause : iconPower}
              busy={acts.isActing}
              busyLabel={saving}
              onClick={() => void acts.actOnOne(turn, { _id: user._id, name: fullName(user) })}
            >
              {turn === 'deactivate' ? adminedit.deactivateuser : adminedit.reactivateuser}
            </Button>
          )}
        </ButtonRow>
        <SecondFactorOfUser read={read} />
      </Stack>
      {isResetting && <ResetDialog read={read} onClose={() => setResetting(false)} />}
    </Collapsible>
  )
}

/** ADMIN-EDIT-15, 16: asks with OK and Peruuta, and what happened is acknowledged with OK. */
function ResetDialog({ read: { user }, onClose }: { read: ReadUser; onClose: () => void }) {
  const adminedit = useTexts('adminedit')
  const { sending } = useTexts('common')
  const { username: modifiedby } = useSignedIn()
  const { username, _id: id } = user
  const { send } = useSend(resetUserPassword, { successMessage: false })
  const close = (done: boolean) => {
    onClose()
    if (done) void Promise.all([refreshUser(id), refreshUserLists()])
  }
  return (
    <ActDialog
      heading={adminedit.resetuserpassword}
      success={adminedit.resetuserpasswordsuccesstext}
      successDetail={adminedit.resetuserpasswordvalidtext}
      busyLabel={sending}
      act={() => send({ modifiedby, username, id })}
      onClose={close}
    >
      <p>{adminedit.resetuserpasswordconfirmtext({ username })}</p>
    </ActDialog>
  )
}

function standing({ activated, deactivated }: ReadUser['user'], adminedit: Texts['adminedit']): string {
  if (deactivated) return adminedit.signingindeactivatedtext
  return activated ? adminedit.signinginactivetext : adminedit.signinginwaitingtext
}

function whyNotReset(why: WhyNot, adminedit: Texts['adminedit']): string | undefined {
  if (why === '') return undefined
  return why === 'last_superadmin' ? adminedit.lastsuperadmintext : adminedit.resetuserpasswordforbiddentext
}

function whyNotDeactivate(why: WhyNot, adminedit: Texts['adminedit']): string | undefined {
  if (why === '') return undefined
  if (why === 'last_superadmin') return adminedit.lastsuperadmintext
  return why === 'own_account' ? adminedit.deactivateuserowntext : adminedit.deactivateuserforbiddentext
}
