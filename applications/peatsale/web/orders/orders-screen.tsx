/** Orders that the person sees, found, sorted and by pages, with the view in the address. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import { orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Chip,
  FindBox,
  iconList,
  ListChoice,
  Marks,
  NoWrap,
  useDateFormat,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { OrderView, orderSorts, searchOrders } from '../../contract/orders/search-call.ts'
import { orderers } from '../../contract/rights/roles.ts'
import { orderStates } from '../../contract/states/order-states.ts'
import type { Counterparty } from '../lists/counterparty.ts'
import { useCounterparty } from '../lists/counterparty.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { OrderChip } from '../lists/state-chip.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { RolePage } from '../shell/role-page.tsx'
import { useViewerRole } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'

const plain = {
  find: '',
  state: 'all',
  seller: '',
  account: '',
  swamp: '',
  week: '',
  product: '',
  decision: '',
  sort: 'number',
  direction: 'desc',
} as const
const orderList = viewInAddress(orderedView(OrderView, orderSorts), plain, '/peatsale/orders')

export const OrdersScreen = onlyFor(orderers, FoundOrders)

function FoundOrders(): ReactElement {
  const texts = usePeatTexts('work')
  const states = usePeatTexts('states')
  const whose = useCounterparty()
  const isOffice = useViewerRole() === 'office'
  const orders = useListView(orderList)
  const list = usePages(searchOrders, { ...orders.view, limit: 100 })
  const choices = [
    { value: 'all', label: texts.anystate },
    { value: 'open', label: texts.notdone },
    { value: 'requested', label: texts.mark_request },
    ...(isOffice || orders.view.state === 'written' ? [{ value: 'written', label: texts.mark_message }] : []),
    ...orderStates.map((state) => ({ value: state, label: states[`order_${state}`] })),
  ]
  return (
    <RolePage heading={texts.orders} at="/orders">
      <FindRow>
        <FindBox label={texts.find} {...orders.find} />
        <ListChoice
          label={texts.state}
          value={orders.view.state}
          options={choices}
          onChoose={(state) => orders.show({ state })}
        />
      </FindRow>
      <FoundTable
        list={list}
        view={orders}
        caption={texts.orders}
        empty={{ icon: iconList, title: texts.none, text: texts.nonetext }}
        sorted={[
          { sort: 'number', label: texts.number },
          { sort: 'week', label: texts.week },
        ]}
        headings={[whose.label, texts.product, texts.remaining, texts.state]}
        numbers={[texts.remaining]}
        row={(row, at) => <Row row={row} whose={whose} {...at} />}
      />
    </RolePage>
  )
}

/** Of the others nothing is still to come. */
const ahead: readonly string[] = ['submitted', 'confirmed', 'on_hold', 'in_delivery']

type RowProps = DrawnAt & { row: OrderRow; whose: Counterparty }

function Row({ row, whose, index, measure }: RowProps): ReactElement {
  const texts = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useDateFormat()
  const { products, customer, site, marks } = row
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        <a href={`#/peatsale/orders/${row.id}`}>{row.number === '' ? texts.draft : <NoWrap>{row.number}</NoWrap>}</a>
      </th>
      <td data-label={texts.week}>{when(row)}</td>
      <td data-label={whose.label}>{whose.of(customer.name, site)}</td>
      <td data-label={texts.product}>
        {products.map((product) => `${quantity(product.ordered, product.unit)} ${name(product.name)}`).join(', ')}
      </td>
      <td data-label={texts.remaining} data-cell="number">
        {ahead.includes(row.state) && products.map((of) => quantity(of.remaining, of.unit)).join(', ')}
      </td>
      <td>
        <Marks>
          <OrderChip state={row.state} />
          {marks.map((mark) => (
            <Chip key={mark} tone="warn">
              {texts[`mark_${mark}`]}
            </Chip>
          ))}
        </Marks>
      </td>
    </tr>
  )
}
