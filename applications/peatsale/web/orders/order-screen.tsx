/** One order: what was ordered, when and where it comes, its loads, and what it costs as far as the reader may know. */
import type { LocalDate } from '@workspace/portal/contract'
import { daysOf } from '@workspace/portal/contract'
import {
  Card,
  iconCheck,
  iconPhone,
  LinkButton,
  MissingAnswer,
  Notice,
  Split,
  Stack,
  useAnswer,
  useDateFormat,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { orderers } from '../../contract/rights/roles.ts'
import { Papers } from '../documents/papers.tsx'
import { OrderChip } from '../lists/state-chip.tsx'
import { LoadLines } from '../loads/load-lines.tsx'
import { PriceWhy } from '../prices/price-why.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { RolePage } from '../shell/role-page.tsx'
import { useViewerRole } from '../shell/viewer-role.ts'
import { SiteDetails } from '../sites/site-details.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { isOffices, isTooLate } from './act-kinds.ts'
import { OrderActs } from './order-acts.tsx'
import { Goods, Unplanned } from './order-goods.tsx'
import { OrderLog } from './order-log.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OrderRequest } from './order-request.tsx'

/** From the list or from the inbox. */
const wayToOrders = () => wayBack('/peatsale/orders', '/peatsale/office/orders')

export const OrderScreen = onlyFor(orderers, ReadOrder)

function ReadOrder({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('work')
  const { data, error, refetch } = useAnswer(readOrder, { id: params['id'] ?? '' })
  if (data) return <OrderPage order={data.order} />
  return (
    <RolePage at="/orders" heading={texts.orders} way={{ href: wayToOrders(), label: texts.orders }}>
      <MissingAnswer of={{ error, refetch }} />
    </RolePage>
  )
}

function OrderPage({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('work')
  const { moment, day } = useDateFormat()
  const { customer, hold, number, submittedAt, enteredBy, madeBy } = order
  const sent = submittedAt === null ? '' : texts.sentat({ at: moment(submittedAt) })
  const viewer = useViewerRole()
  const isOffice = viewer && viewer === 'office'
  const entered = madeBy === 'customer' || enteredBy === '' ? '' : texts.enteredby({ name: enteredBy })
  return (
    <RolePage
      at="/orders"
      key={order.id}
      heading={number === '' ? texts.draft : number}
      way={{ href: wayToOrders(), label: texts.orders }}
      lead={[customer.name, sent, entered].filter(Boolean).join(', ')}
      mark={<OrderChip state={order.state} />}
      actions={isOffice === undefined ? undefined : <Telephone order={order} isOffice={isOffice} />}
    >
      <Stack>
        {isOffice === true && <OrderActs order={order} place="head" />}
        {hold !== null && (
          <Notice tone="warn" title={texts.held}>
            <p>{hold.words}</p>
            {hold.reviewDate !== null && <p>{texts.heldtext({ day: day(hold.reviewDate) })}</p>}
          </Notice>
        )}
        {isOffice === false && <Sent order={order} />}
        <OrderRequest order={order} />
        <Said order={order} />
        <CutOff order={order} />
        <Split>
          <Stack>
            <Goods order={order} />
            {(order.loads.length > 0 || !isOver(order)) && (
              <Card heading={texts.loadsof}>
                {order.loads.length === 0 ? <p>{texts.noloadsyet}</p> : <LoadLines loads={order.loads} />}
                {order.commands.includes('addLoad') && <Unplanned order={order} />}
              </Card>
            )}
            {order.documents.length > 0 && (
              <Card heading={texts.documents}>
                <Papers documents={order.documents} />
              </Card>
            )}
            <OrderMessages order={order} isOffice={isOffice === true} />
            {isOffice === false && <OrderActs order={order} />}
          </Stack>
          <Stack>
            <Place order={order} />
            {order.prices && <Cost order={order} prices={order.prices} />}
          </Stack>
        </Split>
        {isOffice && <OrderLog order={order.id} />}
      </Stack>
    </RolePage>
  )
}

/** What happens next with an order that waits for its confirmation, for its customer. */
function Sent({ order }: { order: Order }): ReactElement | null {
  const texts = usePeatTexts('ordering')
  if (order.state !== 'submitted') return null
  const steps = [texts.sentconfirmed, order.method === 'collected' ? texts.sentcollected : texts.sentloads]
  return (
    <Notice tone="ok" title={texts.senttitle} icon={iconCheck}>
      <p>{texts.sentnext({ seller: order.seller.name })}</p>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </Notice>
  )
}

/** Why the office has rejected, cancelled or reopened it. */
function Said({ order: { state, words } }: { order: Order }): ReactElement | null {
  const states = usePeatTexts('states')
  if (words === '') return null
  if (state !== 'rejected' && state !== 'cancelled') return <Notice tone="info" title={words} />
  return (
    <Notice tone="info" title={states[`order_${state}`]}>
      <p>{words}</p>
    </Notice>
  )
}

/** Until when its customer may change it, and that it is asked for from then on. */
function CutOff({ order }: { order: Order }): ReactElement | null {
  const texts = usePeatTexts('work')
  const { moment } = useDateFormat()
  const { cutOff, commands, requests } = order
  const isAsked = requests.some(({ state }) => state === 'open')
  if (!commands.includes('cancel') || isOffices(order) || isAsked) return null
  if (isTooLate('cancel', order)) return <p>{texts.pastcutoff}</p>
  return cutOff === null ? null : <p>{texts.cutoff({ at: moment(cutOff) })}</p>
}

/** The seller's office; who is of an office calls the customer. */
function Telephone({ order, isOffice }: { order: Order; isOffice: boolean }): ReactElement | null {
  const texts = usePeatTexts('work')
  const telephone = isOffice ? order.contactTelephone : order.sellerPhone
  if (telephone === '') return null
  return (
    <LinkButton variant="secondary" icon={iconPhone} href={`tel:${telephone.replaceAll(' ', '')}`}>
      {isOffice ? texts.callcustomer : texts.call({ seller: order.seller.name })}
    </LinkButton>
  )
}

/** Nothing comes of it any more. */
function isOver({ state }: Order): boolean {
  return state === 'rejected' || state === 'cancelled'
}

function Place({ order }: { order: Order }): ReactElement | null {
  const texts = usePeatTexts('work')
  const { siteDetails, contactName, contactTelephone, instructions } = order
  if (siteDetails === null) return null
  const contact = { name: contactName, telephone: contactTelephone }
  return (
    <Card heading={texts.where}>
      <SiteDetails site={siteDetails} instructions={instructions} contact={contact} />
    </Card>
  )
}

/** R1: the Monday of the week that it is confirmed for, else of the one wished for. */
function pricedDay({ day, week, wish }: Order): LocalDate | undefined {
  if (day !== null) return day
  if (week !== null) return daysOf(week)[0]
  return wish?.by === 'days' ? wish.earliest : undefined
}

function Cost({ order, prices }: { order: Order; prices: NonNullable<Order['prices']> }): ReactElement {
  const texts = usePeatTexts('work')
  const goods = order.lines.map(({ product, unit, ordered }) => ({
    code: product.code,
    name: product.name,
    unit,
    ordered,
  }))
  return (
    <Card heading={texts.price}>
      <PriceWhy prices={prices} goods={goods} method={order.method} day={pricedDay(order)} />
    </Card>
  )
}
