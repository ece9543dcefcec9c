/** On a yard the driver is asked for another load: the customer, the peat, how much, when, by presses alone (2.6). */
import {
  Button,
  ChoiceTiles,
  EmptyState,
  FindBox,
  iconCheck,
  LinkButton,
  MissingAnswer,
  Stack,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { orderingFindLeast, searchCustomers } from '../../contract/customers/calls.ts'
import type { CustomerRow } from '../../contract/customers/customer.ts'
import { proposeOrder } from '../../contract/orders/calls.ts'
import { searchProducts } from '../../contract/products/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { OrderSteps } from './order-steps.tsx'

/** Any other than those of the day. */
const other = ''
const findMost = 100

/** Customers of the day's loads stand first: it is their yard that the driver is on. */
export function OrderView({ customers }: { customers: readonly string[] }): ReactElement {
  const texts = usePeatTexts('driving')
  const [name, setName] = useState(customers.length === 0 ? other : undefined)
  const [find, setFind] = useState('')
  const [sent, setSent] = useState<string>()
  const again = () => {
    setSent(undefined)
    setName(customers.length === 0 ? other : undefined)
  }
  if (sent !== undefined) return <Sent order={sent} onAgain={again} />
  const sought = name === other ? find.trim() : name
  return (
    <Stack>
      {customers.length > 0 && (
        <ChoiceTiles
          long
          legend={texts.forwhom}
          options={[
            ...customers.map((customer) => ({ value: customer, label: customer })),
            { value: other, label: texts.othercustomer },
          ]}
          value={name}
          onChange={setName}
        />
      )}
      {name === other && (
        <FindBox
          label={texts.findcustomer}
          placeholder={texts.findcustomerhint}
          maxLength={findMost}
          find={find}
          onFind={setFind}
        />
      )}
      {sought !== undefined && sought.length >= orderingFindLeast && (
        <Customers key={sought} find={sought} isNamed={name !== other} onSent={setSent} />
      )}
    </Stack>
  )
}

type CustomersProps = { find: string; isNamed: boolean; onSent: (order: string) => void }

/** Whoever is named is chosen at once. */
function Customers({ find, isNamed, onSent }: CustomersProps): ReactElement {
  const texts = usePeatTexts('driving')
  const [chosen, setChosen] = useState<string>()
  const { data, error, refetch } = useAnswer(searchCustomers, { find, sort: 'name', direction: 'asc', limit: 20 })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const rows = isNamed ? data.rows.filter(({ name }) => name === find) : data.rows
  const customer = rows.find(({ id }) => id === chosen) ?? (isNamed ? rows[0] : undefined)
  return (
    <>
      {rows.length === 0 && <p role="status">{texts.nocustomers}</p>}
      {!isNamed && rows.length > 0 && (
        <ChoiceTiles
          long
          legend={texts.forwhom}
          options={rows.map(({ id, name, sites }) => ({ value: id, label: name, note: sites[0]?.municipality }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {customer && <ForCustomer key={customer.id} customer={customer} onSent={onSent} />}
    </>
  )
}

type ForCustomerProps = { customer: CustomerRow; onSent: (order: string) => void }

function ForCustomer({ customer, onSent }: ForCustomerProps): ReactElement {
  const proposed = useAnswer(proposeOrder, { account: customer.id })
  const order = proposed.data?.order
  const products = useAnswer(
    searchProducts,
    { seller: order?.seller ?? '', account: customer.id, sort: 'name', direction: 'asc', limit: 50 },
    { enabled: order !== undefined },
  )
  if (!order || !products.data) return <MissingAnswer of={[proposed, products]} />
  const sold = products.data.rows.filter(({ availability, season }) => availability !== 'none' && season.isOpen)
  return (
    <OrderSteps
      customer={customer}
      proposed={order}
      weeks={proposed.data?.weeks ?? []}
      products={sold}
      onSent={onSent}
    />
  )
}

function Sent({ order, onAgain }: { order: string; onAgain: () => void }): ReactElement {
  const texts = usePeatTexts('driving')
  return (
    <EmptyState
      icon={iconCheck}
      title={texts.ordersent}
      action={
        <Stack>
          <LinkButton variant="straw" size="l" block href="#/peatsale/driving">
            {texts.totoday}
          </LinkButton>
          <LinkButton variant="secondary" size="l" block href={`#/peatsale/orders/${order}`}>
            {texts.openorder}
          </LinkButton>
          <Button variant="secondary" size="l" block onClick={onAgain}>
            {texts.anotherorder}
          </Button>
        </Stack>
      }
    >
      <p>{texts.ordersenttext}</p>
    </EmptyState>
  )
}
