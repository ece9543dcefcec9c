/** The table of users; cards under 900 px. */
import type { ReactElement } from 'react'
import { ListFooter } from '../../../kernel/lists/list-footer.tsx'
import { ListTable } from '../../../kernel/lists/list-table.tsx'
import type { ListView } from '../../../kernel/lists/use-list-view.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import type { Selected } from './selection.ts'
import { TableHead } from './table-head.tsx'
import type { UserPages } from './use-user-pages.ts'
import css from './user-list.module.css'
import type { RowActs } from './user-row.tsx'
import { UserRow } from './user-row.tsx'
import type { UserView } from './user-view.ts'
import { settingsAddress } from './user-view.ts'

export interface UserTableProps {
  list: ListView<UserView>
  pages: UserPages
  selected: Selected
  /** Stays the same object while rows stay the same. */
  rowActs: RowActs
  onVerify: () => void
  onToggleAll: () => void
  /** Whoever was visited last, to come back to. */
  visited: string | undefined
}

export function UserTable({ list, pages, selected, rowActs, visited, ...acts }: UserTableProps): ReactElement {
  const { usersallusers } = useTexts('adminusers')
  const ticked = new Set(selected)
  return (
    <div className={css.list} data-ticking={selected.length > 0 || undefined}>
      <ListTable
        caption={usersallusers}
        pages={pages}
        columns={6}
        head={
          <>
            <colgroup>
              <col />
              <col />
              <col data-cell="username" />
              <col />
              <col />
              <col />
            </colgroup>
            <TableHead list={list} pages={pages} selected={selected} onToggleAll={acts.onToggleAll} />
          </>
        }
        footer={<Footer pages={pages} />}
        idOf={({ _id }) => _id}
        row={(user, at) => (
          <UserRow
            {...at}
            user={user}
            selected={ticked.has(user._id)}
            href={`#${settingsAddress(user._id, list.view)}`}
            acts={rowActs}
          />
        )}
        keys={{ toggle: rowActs.toggle, letters: { v: acts.onVerify } }}
        visited={visited}
      />
    </div>
  )
}

function Footer({ pages }: { pages: UserPages }): ReactElement {
  const { userskeyverify } = useTexts('adminusers')
  const { keyspace, keyselect } = useTexts('lists')
  const keys = [
    { key: keyspace, does: keyselect },
    { key: 'V', does: userskeyverify },
  ]
  return <ListFooter pages={pages} keys={keys} />
}
