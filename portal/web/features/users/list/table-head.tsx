/** The headings of the list: a box for all, and the columns that sort (ADMIN-USERS-09 to 14, 18). */
import type { ReactElement } from 'react'
import type { UserSort } from '../../../../contract/users/user-list.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Checkbox, SortHeader } from '../../../kernel/ui/index.ts'
import type { Selected } from './selection.ts'
import { isEverybodySelected, isSelectable } from './selection.ts'
import type { UserPages } from './use-user-pages.ts'
import type { UserView } from './user-view.ts'
import { sortedBy } from './user-view.ts'

export interface TableHeadProps {
  view: UserView
  pages: UserPages
  selected: Selected
  acts: { readonly toggleAll: () => void; readonly show: (view: UserView) => void }
}

export function TableHead({ view, pages, selected, acts }: TableHeadProps): ReactElement {
  const adminusers = useTexts('adminusers')
  const columns = useSortColumns()
  const selectable = pages.users.filter(isSelectable).map(({ _id }) => _id)
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" data-cell="check">
          {selectable.length === 0 && <span className="visually-hidden">{adminusers.usersselection}</span>}
          {selectable.length > 0 && (
            <Checkbox
              label={adminusers.usersselectall}
              hideLabel
              checked={isEverybodySelected(selected, selectable)}
              indeterminate={selected.length > 0 && !isEverybodySelected(selected, selectable)}
              onChange={acts.toggleAll}
            />
          )}
        </th>
        {columns.map(({ sort, label }) => (
          <SortHeader
            key={sort}
            label={label}
            sorted={ariaSort(view, sort)}
            action={sortAction(adminusers, { view, sort, label })}
            onSort={() => acts.show(sortedBy(view, sort))}
            cell={sort === 'username' ? 'username' : undefined}
          />
        ))}
      </tr>
    </thead>
  )
}

/** The columns in their order; cards offer the same in a list. */
export function useSortColumns(): readonly { sort: UserSort; label: string }[] {
  const adminusers = useTexts('adminusers')
  const fields = useTexts('fields')
  return [
    { sort: 'name', label: adminusers.usersfullname },
    { sort: 'username', label: fields.username },
    { sort: 'email', label: adminusers.usersshortemail },
    { sort: 'company', label: fields.company },
    { sort: 'waiting', label: adminusers.usersstate },
  ]
}

function ariaSort({ sort, direction }: UserView, column: UserSort): 'ascending' | 'descending' | undefined {
  if (sort !== column) return undefined
  return direction === 'asc' ? 'ascending' : 'descending'
}

type SortTexts = Record<'userssortascending' | 'userssortdescending', (marks: { column: string }) => string>

function sortAction(texts: SortTexts, column: { view: UserView; sort: UserSort; label: string }): string {
  const { direction } = sortedBy(column.view, column.sort)
  const marks = { column: column.label }
  return direction === 'asc' ? texts.userssortascending(marks) : texts.userssortdescending(marks)
}
