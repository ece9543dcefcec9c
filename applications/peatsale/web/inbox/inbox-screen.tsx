/** The office's orders: what waits on the left, the chosen one to confirm on the right; on a phone one of the two. */
import {
  ButtonRow,
  EmptyState,
  FailedList,
  FindBox,
  iconCheck,
  iconList,
  LinkButton,
  LoadingList,
  LoadMore,
  navigate,
  Page,
  Segmented,
  Stack,
  useAddress,
  useAnswer,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOrder, searchOrders } from '../../contract/orders/calls.ts'
import type { Order, OrderRow } from '../../contract/orders/order.ts'
import { OfficeSections } from '../parts/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ConfirmPane } from './confirm-pane.tsx'
import { confirmFormId } from './field-ids.ts'
import css from './inbox.module.css'
import { InboxList } from './inbox-list.tsx'
import { OrderPane } from './order-pane.tsx'

const shownStates = ['submitted', 'on_hold', 'open'] as const
type Shown = (typeof shownStates)[number]

export function InboxScreen(): ReactElement {
  const texts = usePeatTexts('office')
  const { query } = useAddress()
  const shown = shownStates.find((state) => state === query.get('state')) ?? 'submitted'
  const find = query.get('find') ?? ''
  const chosen = query.get('order') ?? ''
  const go = (to: { state?: Shown; find?: string; order?: string }) => {
    const all = { state: shown, find, order: chosen, ...to }
    const said = Object.entries(all).filter(
      ([name, value]) => value !== '' && !(name === 'state' && value === 'submitted'),
    )
    navigate(`/peatsale/office/orders?${new URLSearchParams(said)}`, { replace: true })
  }
  return (
    <Page
      heading={texts.orders}
      lead={<span className={css.keys}>{texts.keys}</span>}
      actions={
        <ButtonRow>
          <LinkButton variant="quiet" href="#/peatsale/orders">
            {texts.tolist}
          </LinkButton>
          <LinkButton variant="secondary" href="#/peatsale/office/orders/new">
            {texts.ordernew}
          </LinkButton>
        </ButtonRow>
      }
    >
      <OfficeSections at="/office/orders" />
      <div className={css.panes} data-chosen={chosen !== '' || undefined}>
        <div className={css.list}>
          <Stack>
            <FindBox label={texts.find} maxLength={100} find={find} onFind={(text) => go({ find: text, order: '' })} />
            <Segmented
              label={texts.show}
              value={shown}
              onChange={(state) => go({ state, order: '' })}
              options={shownStates.map((state) => ({ value: state, label: texts[`show_${state}`] }))}
            />
            <Orders find={find} shown={shown} chosen={chosen} onChoose={(order) => go({ order })} />
          </Stack>
        </div>
        <div className={css.pane}>
          {chosen === '' ? (
            <NoneChosen />
          ) : (
            <Chosen key={chosen} id={chosen} onDone={() => go({ order: focusNext(chosen) })} />
          )}
        </div>
      </div>
    </Page>
  )
}

/** What is confirmed leaves the list: the one after it comes next. */
function focusNext(id: string): string {
  const row = document.querySelector(`li[data-id="${id}"]`)
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  if (!(next instanceof HTMLElement)) return ''
  next.querySelector('a')?.focus()
  return next.dataset['id'] ?? ''
}

type OrdersProps = { find: string; shown: Shown; chosen: string; onChoose: (id: string) => void }

function Orders({ find, shown, chosen, onChoose }: OrdersProps): ReactElement {
  const texts = usePeatTexts('office')
  const list = usePages(searchOrders, { find, state: shown, sort: 'number', direction: 'asc', limit: 50 }, rowsOf)
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  if (pages.rows.length === 0) {
    if (find !== '' || shown !== 'submitted') return <EmptyState icon={iconList} title={texts.nomatch} />
    return (
      <EmptyState icon={iconCheck} title={texts.alldone}>
        <p>{texts.alldonetext}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <InboxList
        rows={pages.rows}
        chosen={chosen}
        onChoose={onChoose}
        onConfirm={() => {
          const form = document.getElementById(confirmFormId)
          if (form instanceof HTMLFormElement) form.requestSubmit()
        }}
      />
      {pages.hasMore && (
        <LoadMore label={texts.more} count={pages.rows.length} busy={pages.isLoadingMore} onMore={pages.loadMore} />
      )}
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

function Chosen({ id, onDone }: { id: string; onDone: () => void }): ReactElement {
  const { data, error, refetch } = useAnswer(readOrder, { id })
  if (data === undefined) {
    return error ? <FailedList answer={error.reason} retry={() => void refetch()} /> : <LoadingList />
  }
  return <Opened order={data.order} onDone={onDone} />
}

/** What another settles while it is looked at here stays until that has been read: the own choices stand beside it. */
function Opened({ order, onDone }: { order: Order; onDone: () => void }): ReactElement {
  const waits = order.commands.includes('confirm')
  const [waited, setWaited] = useState(waits)
  const [isBeaten, setBeaten] = useState(false)
  if (waits && !waited) setWaited(true)
  const isOthers = order.latest !== null && !order.latest.isOwn
  if (!waits && !(waited && (isBeaten || isOthers))) return <OrderPane order={order} />
  return (
    <ConfirmPane
      order={order}
      onDone={onDone}
      onBeaten={() => setBeaten(true)}
      onSettled={() => {
        setWaited(false)
        setBeaten(false)
      }}
    />
  )
}

function rowsOf({ rows }: { readonly rows: readonly OrderRow[] }): readonly OrderRow[] {
  return rows
}
