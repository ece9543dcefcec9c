/** All users: views, filters, the list, and what is done to many at once (ADMIN-USERS). */
import type { ReactElement } from 'react'
import { useEffect, useMemo } from 'react'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { FailedList, LoadingList } from '../../../kernel/lists/list-states.tsx'
import type { ListView } from '../../../kernel/lists/use-list-view.ts'
import { useListView } from '../../../kernel/lists/use-list-view.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Notice, Stack } from '../../../kernel/ui/index.ts'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { BulkAct } from '../bulk/bulk-moment.ts'
import { NotDone } from '../bulk/not-done.tsx'
import { useUsersState } from '../users-state.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListCount, selectAllText } from './list-count.tsx'
import { SelectionBar, ViewActs } from './selection-bar.tsx'
import { useListActs } from './use-list-acts.ts'
import { useSelection } from './use-selection.ts'
import type { UserPages } from './use-user-pages.ts'
import { useUserPages } from './use-user-pages.ts'
import css from './user-list.module.css'
import type { RowActs } from './user-row.tsx'
import { UserTable } from './user-table.tsx'
import type { UserView } from './user-view.ts'
import { filterOf, userList } from './user-view.ts'
import { SavedViews } from './view-bar.tsx'
import { useWaitingTotal } from './waiting-users.ts'

export function UserList(): ReactElement {
  const list = useListView(userList)
  // The dialogs speak of groups: a text on its way must not take the list away under them.
  useTexts('groups')
  return (
    <Stack gap="s">
      <NotFound />
      <FilterBar {...list} />
      <Listed {...list} />
    </Stack>
  )
}

/** ADMIN-EDIT-28: somebody's address led here, until the list is left. */
function NotFound() {
  const { usernotfoundtext } = useTexts('adminusers')
  const { isNotFound, tellNotFound } = useUsersState()
  useEffect(() => () => tellNotFound(false), [tellNotFound])
  return isNotFound ? <Notice tone="warn" title={usernotfoundtext} /> : null
}

function Listed(list: ListView<UserView>): ReactElement {
  const { adminloadingtext } = useTexts('adminusers')
  const moment = useUserPages(list.view)
  switch (moment.at) {
    case 'loading':
      return <LoadingList label={adminloadingtext} />
    case 'failed':
      return <FailedList answer={moment.answer} retry={moment.retry} />
    case 'listed':
      return <List list={list} pages={moment.pages} />
  }
}

function List({ list, pages }: { list: ListView<UserView>; pages: UserPages }): ReactElement {
  const { view } = list
  const adminusers = useTexts('adminusers')
  const waiting = useWaitingTotal(view)
  const selection = useSelection(view, pages)
  const { selected, clear } = selection
  const acts = useListActs(clear)
  const isTicking = selected.length > 0
  const actOnSelected = (act: BulkAct) =>
    isTicking && acts.begin({ act, people: { ids: [...selected] }, count: selected.length })
  const actOnView = (act: BulkAct) =>
    acts.begin({ act, people: { matching: filterOf(view) }, count: pages.total.count })
  const isOfferedAll = !isTicking && waiting !== undefined && waiting.count > 0
  return (
    <>
      {isTicking && <SelectionBar selection={selection} waiting={waiting} onAct={actOnSelected} />}
      {selection.broken && <FailedList answer={selection.broken} retry={() => void selection.selectAll()} />}
      {acts.failure && <FailureNotice answer={acts.failure} />}
      {acts.incomplete && <NotDone answer={acts.incomplete} />}
      <div className={isTicking ? undefined : css.line}>
        <ListCount pages={pages} waiting={waiting} isTicking={isTicking} />
        {!isTicking && <SavedViews view={view} />}
        {!isTicking && pages.total.count > 0 && <ViewActs count={pages.total.count} onAct={actOnView} />}
      </div>
      {isOfferedAll && (
        <div className={css.cardsOnly}>
          <Button variant="secondary" block onClick={() => void selection.selectAll()}>
            {selectAllText(adminusers, waiting)}
          </Button>
        </div>
      )}
      <Rows
        list={list}
        pages={pages}
        selection={selection}
        onVerify={() => actOnSelected('verify')}
        verifyOne={acts.verifyOne}
      />
      {pages.broken && <FailedList answer={pages.broken} retry={pages.loadMore} />}
      {acts.asked && (
        <BulkDialog wish={acts.asked} onChosen={acts.choose} onClose={acts.close} onChanged={acts.changed} />
      )}
    </>
  )
}

type RowsProps = {
  list: ListView<UserView>
  pages: UserPages
  selection: ReturnType<typeof useSelection>
  onVerify: () => void
  verifyOne: RowActs['verify']
}

function Rows({ list, pages, selection, onVerify, verifyOne }: RowsProps): ReactElement {
  const { visited } = useUsersState()
  const { toggle } = selection
  const rowActs = useMemo(() => ({ toggle, verify: verifyOne }), [toggle, verifyOne])
  if (pages.rows.length === 0) return <EmptyList view={list.view} />
  return (
    <UserTable
      list={list}
      pages={pages}
      selected={selection.selected}
      rowActs={rowActs}
      onVerify={onVerify}
      onToggleAll={() => void selection.toggleAll()}
      visited={visited}
    />
  )
}
