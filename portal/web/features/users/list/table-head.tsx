/** The headings of the list: a box for all, and the columns that sort (ADMIN-USERS-09 to 14, 18). */
import type { ReactElement } from 'react'
import type { UserSort } from '../../../../contract/users/user-list.ts'
import type { SortColumn } from '../../../kernel/lists/order-choice.tsx'
import { SortHeadings } from '../../../kernel/lists/order-choice.tsx'
import type { ListView } from '../../../kernel/lists/use-list-view.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Checkbox } from '../../../kernel/ui/index.ts'
import type { Selected } from './selection.ts'
import { isEverybodySelected, isSelectable } from './selection.ts'
import type { UserPages } from './use-user-pages.ts'
import type { UserView } from './user-view.ts'

export interface TableHeadProps {
  list: ListView<UserView>
  pages: UserPages
  selected: Selected
  onToggleAll: () => void
}

export function TableHead({ list, pages, selected, onToggleAll }: TableHeadProps): ReactElement {
  const adminusers = useTexts('adminusers')
  const selectable = pages.rows.filter(isSelectable).map(({ _id }) => _id)
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
              onChange={onToggleAll}
            />
          )}
        </th>
        <SortHeadings columns={useSortColumns()} order={list.view} onSort={list.show} />
      </tr>
    </thead>
  )
}

/** The columns in their order; cards offer the same in a list. */
export function useSortColumns(): readonly SortColumn<UserSort>[] {
  const adminusers = useTexts('adminusers')
  const fields = useTexts('fields')
  return [
    { sort: 'name', label: adminusers.usersfullname },
    { sort: 'username', label: fields.username, cell: 'username' },
    { sort: 'email', label: adminusers.usersshortemail },
    { sort: 'company', label: fields.company },
    { sort: 'waiting', label: adminusers.usersstate },
  ]
}
