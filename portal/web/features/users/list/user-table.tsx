/** The table of users; cards under 600 px. */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { rowKeys } from '../../../kernel/lists/row-keys.ts'
import { indexOf, useVirtualRows } from '../../../kernel/lists/use-virtual-rows.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { DataTable, Spinner } from '../../../kernel/ui/index.ts'
import { ListFooter } from './list-footer.tsx'
import type { Selected } from './selection.ts'
import { TableHead } from './table-head.tsx'
import type { UserPages } from './use-user-pages.ts'
import css from './user-list.module.css'
import type { RowActs } from './user-row.tsx'
import { UserRow } from './user-row.tsx'
import type { UserView } from './user-view.ts'
import { settingsAddress } from './user-view.ts'

/** A row that is scrolled to is drawn within so many frames, on a slow machine, too. */
const framesUntilDrawn = 30

/** Rows before the end of what is here, from where on the next page is fetched. */
const rowsAhead = 60

export interface UserTableProps {
  view: UserView
  pages: UserPages
  selected: Selected
  /** Stays the same object while rows stay the same. */
  rowActs: RowActs
  acts: {
    readonly verify: () => void
    readonly toggleAll: () => void
    readonly show: (view: UserView) => void
  }
  /** Whoever was visited last, to come back to. */
  visited: string | undefined
}

export function UserTable(props: UserTableProps): ReactElement {
  const { view, pages, selected, acts } = props
  const { usersallusers } = useTexts('adminusers')
  return (
    <div
      className={css.list}
      data-ticking={selected.length > 0 || undefined}
      data-behind={pages.isBehind || undefined}
      aria-busy={pages.isBehind || undefined}
    >
      <DataTable
        caption={usersallusers}
        rowCount={pages.total.exact ? pages.total.count + 1 : -1}
        footer={<ListFooter pages={pages} />}
      >
        <colgroup>
          <col />
          <col />
          <col data-cell="username" />
          <col />
          <col />
          <col />
        </colgroup>
        <TableHead view={view} pages={pages} selected={selected} acts={acts} />
        <Rows {...props} />
      </DataTable>
    </div>
  )
}

function Rows({ view, pages, selected, rowActs, acts, visited }: UserTableProps): ReactElement {
  const { users } = pages
  const virtual = useVirtualRows(users.length, !pages.hasMore)
  const ticked = new Set(selected)
  useNextPage(pages, virtual.lastIndex)
  useReturn(
    users.findIndex(({ _id }) => _id === visited),
    virtual.scrollTo,
  )
  const toggle = (index: number) => users[index] && rowActs.toggle(users[index])
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys and focus bubble from the links and boxes inside
    <tbody
      ref={virtual.body}
      onFocus={virtual.onFocus}
      onBlur={virtual.onBlur}
      onKeyDown={(event) =>
        rowKeys(event, { toggle: () => toggle(indexOf(event.target)), letters: { v: acts.verify } })
      }
    >
      {virtual.rows.flatMap(({ index, gap }) => {
        const user = users[index]
        if (user === undefined) return []
        const row = (
          <UserRow
            key={user._id}
            user={user}
            index={index}
            selected={ticked.has(user._id)}
            href={`#${settingsAddress(user._id, view)}`}
            acts={rowActs}
            measure={virtual.measure}
          />
        )
        return gap > 0 ? [<Gap key={`gap-${user._id}`} height={gap} />, row] : [row]
      })}
      {virtual.gapAfter > 0 && <Gap height={virtual.gapAfter} />}
      {pages.hasMore && <Coming />}
    </tbody>
  )
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }): ReactElement {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className={css.gap} aria-hidden="true">
      <td colSpan={6} style={{ blockSize: height }} />
    </tr>
  )
}

function Coming(): ReactElement {
  const { loading } = useTexts('common')
  return (
    <tr className={css.coming}>
      <td colSpan={6}>
        <Spinner label={loading} />
      </td>
    </tr>
  )
}

function useNextPage({ users, hasMore, loadMore, broken }: UserPages, lastIndex: number): void {
  const isNear = hasMore && broken === undefined && lastIndex >= users.length - rowsAhead
  useEffect(() => {
    if (isNear) loadMore()
  })
}

/** ADMIN-USERS-24: back from a user the list stands where it was left, with the focus on that user's row. */
function useReturn(index: number, scrollTo: (index: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is come back to
  useEffect(() => {
    if (index < 0) return
    let frame = 0
    const focus = (framesLeft: number) => {
      const link = document.querySelector<HTMLElement>(`tr[data-index="${index}"] a`)
      if (link === null && framesLeft > 0) frame = requestAnimationFrame(() => focus(framesLeft - 1))
      else link?.focus()
    }
    // After the new screen has been scrolled to its top.
    frame = requestAnimationFrame(() => {
      scrollTo(index)
      frame = requestAnimationFrame(() => focus(framesUntilDrawn))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
