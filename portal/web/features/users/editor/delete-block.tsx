/** Delete user: says what goes, asks for the username, then OK or Peruuta (ADMIN-EDIT-06, 17 to 19, 22, 23). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { fullName } from '../../../../contract/people/full-name.ts'
import { deleteUser } from '../../../../contract/users/calls.ts'
import type { WhyNot } from '../../../../contract/users/user-reading.ts'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { navigate } from '../../../kernel/routing/hash-location.ts'
import type { Texts } from '../../../kernel/texts/index.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Collapsible, iconTrash, Stack, TextInput } from '../../../kernel/ui/index.ts'
import { refreshUserLists } from '../list/use-user-pages.ts'
import { useUsersState } from '../users-state.tsx'
import { ActDialog } from './act-dialog.tsx'
import { TakeOutSection } from './take-out-section.tsx'
import type { ReadUser } from './use-saving-user.ts'

/** `back` is the list as it was left. */
export function DeleteBlock({ read, back }: { read: ReadUser; back: string }): ReactElement {
  const adminedit = useTexts('adminedit')
  const [asking, setAsking] = useState(false)
  const why = whyNot(read.changeable.remove, adminedit)
  return (
    <Collapsible heading={adminedit.deleteuser} tone="danger">
      <Stack>
        <p>{why ?? adminedit.deleteuserinfotext}</p>
        {why === undefined && (
          <div>
            <Button variant="danger" icon={iconTrash} onClick={() => setAsking(true)}>
              {adminedit.deleteuser}
            </Button>
          </div>
        )}
        {read.changeable.remove === 'forbidden' && read.changeable.takeout === '' && (
          <TakeOutSection read={read} back={back} />
        )}
      </Stack>
      {asking && <DeleteDialog read={read} back={back} onClose={() => setAsking(false)} />}
    </Collapsible>
  )
}

type DeleteDialogProps = { read: ReadUser; back: string; onClose: () => void }

function DeleteDialog({ read: { user }, back, onClose }: DeleteDialogProps) {
  const adminedit = useTexts('adminedit')
  const { deleting } = useTexts('common')
  const { username: admin } = useSignedIn()
  const { visit, letGo } = useUsersState()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { send } = useSend(deleteUser, { successMessage: false })
  const { username, _id: id } = user
  const isTyped = typed.trim().toLowerCase() === username.toLowerCase()
  async function remove() {
    letGo(id)
    const both = { company: true, pricelist: true }
    const answer = await send({ username, id, userid: id, admin, whichtodelete: both })
    if (!('answered' in answer)) letGo(undefined)
    return answer
  }
  function close(done: boolean) {
    onClose()
    if (!done) return
    // ADMIN-EDIT-19. What was typed into the form belongs to nobody any more.
    visit(undefined)
    navigate(back, { force: true })
    void refreshUserLists()
  }
  return (
    <ActDialog
      heading={adminedit.deleteusername({ name: fullName(user) })}
      success={adminedit.deleteusersuccesstext}
      busyLabel={deleting}
      danger
      isReady={() => {
        setTried(true)
        return isTyped
      }}
      act={remove}
      onClose={close}
    >
      <p>{adminedit.deleteuserconfirmtext({ username })}</p>
      <TextInput
        label={adminedit.deleteusertypename}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={tried && !isTyped ? adminedit.deleteusertypenamewrong({ username }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActDialog>
  )
}

function whyNot(why: WhyNot, adminedit: Texts['adminedit']): string | undefined {
  switch (why) {
    case '':
      return undefined
    case 'own_account':
      return adminedit.deleteuserowntext
    case 'last_superadmin':
      return adminedit.lastsuperadmintext
    case 'forbidden':
      return adminedit.deleteuserforbiddentext
  }
}
