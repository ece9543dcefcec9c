/** The office's orders: what waits on the left, the chosen one to confirm on the right; on a phone one of the two. */
import { Find } from '@workspace/portal/contract'
import type { ListMoment } from '@workspace/portal/web'
import {
  Awaiting,
  Button,
  ButtonRow,
  EmptyState,
  FindBox,
  iconCheck,
  iconList,
  LinkButton,
  LoadingList,
  MissingAnswer,
  Page,
  PagedList,
  Segmented,
  Stack,
  useAnswer,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { UuidOrNone } from '../../contract/fields/choice.ts'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { OfficeSections } from '../parts/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ConfirmPane } from './confirm-pane.tsx'
import { confirmFormId } from './field-ids.ts'
import css from './inbox.module.css'
import { InboxList } from './inbox-list.tsx'
import { OrderPane } from './order-pane.tsx'

const states = ['submitted', 'on_hold', 'open'] as const
const View = z.object({ state: z.enum(states), find: Find, order: UuidOrNone })
const plain = { state: 'submitted', find: '', order: '' } as const
const inbox = viewInAddress(View, plain, '/peatsale/office/orders')

export function InboxScreen(): ReactElement {
  const texts = usePeatTexts('office')
  const { view, show } = useListView(inbox)
  const { find, state, order: chosen } = view
  const list = usePages(searchOrders, { find, state, sort: 'number', direction: 'asc', limit: 50 })
  const [first] = list.at === 'listed' ? list.pages.rows : []
  const go = (to: Partial<Record<keyof typeof view, string>>) => show(to, { replace: true })
  return (
    <Page
      heading={texts.inbox}
      lead={<span className={css.keys}>{texts.keys}</span>}
      actions={
        <ButtonRow>
          {chosen === '' && first !== undefined && (
            <Button
              onClick={() => {
                focusRow(first.id)
                go({ order: first.id })
              }}
            >
              {texts.beginfirst}
            </Button>
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
      <div className={css.panes} data-chosen={chosen !== '' || undefined}>
        <div className={css.list}>
          <Stack>
            <FindBox label={texts.find} find={find} onFind={(text) => go({ find: text, order: '' })} />
            <Segmented
              label={texts.show}
              value={view.state}
              onChange={(state) => go({ state, order: '' })}
              options={states.map((state) => ({ value: state, label: texts[`show_${state}`] }))}
            />
            <Orders list={list} view={view} onChoose={(order) => go({ order })} />
          </Stack>
        </div>
        <div className={css.pane}>
          {chosen === '' ? (
            // Where none stands in the list, none is to be chosen.
            list.at === 'listed' && list.pages.rows.length > 0 && <NoneChosen />
          ) : (
            // Words on their way take the place of the pane alone: the list keeps the focus.
            <Awaiting fallback={<LoadingList />}>
              <Chosen key={chosen} id={chosen} onDone={() => go({ order: focusNext(chosen) })} />
            </Awaiting>
          )}
        </div>
      </div>
    </Page>
  )
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`li[data-id="${id}"]`)
}

function focusRow(id: string): void {
  rowOf(id)?.querySelector('a')?.focus()
}

/** What is confirmed leaves the list: the one after it comes next. */
function focusNext(id: string): string {
  const row = rowOf(id)
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  if (!(next instanceof HTMLElement)) return ''
  next.querySelector('a')?.focus()
  return next.dataset['id'] ?? ''
}

type OrdersProps = {
  list: ListMoment<OrderRow>
  view: ReturnType<typeof inbox.viewOf>
  onChoose: (id: string) => void
}

function Orders({ list, view, onChoose }: OrdersProps): ReactElement {
  const texts = usePeatTexts('office')
  const { showall } = usePeatTexts('work')
  const { find, state, order } = view
  const none =
    find !== '' ? (
      <EmptyState
        icon={iconList}
        title={texts.nomatch}
        action={
          <LinkButton variant="secondary" href={`#${inbox.addressOf({ ...view, find: '', order: '' })}`}>
            {showall}
          </LinkButton>
        }
      />
    ) : state !== 'submitted' ? (
      <EmptyState icon={iconCheck} title={texts[`none_${state}`]} />
    ) : (
      <EmptyState icon={iconCheck} title={texts.alldone}>
        <p>{texts.alldonetext}</p>
      </EmptyState>
    )
  return (
    <PagedList list={list} none={none}>
      {(rows) => (
        <InboxList
          rows={rows}
          chosen={order}
          onChoose={onChoose}
          onConfirm={() => {
            const form = document.getElementById(confirmFormId)
            if (form instanceof HTMLFormElement) form.requestSubmit()
          }}
        />
      )}
    </PagedList>
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
    return <MissingAnswer of={{ error, refetch }} />
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
