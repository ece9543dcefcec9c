/** The list without a single match. */
import type { ReactElement } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Card, EmptyState, iconSearch, iconX, LinkButton } from '../../../kernel/ui/index.ts'
import type { UserView } from './user-view.ts'
import { addressOf, isFiltered, plainView } from './user-view.ts'

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
