/** Where somebody stands: not verified is a chip, verified plain text, deactivated a quiet chip (ADMIN-USERS-26). */
import type { ReactElement } from 'react'
import type { ListedUser } from '../../../../contract/users/user-list.ts'
import { waitingDays } from '../../../../contract/users/waiting-days.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Chip, Icon, iconCheck, iconPause } from '../../../kernel/ui/index.ts'
import css from './user-list.module.css'

type Standing = Pick<ListedUser, 'activated' | 'deactivated' | 'createdat'>

export function UserStateMark({ user }: { user: Standing }): ReactElement {
  const adminusers = useTexts('adminusers')
  const { activated } = useTexts('fields')
  if (user.deactivated || !user.activated) {
    return (
      <>
        {user.deactivated && (
          <Chip tone="rest" icon={iconPause}>
            {adminusers.usersdeactivated}
          </Chip>
        )}
        {!user.activated && (
          <>
            {/* ADMIN-USERS-26: the clock icon shows it. */}
            <span className="visually-hidden">{`${adminusers.notverified} `}</span>
            <Chip tone="warn">{adminusers.userswaits({ days: waitingDays(user.createdat, new Date()) })}</Chip>
          </>
        )}
      </>
    )
  }
  return (
    <span className={css.verified}>
      <Icon shape={iconCheck} size="s" />
      {activated}
    </span>
  )
}
