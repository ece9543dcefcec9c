/** People of a farm: who they are, who is invited, and what the main member or the office does about them. */
import { InviteDialog, Invited, People, Person, useMemberTexts } from '@workspace/logistics/web/members'
import {
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  FailureNotice,
  iconMail,
  iconPlus,
  Notice,
  Stack,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Farm } from '../../contract/farms/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import { inviteMember, withdrawInvitation } from '../../contract/farms/invitation-calls.ts'
import { changeFarmMember } from '../../contract/farms/new-farm.ts'
import { searchFarms } from '../../contract/farms/search-farms.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { PartProps } from './farm-dialogs.tsx'

type Member = Farm['members'][number]
type Asking = { readonly what: 'invite' } | { readonly what: 'main' | 'remove'; readonly member: Member }

const calls = { invite: inviteMember, withdraw: withdrawInvitation }
const invalidates = [readFarm, searchFarms]

export function Members({ farm, onOpen }: PartProps): ReactElement {
  const texts = useManureTexts('farm')
  const { invite } = useMemberTexts()
  const isOffice = useViewerRole() === 'office'
  const [asking, setAsking] = useState<Asking>()
  const { id, members, invitations, managesMembers } = farm
  const close = () => setAsking(undefined)
  return (
    <Card heading={texts.members}>
      <Stack>
        {members.length === 0 && <Notice tone="info" title={texts.nomembers} />}
        <People>
          {members.map((member) => (
            <MemberRow
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
            {isOffice && (
              <Button variant="secondary" icon={iconPlus} onClick={() => onOpen({ kind: 'member' })}>
                {texts.addmember}
              </Button>
            )}
          </ButtonRow>
        )}
        {asking?.what === 'invite' && (
          <InviteDialog account={id} invite={inviteMember} invalidates={invalidates} onClose={close} />
        )}
        {asking !== undefined && 'member' in asking && (
          <ChangeDialog account={id} member={asking.member} change={asking.what} onClose={close} />
        )}
      </Stack>
    </Card>
  )
}

type MemberRowProps = { member: Member; isManaged: boolean; onAsk: (what: 'main' | 'remove') => void }

function MemberRow({ member: { name, isMain }, isManaged, onAsk }: MemberRowProps): ReactElement {
  const texts = useManureTexts('farm')
  return (
    <Person name={name} note={isMain ? texts.main : texts.member}>
      {isManaged && !isMain && (
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

type ChangeDialogProps = { account: string; member: Member; change: 'main' | 'remove'; onClose: () => void }

function ChangeDialog({ account, member, change, onClose }: ChangeDialogProps): ReactElement {
  const texts = useManureTexts('farm')
  const { cancel } = useTexts('common')
  const { id: person, name } = member
  const { send, isBusy, failure } = useSend(changeFarmMember, {
    invalidates: [...invalidates, readStart],
    successMessage: change === 'main' ? texts.mainchanged : texts.memberremoved,
    onDone: onClose,
  })
  const isMain = failure !== undefined && 'refused' in failure && failure.refused === 'in_use'
  const word = change === 'main' ? texts.makemain : texts.remove
  return (
    <ConfirmDialog
      heading={word}
      confirmLabel={word}
      cancelLabel={cancel}
      danger={change === 'remove'}
      busy={isBusy}
      onConfirm={() => void send({ account: account as never, person, change })}
      onCancel={onClose}
    >
      <Stack>
        <p>{change === 'main' ? texts.makemaintext({ name }) : texts.removetext({ name })}</p>
        {isMain && <Notice tone="err" title={texts.mainfirst} />}
        {failure && !isMain && <FailureNotice answer={failure} />}
      </Stack>
    </ConfirmDialog>
  )
}
