/** The page of one user: name, state, when it was made and changed, and verifying. */
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { fullName } from '../../../contract/people/full-name.ts'
import { verifyUsers } from '../../../contract/users/calls.ts'
import { FailureNotice } from '../../failures/failure-notice.tsx'
import type { Failed, Refused } from '../../requests/ask.ts'
import { ask } from '../../requests/ask.ts'
import { useSignedIn } from '../../sessions/use-signed-in.ts'
import { formatDate, formatDateTime, useLanguage, useTexts } from '../../texts/index.ts'
import { Button, Chip, iconCheck, iconPause, Page, useToast } from '../../ui/index.ts'
import { refreshUserLists } from '../list/use-user-pages.ts'
import { waitingDays } from '../list/waiting-days.ts'
import { refreshUser } from './refresh-user.ts'
import type { ReadUser } from './use-saving-user.ts'

export function EditorPage({
  read,
  back,
  children,
}: {
  read: ReadUser
  back: string
  children: ReactNode
}): ReactElement {
  const { backtousers } = useTexts('adminedit')
  const { user, changeable } = read
  const verifying = useVerifying(read)
  const isVerifiable = !user.activated && changeable.verify === ''
  return (
    <Page
      back={{ href: `#${back}`, label: backtousers }}
      heading={fullName(user)}
      mark={<StateMark read={read} />}
      lead={<Lead read={read} />}
      actions={isVerifiable ? <VerifyButton verifying={verifying} /> : undefined}
    >
      {verifying.failure && <FailureNotice answer={verifying.failure} />}
      {children}
    </Page>
  )
}

function StateMark({ read: { user, createdat } }: { read: ReadUser }) {
  const adminusers = useTexts('adminusers')
  if (user.deactivated) {
    return (
      <Chip tone="rest" icon={iconPause}>
        {adminusers.usersdeactivated}
      </Chip>
    )
  }
  if (user.activated) return null
  const days = waitingDays(createdat, new Date())
  return <Chip tone="warn">{adminusers.userswaitsverification({ days })}</Chip>
}

function Lead({ read: { user, createdat, modifiedby } }: { read: ReadUser }) {
  const adminedit = useTexts('adminedit')
  const { language } = useLanguage()
  const created = formatDate(new Date(createdat), language)
  const time = formatDateTime(new Date(user.lastmodified), language)
  const modified =
    modifiedby === '' ? adminedit.lastmodifiedtext({ time }) : adminedit.lastmodifiedbytext({ name: modifiedby, time })
  return (
    <>
      {`${user.username} · ${modified} · `}
      {adminedit.createdbytext({ name: user.createdby, time: created })}
    </>
  )
}

type Verifying = { busy: boolean; failure: Refused | Failed | undefined; verify: () => void }

function VerifyButton({ verifying: { busy, verify } }: { verifying: Verifying }) {
  const { verifyuser } = useTexts('adminedit')
  const { saving } = useTexts('common')
  return (
    <Button variant="secondary" icon={iconCheck} busy={busy} busyLabel={saving} onClick={verify}>
      {verifyuser}
    </Button>
  )
}

function useVerifying({ user: { _id } }: ReadUser): Verifying {
  const { username } = useSignedIn()
  const { verifyusersuccesstext } = useTexts('adminedit')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refused | Failed>()
  async function verify() {
    setBusy(true)
    const answer = await ask(verifyUsers, { users: [_id], username })
    setBusy(false)
    if (!('answered' in answer)) return setFailure(answer)
    setFailure(undefined)
    toast({ text: verifyusersuccesstext })
    document.querySelector<HTMLElement>('main h1')?.focus()
    await Promise.all([refreshUser(_id), refreshUserLists()])
  }
  return { busy, failure, verify: () => void verify() }
}
