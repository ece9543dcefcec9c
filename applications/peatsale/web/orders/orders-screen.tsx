/** Orders that the person sees, found, sorted and by pages, with the view in the address. */
import { orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Chip,
  Cluster,
  FindBox,
  iconList,
  navigate,
  Select,
  useAddress,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { OrderView, orderSorts, searchOrders } from '../../contract/orders/calls.ts'
import type { OrderRow } from '../../contract/orders/order.ts'
import { orderStates } from '../../contract/states/order-machine.ts'
import { FoundTable } from '../parts/found-table.tsx'
import { useMoments } from '../parts/moments.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { RolePage } from '../parts/role-page.tsx'
import { OrderChip } from '../parts/state-chip.tsx'
import { Unbroken } from '../parts/unbroken.tsx'
import type { Whose } from '../parts/whose.ts'
import { useWhose } from '../parts/whose.ts'
import { usePeatTexts } from '../texts/texts.ts'

const plain = {
  find: '',
  state: 'all',
  seller: '',
  account: '',
  swamp: '',
  week: '',
  sort: 'number',
  direction: 'desc',
} as const
const { viewOf, addressOf, isFiltered } = viewInAddress(orderedView(OrderView, orderSorts), plain, '/peatsale/orders')
type View = ReturnType<typeof viewOf>

export function OrdersScreen(): ReactElement {
  const texts = usePeatTexts('work')
  const states = usePeatTexts('states')
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  const choices = [
    { value: 'all', label: texts.anystate },
    { value: 'open', label: texts.notdone },
    ...orderStates.map((state) => ({ value: state, label: states[`order_${state}`] })),
  ]
  return (
    <RolePage heading={texts.orders} at="/orders">
      <Cluster align="end">
        <FindBox
          label={texts.find}
          maxLength={100}
          find={view.find}
          onFind={(find) => navigate(addressOf({ ...view, find }), { replace: true })}
        />
        <Select
          label={texts.state}
          value={view.state}
          onChange={({ currentTarget }) =>
            navigate(addressOf({ ...view, state: currentTarget.value as View['state'] }))
          }
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Cluster>
      <Orders view={view} />
    </RolePage>
  )
}

function Orders({ view }: { view: View }): ReactElement {
  const texts = usePeatTexts('work')
  const whose = useWhose()
  const list = usePages(searchOrders, { ...view, limit: 100 }, rowsOf)
  const empty = {
    icon: iconList,
    title: texts.none,
    text: texts.nonetext,
    all: '#/peatsale/orders',
    isFiltered: isFiltered(view),
  }
  const order = {
    columns: [
      { sort: 'number', label: texts.number },
      { sort: 'week', label: texts.week },
    ],
    order: view,
    onSort: (next: Pick<View, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  return (
    <FoundTable
      list={list}
      caption={texts.orders}
      empty={empty}
      order={order}
      headings={[whose.label, texts.product, texts.remaining, texts.state]}
      numbers={[texts.remaining]}
      row={(row, at) => <Row row={row} whose={whose} {...at} />}
    />
  )
}

type RowProps = DrawnAt & { row: OrderRow; whose: Whose }

function Row({ row, whose, index, measure }: RowProps): ReactElement {
  const texts = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useMoments()
  const { products, customer, site, marks } = row
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        <a href={`#/peatsale/orders/${row.id}`}>
          {row.number === '' ? texts.draft : <Unbroken>{row.number}</Unbroken>}
        </a>
      </th>
      <td data-label={texts.week}>{when(row)}</td>
      <td data-label={whose.label}>{whose.of(customer.name, site)}</td>
      <td data-label={texts.product}>
        {products.map((product) => `${quantity(product.ordered, product.unit)} ${name(product.name)}`).join(', ')}
      </td>
      <td data-label={texts.remaining} data-cell="number">
        {products.map((product) => quantity(product.remaining, product.unit)).join(', ')}
      </td>
      <td>
        <Cluster>
          <OrderChip state={row.state} />
          {marks.map((mark) => (
            <Chip key={mark} tone="warn">
              {texts[`mark_${mark}`]}
            </Chip>
          ))}
        </Cluster>
      </td>
    </tr>
  )
}

function rowsOf({ rows }: { readonly rows: readonly OrderRow[] }): readonly OrderRow[] {
  return rows
}
