/** One user of the list: three links to the settings, and a box while the person waits for verification (ADMIN-USERS-09 to 17). */
import type { MouseEvent, ReactElement } from 'react'
import { memo } from 'react'
import { companyKey } from '../../../../contract/companies/company-key.ts'
import { fullName } from '../../../../contract/people/full-name.ts'
import type { ListedUser } from '../../../../contract/users/user-list.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Checkbox, Chip, CompanyMark, Parted } from '../../../kernel/ui/index.ts'
import { NewcomerActs } from './newcomer-acts.tsx'
import { isSelectable } from './selection.ts'
import { shortEmail } from './short-email.ts'
import css from './user-list.module.css'
import { UserStateMark } from './user-state-mark.tsx'

export interface RowActs {
  readonly toggle: (user: ListedUser) => void
  readonly verify: (user: ListedUser) => void
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
          <Parted>{user.username}</Parted>
        </a>
      </td>
      <td data-cell="email">
        <a href={href} tabIndex={-1} title={user.email}>
          <Email>{user.email}</Email>
        </a>
      </td>
      <td data-cell="company">{user.companyname !== '' && <Company user={user} />}</td>
      <td data-cell="state">
        <div className={css.state}>
          {user.addressrefused && <AddressRefused />}
          {user.waitsforaccess ? <NewcomerActs user={user} /> : <UserStateMark user={user} />}
          {isSelectable(user) && <RowAct user={user} onPress={acts.verify} />}
        </div>
      </td>
    </tr>
  )
})

/** R42: letters to the person do not arrive. */
function AddressRefused(): ReactElement {
  const { usersaddressrefused } = useTexts('adminusers')
  return <Chip tone="err">{usersaddressrefused}</Chip>
}

/** ADMIN-USERS-12: short on the screen, whole for screen readers. */
function Email({ children }: { children: string }): ReactElement {
  const short = shortEmail(children)
  if (short === children) return <Parted>{children}</Parted>
  return (
    <>
      <span aria-hidden="true">
        <Parted>{short}</Parted>
      </span>
      <span className="visually-hidden">{children}</span>
    </>
  )
}

/** What a row that waits is most often opened for, done at once. */
function RowAct({ user, onPress }: { user: ListedUser; onPress: (user: ListedUser) => void }): ReactElement {
  const { userverify, userverifyname } = useTexts('adminusers')
  return (
    <Button
      variant="secondary"
      size="s"
      aria-label={userverifyname({ name: fullName(user) })}
      onClick={() => onPress(user)}
    >
      {userverify}
    </Button>
  )
}

function Company({ user: { company, companyname } }: { user: ListedUser }): ReactElement {
  return <CompanyMark company={companyKey(company)}>{companyname}</CompanyMark>
}

/** ADMIN-SHELL-05, in pixels. */
const adminThreshold = 600

/** From 600 px up, and where nothing else takes the press (interface.md section 0). */
function isMeantForRow({ target }: MouseEvent<HTMLTableRowElement>): boolean {
  if (target instanceof Element && target.closest('a, button, input, label') !== null) return false
  const isMarkingText = getSelection()?.type === 'Range'
  return !isMarkingText && window.innerWidth >= adminThreshold
}
