/** The settings of the user that was chosen from the list (ADMIN-EDIT). */
import type { ReactElement } from 'react'
import { readUser } from '../../../contract/users/user-reading.ts'
import { FailureNotice } from '../../failures/failure-notice.tsx'
import { useAnswer } from '../../requests/use-answer.ts'
import { Go } from '../../routing/go.tsx'
import { useAddress } from '../../routing/hash-location.ts'
import { useTexts } from '../../texts/index.ts'
import { Button, iconRepeat, Notice, Page, Skeleton, Spinner, Stack } from '../../ui/index.ts'
import { addressOf, viewOf } from '../list/user-view.ts'
import { useUsersState } from '../users-state.tsx'
import { UserEditor } from './user-editor.tsx'

/** ADMIN-EDIT-01: without a chosen user there is the list. */
export function UserEditorScreen(): ReactElement {
  const { openedUser } = useUsersState()
  const back = addressOf(viewOf(useAddress().query))
  if (openedUser === undefined) return <Go to={back} />
  return <OpenedUser id={openedUser} back={back} />
}

function OpenedUser({ id, back }: { id: string; back: string }): ReactElement {
  const common = useTexts('common')
  const adminedit = useTexts('adminedit')
  const { goingUser } = useUsersState()
  const { data, error, refetch, isFetching } = useAnswer(readUser, { id }, { enabled: goingUser !== id })
  if (data !== undefined) return <UserEditor key={id} read={data} back={back} />
  const link = { href: `#${back}`, label: adminedit.backtousers }
  if (error === null || isFetching) {
    return (
      <Page back={link} heading={adminedit.usersettings}>
        <Stack>
          <Spinner label={common.loading} />
          <Skeleton shape="row" count={5} />
        </Stack>
      </Page>
    )
  }
  const isGone = 'refused' in error.reason && error.reason.refused === 'user_not_found'
  return (
    <Page back={link} heading={adminedit.usersettings}>
      {isGone ? (
        <Notice tone="err" title={adminedit.usergonetext} />
      ) : (
        <FailureNotice
          answer={error.reason}
          action={
            <Button variant="secondary" size="s" icon={iconRepeat} onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        />
      )}
    </Page>
  )
}
