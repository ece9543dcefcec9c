/** The list while it is not there: on its way, failed, or without a single match. */
import type { ReactElement } from 'react'
import { FailureNotice } from '../../failures/failure-notice.tsx'
import type { Failed, Refused } from '../../requests/ask.ts'
import { useTexts } from '../../texts/index.ts'
import {
  Button,
  Card,
  EmptyState,
  iconRepeat,
  iconSearch,
  iconX,
  LinkButton,
  Skeleton,
  Spinner,
  Stack,
} from '../../ui/index.ts'
import type { UserView } from './user-view.ts'
import { addressOf, isFiltered, plainView } from './user-view.ts'

/** ADMIN-SHELL-03. */
export function LoadingList(): ReactElement {
  const { adminloadingtext } = useTexts('adminusers')
  return (
    <Stack>
      <Spinner label={adminloadingtext} />
      <Card>
        <Stack>
          <Skeleton shape="row" count={8} />
        </Stack>
      </Card>
    </Stack>
  )
}

export function FailedList({ answer, retry }: { answer: Refused | Failed; retry: () => void }): ReactElement {
  const common = useTexts('common')
  return (
    <FailureNotice
      answer={answer}
      action={
        <Button variant="secondary" size="s" icon={iconRepeat} onClick={retry}>
          {common.retry}
        </Button>
      }
    />
  )
}

/** ADMIN-USERS-26: what was looked for, and the way out. */
export function EmptyList({ view }: { view: UserView }): ReactElement {
  const adminusers = useTexts('adminusers')
  const onlyFind = view.find !== '' && !isFiltered({ ...view, find: '' })
  const isWaitingRoom = view.state === 'withoutrights' && view.find === '' && view.company === ''
  const words = onlyFind ? adminusers.usersfindclear : adminusers.usersfiltersclear
  const to = onlyFind ? addressOf({ ...view, find: '' }) : addressOf({ ...plainView, sort: view.sort })
  return (
    <Card>
      <EmptyState
        icon={iconSearch}
        title={isWaitingRoom ? adminusers.usersnobodywaits : adminusers.nousersfoundtext}
        action={
          <LinkButton variant="secondary" icon={iconX} href={`#${to}`}>
            {words}
          </LinkButton>
        }
      >
        {view.find !== '' && <p>{adminusers.userssearchedtext({ text: view.find })}</p>}
      </EmptyState>
    </Card>
  )
}
