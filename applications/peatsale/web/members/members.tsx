/** People of an account: who they are, who is invited, and what its main member or the office does about them. */
import { InviteDialog, Invited, People, Person, useMemberTexts } from '@workspace/logistics/web/members'
import type { AnswerOf } from '@workspace/portal/contract'
import { Button, ButtonRow, Card, Chip, iconMail, iconPlus, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import type { CustomerMember } from '../../contract/customers/customer.ts'
import { inviteMember, withdrawInvitation } from '../../contract/customers/member-calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AddDialog } from './add-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'

type Account = Pick<AnswerOf<typeof readCustomer>, 'id' | 'members' | 'invitations' | 'managesMembers'>
type Asking =
  | { readonly what: 'invite' | 'add' }
  | { readonly what: 'main' | 'remove' | 'admit'; readonly member: CustomerMember }

const calls = { invite: inviteMember, withdraw: withdrawInvitation }
const invalidates = [readCustomer, searchCustomers]

export function Members({ account }: { account: Account }): ReactElement {
  const texts = usePeatTexts('customers')
  const { invite } = useMemberTexts()
  const [asking, setAsking] = useState<Asking>()
  const { id, members, invitations, managesMembers } = account
  const close = () => setAsking(undefined)
  return (
    <Card heading={`${texts.members} ${members.length === 0 ? '' : members.length}`.trim()}>
      <Stack>
        {members.length + invitations.length === 0 && <p>{texts.nomembers}</p>}
        <People>
          {members.map((member) => (
            <Member
              key={member.id}
              member={member}
              isManaged={managesMembers}
              onAsk={(what) => setAsking({ what, member })}
            />
          ))}
          {invitations.map((invitation) => (
            <Invited key={invitation.id} account={id} {...{ invitation, calls, invalidates }} />
          ))}
        </People>
        {managesMembers && (
          <ButtonRow>
            <Button variant="secondary" icon={iconMail} onClick={() => setAsking({ what: 'invite' })}>
              {invite}
            </Button>
            <Button variant="secondary" icon={iconPlus} onClick={() => setAsking({ what: 'add' })}>
              {texts.addknown}
            </Button>
          </ButtonRow>
        )}
        {asking?.what === 'invite' && (
          <InviteDialog account={id} invite={inviteMember} invalidates={invalidates} onClose={close} />
        )}
        {asking?.what === 'add' && <AddDialog account={id} members={members} onClose={close} />}
        {asking !== undefined && 'member' in asking && (
          <ChangeDialog account={id} member={asking.member} change={asking.what} onClose={close} />
        )}
      </Stack>
    </Card>
  )
}

type MemberProps = { member: CustomerMember; isManaged: boolean; onAsk: (what: 'main' | 'remove' | 'admit') => void }

function Member({ member, isManaged, onAsk }: MemberProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { name, isMain, waits, mayAdmit, active, email, telephone } = member
  return (
    <Person
      name={name}
      note={
        <>
          {isMain ? texts.mainmember : texts.member}
          {email !== '' && (
            <>
              , <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {telephone !== '' && (
            <>
              , <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
            </>
          )}
        </>
      }
    >
      {!active && <Chip tone="rest">{texts.notinuse}</Chip>}
      {waits && <Chip tone="warn">{texts.awaitsapproval}</Chip>}
      {mayAdmit && (
        <Button size="s" aria-label={texts.admitof({ name })} onClick={() => onAsk('admit')}>
          {texts.admit}
        </Button>
      )}
      {isManaged && !isMain && !waits && (
        <Button variant="secondary" size="s" aria-label={texts.makemainof({ name })} onClick={() => onAsk('main')}>
          {texts.makemain}
        </Button>
      )}
      {isManaged && (
        <Button variant="secondary" size="s" aria-label={texts.removeof({ name })} onClick={() => onAsk('remove')}>
          {texts.remove}
        </Button>
      )}
    </Person>
  )
}
