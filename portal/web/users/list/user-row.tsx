/** One user of the list: three links to the settings, and a box while the person waits for verification (ADMIN-USERS-09 to 17). */
import type { MouseEvent, ReactElement } from 'react'
import { memo } from 'react'
import { companyKey } from '../../../contract/companies/company-key.ts'
import { fullName } from '../../../contract/people/full-name.ts'
import type { ListedUser } from '../../../contract/users/user-list.ts'
import { useTexts } from '../../texts/index.ts'
import { Checkbox, CompanyMark } from '../../ui/index.ts'
import { isSelectable } from './selection.ts'
import { shortEmail } from './short-email.ts'
import { UserStateMark } from './user-state-mark.tsx'

export interface RowActs {
  readonly toggle: (user: ListedUser) => void
}

export interface UserRowProps {
  user: ListedUser
  index: number
  selected: boolean
  /** Of the settings screen. */
  href: string
  acts: RowActs
  measure: (row: HTMLTableRowElement | null) => void
}

/** Rows stay as they are while others come and go around them. */
export const UserRow = memo(function UserRow({
  user,
  index,
  selected,
  href,
  acts,
  measure,
}: UserRowProps): ReactElement {
  const { usersselectrow } = useTexts('adminusers')
  const name = fullName(user)
  return (
    // The box in the row does the same by keyboard (ADMIN-USERS-16).
    <tr
      ref={measure}
      data-index={index}
      data-user={user._id}
      data-selected={selected || undefined}
      // The heading is the first row.
      aria-rowindex={index + 2}
      onClick={(event) => isMeantForRow(event) && acts.toggle(user)}
    >
      <td data-cell="check">
        {isSelectable(user) && (
          <Checkbox label={usersselectrow({ name })} hideLabel checked={selected} onChange={() => acts.toggle(user)} />
        )}
      </td>
      <th scope="row" data-cell="title">
        <a href={href}>{name}</a>
      </th>
      <td data-cell="username">
        {/* The same way for the mouse: by keyboard the name is enough. */}
        <a href={href} tabIndex={-1}>
          {user.username}
        </a>
      </td>
      <td>
        <a href={href} tabIndex={-1} title={user.email} aria-label={user.email}>
          {shortEmail(user.email)}
        </a>
      </td>
      <td>{user.companyname !== '' && <Company user={user} />}</td>
      <td>
        <UserStateMark user={user} />
      </td>
    </tr>
  )
})

function Company({ user: { company, companyname } }: { user: ListedUser }): ReactElement {
  return <CompanyMark company={companyKey(company)}>{companyname}</CompanyMark>
}

/** From 600 px up, and where nothing else takes the press (interface.md section 0). */
function isMeantForRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  if (target instanceof Element && target.closest('a, button, input, label') !== null) return false
  const isMarkingText = getSelection()?.type === 'Range'
  return !isMarkingText && getComputedStyle(currentTarget).display === 'table-row'
}
