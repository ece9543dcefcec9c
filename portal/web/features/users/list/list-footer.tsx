/** Under the rows: whether they all stand there, and the keys of the list. */
import type { ReactElement } from 'react'
import { formatNumber, useTexts } from '../../../kernel/texts/index.ts'
import css from './list-footer.module.css'
import type { UserPages } from './use-user-pages.ts'

export function ListFooter({ pages: { users, hasMore } }: { pages: UserPages }): ReactElement {
  const adminusers = useTexts('adminusers')
  const count = formatNumber(users.length)
  const keys = [
    { key: '/', does: adminusers.userskeyfind },
    { key: '↑', and: '↓', does: adminusers.userskeywalk },
    { key: adminusers.userskeyspace, does: adminusers.userskeyselect },
    { key: 'V', does: adminusers.userskeyverify },
  ]
  return (
    <>
      <span>{hasMore ? adminusers.usersloadedtext({ count }) : adminusers.usersallshowncount({ count })}</span>
      <span className={css.keys}>
        {keys.map(({ key, and, does }) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {and !== undefined && <kbd>{and}</kbd>}
            {does}
          </span>
        ))}
      </span>
    </>
  )
}
