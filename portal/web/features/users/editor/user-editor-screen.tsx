/** The settings of the user whom the address names (ADMIN-EDIT, ADMIN-EDIT-28). */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import type { RefusalCode } from '../../../../contract/refusals.ts'
import { readUser } from '../../../../contract/users/user-reading.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useAnswer } from '../../../kernel/requests/use-answer.ts'
import { Go } from '../../../kernel/routing/go.tsx'
import { useAddress } from '../../../kernel/routing/hash-location.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, iconRepeat, Page, Skeleton, Spinner, Stack } from '../../../kernel/ui/index.ts'
import { addressOf, viewOf } from '../list/user-view.ts'
import { useUsersState } from '../users-state.tsx'
import { UserEditor } from './user-editor.tsx'

export function UserEditorScreen(): ReactElement {
  const { query } = useAddress()
  const id = query.get('user')
  const back = addressOf(viewOf(query))
  return id ? <OpenedUser key={id} id={id} back={back} /> : <NotFound back={back} />
}

/** ADMIN-EDIT-01: where there is nobody to show there is the list, which says so. */
function NotFound({ back }: { back: string }): ReactElement {
  const { tellNotFound } = useUsersState()
  useEffect(() => tellNotFound(true), [tellNotFound])
  return <Go to={back} />
}

/** What the address names may be no id at all. */
const outOfReach: ReadonlySet<string> = new Set<RefusalCode>(['user_not_found', 'invalid_input'])

function OpenedUser({ id, back }: { id: string; back: string }): ReactElement {
  const common = useTexts('common')
  const adminedit = useTexts('adminedit')
  const { goingUser, visit } = useUsersState()
  const { data, error, refetch, isFetching } = useAnswer(readUser, { id }, { enabled: goingUser !== id })
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) visit(id)
  }, [isThere, id, visit])
  if (isThere) return <UserEditor read={data} back={back} />
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
  if ('refused' in error.reason && outOfReach.has(error.reason.refused)) return <NotFound back={back} />
  return (
    <Page back={link} heading={adminedit.usersettings}>
      <FailureNotice
        answer={error.reason}
        action={
          <Button variant="secondary" size="s" icon={iconRepeat} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        }
      />
    </Page>
  )
}
