/** The office's orders: what waits on the left, the chosen one to confirm on the right; on a phone one of the two. */

import { Workspace } from '@workspace/logistics/web/shell'
import type { ListState } from '@workspace/portal/web'
import {
  Button,
  ButtonRow,
  EmptyState,
  FailedList,
  iconCheck,
  iconList,
  LinkButton,
  LoadingList,
  lazyComponent,
  Page,
  Select,
  Suspended,
  useListView,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { OfficeSections } from '../shell/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { InboxView } from './inbox-filters.tsx'
import { InboxFilters, inbox, plain, sorts } from './inbox-filters.tsx'
import css from './inbox-list.module.css'
import { InboxList } from './inbox-list.tsx'

/** Its code comes with the first order that is opened. */
const OpenedOrder = lazyComponent(async () => (await import('./opened-order.tsx')).OpenedOrder)

export function InboxScreen(): ReactElement {
  const texts = usePeatTexts('office')
  const { view, show } = useListView(inbox)
  const { find, state, order: chosen, sort, product, week, decision } = view
  const asked = { find, state, product, week, decision, sort, limit: 100 }
  const list = usePages(searchOrders, { ...asked, direction: sort === 'week' ? 'asc' : 'desc' })
  const [focused, setFocused] = useState('')
  const rows = list.at === 'listed' ? list.pages.rows : []
  const [first] = rows
  const go = (to: Partial<Record<keyof typeof view, string>>) => show(to, { replace: true })
  const focusOn = (id: string) => {
    go({ order: id })
    setFocused(id)
  }
  /** What is confirmed leaves the list: the one after it comes next. */
  function goOn() {
    const at = rows.findIndex(({ id }) => id === chosen)
    focusOn(rows[at + 1]?.id ?? rows[at - 1]?.id ?? '')
  }
  return (
    <Page
      heading={texts.inbox}
      actions={
        <ButtonRow>
          {chosen === '' && first !== undefined && (
            <Button onClick={() => focusOn(first.id)}>{texts.beginfirst}</Button>
          )}
          <LinkButton variant="secondary" href="#/peatsale/orders">
            {texts.tolist}
          </LinkButton>
          <LinkButton variant="secondary" href="#/peatsale/office/orders/new">
            {texts.ordernew}
          </LinkButton>
        </ButtonRow>
      }
    >
      <OfficeSections at="/office/orders" />
      <InboxFilters view={view} go={(to) => go({ ...to, order: '' })} />
      <Workspace
        isOpen={chosen !== ''}
        list={<Orders list={list} view={view} focused={focused} onChoose={(order) => go({ order })} />}
        foot={list.at === 'listed' && <Foot list={list} sort={sort} onSort={(to) => go({ sort: to })} />}
        pane={
          chosen === '' ? (
            // Where none stands in the list, none is to be chosen.
            rows.length > 0 && <NoneChosen />
          ) : (
            // Words on their way take the place of the pane alone: the list keeps the focus.
            <Suspended fallback={<LoadingList />}>
              <OpenedOrder key={chosen} id={chosen} onDone={goOn} />
            </Suspended>
          )
        }
      />
    </Page>
  )
}

type OrdersProps = {
  list: ListState<OrderRow>
  view: InboxView
  focused: string
  onChoose: (id: string) => void
}

function Orders({ list, view, focused, onChoose }: OrdersProps): ReactElement {
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { rows, hasMore, loadMore, broken } = list.pages
  if (rows.length === 0 && !hasMore) return <None view={view} />
  return (
    <>
      {broken !== undefined && <FailedList answer={broken} retry={loadMore} />}
      <InboxList
        rows={rows}
        sort={view.sort}
        chosen={view.order}
        focused={focused}
        onChoose={onChoose}
        hasMore={hasMore}
        onMore={loadMore}
      />
    </>
  )
}

function None({ view }: { view: InboxView }): ReactElement {
  const texts = usePeatTexts('office')
  const { showall } = usePeatTexts('work')
  const { find, state, product, week, decision } = view
  if (find !== '' || product !== '' || week !== '' || decision !== '') {
    const address = inbox.addressOf({ ...plain, state, sort: view.sort, week: '' as const })
    return (
      <EmptyState
        icon={iconList}
        title={texts.nomatch}
        action={
          <LinkButton variant="secondary" href={`#${address}`}>
            {showall}
          </LinkButton>
        }
      />
    )
  }
  return state === 'submitted' ? (
    <EmptyState icon={iconCheck} title={texts.alldone}>
      <p>{texts.alldonetext}</p>
    </EmptyState>
  ) : (
    <EmptyState icon={iconCheck} title={texts[`none_${state}`]} />
  )
}

type FootProps = {
  list: Extract<ListState<OrderRow>, { at: 'listed' }>
  sort: InboxView['sort']
  onSort: (sort: InboxView['sort']) => void
}

function Foot({ list, sort, onSort }: FootProps): ReactElement {
  const texts = usePeatTexts('office')
  const { count, exact } = list.pages.total
  return (
    <>
      <div className={css.foot}>
        <span>{texts.ordercount({ count: `${count}${exact ? '' : '+'}` })}</span>
        <Select
          label={texts.sort}
          hideLabel
          value={sort}
          onChange={({ target }) => onSort(sorts.find((each) => each === target.value) ?? 'submitted')}
        >
          {sorts.map((each) => (
            <option key={each} value={each}>
              {texts[`sort_${each}`]}
            </option>
          ))}
        </Select>
      </div>
      <p className={css.keys}>{texts.keys}</p>
    </>
  )
}

function NoneChosen(): ReactElement {
  const texts = usePeatTexts('office')
  return (
    <EmptyState icon={iconList} title={texts.choose}>
      <p>{texts.choosetext}</p>
    </EmptyState>
  )
}
