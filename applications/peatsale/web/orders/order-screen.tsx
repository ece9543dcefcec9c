/** One order: what was ordered, when and where it comes, its loads, and what it costs as far as the reader may know. */
import type { LocalDate } from '@workspace/portal/contract'
import { daysOf, Quantity } from '@workspace/portal/contract'
import {
  Card,
  Chip,
  Cluster,
  FailedList,
  iconPhone,
  LinkButton,
  LoadingList,
  Notice,
  Page,
  Split,
  Stack,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { readStart } from '../../contract/start/calls.ts'
import { Facts } from '../parts/facts.tsx'
import { LoadLines } from '../parts/load-lines.tsx'
import { useMoments } from '../parts/moments.ts'
import { Papers } from '../parts/papers.tsx'
import { PriceWhy } from '../parts/price-why.tsx'
import { useName, useQuantity } from '../parts/quantities.ts'
import { OrderChip } from '../parts/state-chip.tsx'
import { Yard } from '../parts/yard.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { isOffices } from './act-kinds.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderRequest } from './order-request.tsx'
import { unplannedOf } from './unplanned.ts'

const back = '#/peatsale/orders'

export function OrderScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('work')
  const { data, error, refetch } = useAnswer(readOrder, { id: params['id'] ?? '' })
  if (data) return <OrderPage order={data.order} />
  return (
    <Page heading={texts.orders} back={{ href: back, label: texts.orders }}>
      {error ? <FailedList answer={error.reason} retry={() => void refetch()} /> : <LoadingList />}
    </Page>
  )
}

function OrderPage({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('work')
  const { moment, day } = useMoments()
  const { cutOff, customer, hold, number, submittedAt, enteredBy, madeBy } = order
  const sent = submittedAt === null ? '' : texts.sentat({ at: moment(submittedAt) })
  const entered = madeBy === 'customer' || enteredBy === '' ? '' : texts.enteredby({ name: enteredBy })
  return (
    <Page
      key={order.id}
      heading={number === '' ? texts.draft : number}
      back={{ href: back, label: texts.orders }}
      lead={[customer.name, sent, entered].filter(Boolean).join(', ')}
      mark={<OrderChip state={order.state} />}
      actions={<Telephone order={order} />}
    >
      <Stack>
        {hold !== null && (
          <Notice tone="warn" title={texts.held}>
            <p>{hold.words}</p>
            {hold.reviewDate !== null && <p>{texts.heldtext({ day: day(hold.reviewDate) })}</p>}
          </Notice>
        )}
        <OrderRequest order={order} />
        {order.words !== '' && <Notice tone="info" title={order.words} />}
        {cutOff !== null && order.commands.includes('cancel') && !isOffices(order) && (
          <p>{texts.cutoff({ at: moment(cutOff) })}</p>
        )}
        <Split>
          <Stack>
            <Goods order={order} />
            <Card heading={texts.loadsof}>
              {order.loads.length === 0 ? <p>{texts.noloadsyet}</p> : <LoadLines loads={order.loads} />}
              {order.commands.includes('addLoad') && <Unplanned order={order} />}
            </Card>
            {order.documents.length > 0 && (
              <Card heading={texts.documents}>
                <Papers documents={order.documents} />
              </Card>
            )}
            <OrderActs order={order} />
          </Stack>
          <Stack>
            <Place order={order} />
            {order.prices && <Cost order={order} prices={order.prices} />}
          </Stack>
        </Split>
      </Stack>
    </Page>
  )
}

/** The seller's office; who is of an office calls the customer. */
function Telephone({ order }: { order: Order }): ReactElement | null {
  const texts = usePeatTexts('work')
  const { data } = useAnswer(readStart, {})
  if (data === undefined) return null
  const isOffice = data.roles.some((role) => role === 'office' || role === 'superadmin')
  const telephone = isOffice ? order.contactTelephone : order.sellerPhone
  if (telephone === '') return null
  return (
    <LinkButton variant="secondary" icon={iconPhone} href={`tel:${telephone.replaceAll(' ', '')}`}>
      {isOffice ? texts.callcustomer : texts.call({ seller: order.seller.name })}
    </LinkButton>
  )
}

/** What the loads of an order that is confirmed do not bring, or bring too much. */
function Unplanned({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('changes')
  const quantity = useQuantity()
  const said = order.lines.flatMap((line) => {
    const left = unplannedOf(line)
    if (left === 0) return []
    const much = quantity(Math.abs(left) as typeof left, line.unit)
    return [{ id: line.id, words: left > 0 ? texts.unplanned({ left: much }) : texts.overplanned({ over: much }) }]
  })
  return (
    <>
      {said.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </>
  )
}

function Goods({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('work')
  const name = useName()
  const quantity = useQuantity()
  const { when, week, day } = useMoments()
  const { wish } = order
  const wished = wish === null ? '' : wish.by === 'week' ? week(wish.week) : `${day(wish.earliest)}–${day(wish.latest)}`
  const isSettled = !['draft', 'submitted'].includes(order.state)
  const isUnderWay = order.state === 'in_delivery'
  const of = (what: string, { product }: Order['lines'][number]) =>
    order.lines.length > 1 ? `${what}, ${name(product.name)}` : what
  return (
    <Card heading={texts.what}>
      <Facts
        facts={[
          ...order.lines.flatMap((line): (readonly [string, string])[] => [
            [name(line.product.name), quantity(line.ordered, line.unit)],
            [of(texts.delivered, line), line.delivered > 0 ? quantity(line.delivered, line.unit) : ''],
            [of(texts.remaining, line), isUnderWay ? quantity(stillToCome(line), line.unit) : ''],
          ]),
          [isSettled ? texts.confirmed : texts.wish, isSettled ? when(order) || texts.notsettled : wished],
          [texts.swamp, order.swamp?.name ?? ''],
          ['', order.method === 'collected' ? texts.collected : ''],
        ]}
      />
      {order.marks.length > 0 && (
        <Cluster>
          {order.marks.map((mark) => (
            <Chip key={mark} tone="warn">
              {texts[`mark_${mark}`]}
            </Chip>
          ))}
        </Cluster>
      )}
    </Card>
  )
}

/** Of a line that is closed nothing more comes, and less than nothing never does. */
function stillToCome({ ordered, delivered, isClosed }: Order['lines'][number]): Quantity {
  return Quantity.parse(isClosed ? 0 : Math.max(0, ordered - delivered))
}

function Place({ order }: { order: Order }): ReactElement | null {
  const texts = usePeatTexts('work')
  const { siteDetails, contactName, contactTelephone, instructions } = order
  if (siteDetails === null) return null
  const contact = { name: contactName, telephone: contactTelephone }
  return (
    <Card heading={texts.where}>
      <Yard site={siteDetails} instructions={instructions} contact={contact} />
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
