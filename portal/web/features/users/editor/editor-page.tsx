/** The page of one user: name, state, when it was made and changed, and verifying. */
import type { ReactElement, ReactNode } from 'react'
import { fullName } from '../../../../contract/people/full-name.ts'
import { waitingDays } from '../../../../contract/users/waiting-days.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { formatDate, formatDateTime, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Button, Chip, iconCheck, iconPause, Page } from '../../../kernel/ui/index.ts'
import { useActsOnPeople } from '../bulk/use-acts-on-people.ts'
import { refreshUserLists } from '../list/use-user-pages.ts'
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

function StateMark({ read }: { read: ReadUser }) {
  const { usersaddressrefused } = useTexts('adminusers')
  return (
    <>
      {read.addressrefused && <Chip tone="err">{usersaddressrefused}</Chip>}
      <Standing read={read} />
    </>
  )
}

function Standing({ read: { user, createdat } }: { read: ReadUser }) {
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
  return <Chip tone="warn">{adminusers.userswaits({ days })}</Chip>
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

function VerifyButton({ verifying: { busy, verify } }: { verifying: Verifying }) {
  const { verifyuser } = useTexts('adminedit')
  const { saving } = useTexts('common')
  return (
    <Button variant="secondary" icon={iconCheck} busy={busy} busyLabel={saving} onClick={verify}>
      {verifyuser}
    </Button>
  )
}

type Verifying = { busy: boolean; failure: Refused | Failed | undefined; verify: () => void }

function useVerifying({ user }: ReadUser): Verifying {
  const { _id } = user
  const acts = useActsOnPeople(() => void Promise.all([refreshUser(_id), refreshUserLists()]))
  async function verify() {
    const answer = await acts.actOnOne('verify', { _id, name: fullName(user) })
    if ('answered' in answer) document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return { busy: acts.isActing, failure: acts.failure, verify: () => void verify() }
}
