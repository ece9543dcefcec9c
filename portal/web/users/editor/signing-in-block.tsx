/** Whether the person can log in: reset of the password, taking out of use and back (ADMIN-EDIT-15, 16, 21, 22). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { resetUserPassword } from '../../../contract/users/calls.ts'
import type { WhyNot } from '../../../contract/users/user-reading.ts'
import { setUserActive } from '../../../contract/users/user-reading.ts'
import { ask } from '../../requests/ask.ts'
import { useSignedIn } from '../../sessions/use-signed-in.ts'
import type { Texts } from '../../texts/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Button, ButtonRow, Collapsible, iconKey, iconPause, iconPower, Stack } from '../../ui/index.ts'
import { refreshUserLists } from '../list/use-user-pages.ts'
import { ActDialog } from './act-dialog.tsx'
import { refreshUser } from './refresh-user.ts'
import type { ReadUser } from './use-saving-user.ts'

type Act = 'reset' | 'deactivate' | 'reactivate'
type Asking = { asked: Act; read: ReadUser; onClose: () => void }

export function SigningInBlock({ read }: { read: ReadUser }): ReactElement {
  const adminedit = useTexts('adminedit')
  const [asked, setAsked] = useState<Act>()
  const { user, changeable } = read
  const turn: Act = user.deactivated ? 'reactivate' : 'deactivate'
  const reasons = [
    whyNotReset(changeable.reset, adminedit),
    turn === 'deactivate' ? whyNotDeactivate(changeable.deactivate, adminedit) : undefined,
  ]
  return (
    <Collapsible heading={adminedit.signingin}>
      <Stack>
        <p>{standing(user, adminedit)}</p>
        {[...new Set(reasons)].map((reason) => reason && <p key={reason}>{reason}</p>)}
        <ButtonRow>
          {changeable.reset === '' && (
            <Button variant="secondary" icon={iconKey} onClick={() => setAsked('reset')}>
              {adminedit.resetuserpassword}
            </Button>
          )}
          {changeable[turn] === '' && (
            <Button
              variant="secondary"
              icon={turn === 'deactivate' ? iconPause : iconPower}
              onClick={() => setAsked(turn)}
            >
              {turn === 'deactivate' ? adminedit.deactivateuser : adminedit.reactivateuser}
            </Button>
          )}
        </ButtonRow>
      </Stack>
      {asked !== undefined && <SigningInAct asked={asked} read={read} onClose={() => setAsked(undefined)} />}
    </Collapsible>
  )
}

function SigningInAct({ asked, read: { user }, onClose }: Asking) {
  const adminedit = useTexts('adminedit')
  const { saving, sending } = useTexts('common')
  const { username: modifiedby } = useSignedIn()
  const { username, _id: id } = user
  const close = (done: boolean) => {
    onClose()
    if (done) void Promise.all([refreshUser(id), refreshUserLists()])
  }
  if (asked === 'reset') {
    return (
      <ActDialog
        heading={adminedit.resetuserpassword}
        success={adminedit.resetuserpasswordsuccesstext}
        successDetail={adminedit.resetuserpasswordvalidtext}
        busyLabel={sending}
        act={() => ask(resetUserPassword, { modifiedby, username, id })}
        onClose={close}
      >
        <p>{adminedit.resetuserpasswordconfirmtext({ username })}</p>
      </ActDialog>
    )
  }
  return (
    <ActDialog
      heading={adminedit[`${asked}user`]}
      success={adminedit[`${asked}usersuccesstext`]}
      busyLabel={saving}
      act={() => ask(setUserActive, { id, active: asked === 'reactivate' })}
      onClose={close}
    >
      <p>{adminedit[`${asked}userconfirmtext`]({ username })}</p>
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
