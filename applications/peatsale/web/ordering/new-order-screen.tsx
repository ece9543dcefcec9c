/** A new order, one like an earlier one, a draft that goes on, or an order that its customer changes. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Cluster,
  Icon,
  iconRepeat,
  iconRight,
  MissingAnswer,
  Notice,
  navigate,
  newId,
  Select,
  Stack,
  useAddress,
  useAnswer,
  useDateFormat,
  wayBack,
} from '@workspace/portal/web'
import type { ComponentProps, ReactElement } from 'react'
import { useState } from 'react'
import { proposeOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { PeatRole } from '../../contract/rights/roles.ts'
import { officeRoles } from '../../contract/rights/roles.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { useAlready } from '../orders/already.ts'
import { useSeenOrder } from '../orders/order-concurrent-change.tsx'
import { useOrderNow } from '../orders/use-order-now.ts'
import { closeOnDesk } from '../shell/desk-density.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { RolePage } from '../shell/role-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import css from './new-order.module.css'
import type { OrderFormProps } from './order-form.tsx'
import { OrderForm } from './order-form.tsx'
import { proposedValues, storedValues } from './order-values.ts'
import { useOffered } from './use-offered.ts'

type Start = AnswerOf<typeof readStart>
type Proposed = AnswerOf<typeof proposeOrder>

const buyers: readonly PeatRole[] = ['customer', ...officeRoles]

/** A driver orders where that is allowed; the others of the carrier change nobody's order. */
export const NewOrderScreen = onlyFor(
  ({ roles, mayOrder }) => mayOrder || roles.some((role) => buyers.includes(role)),
  closeOnDesk(NewOrder),
)

function NewOrder(): ReactElement {
  const { query } = useAddress()
  const order = query.get('order')
  const like = query.get('like')
  if (order !== null) return <KnownOrder key={order} id={order} />
  return like === null ? <FreshOrder /> : <OrderLike key={like} like={like} />
}

function KnownOrder({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('work')
  const { order, error, refetch } = useOrderNow(id)
  if (order === undefined) return <Waiting heading={texts.order} of={{ error, refetch }} />
  return <Known order={order} />
}

function Known({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { id } = order
  const { seen, meanwhile } = useSeenOrder(order)
  const isDraft = seen.state === 'draft'
  return (
    <RolePage
      at="/orders"
      isForm
      heading={isDraft ? texts.draftorder : texts.changeorder({ number: order.number })}
      back={{ href: `#/peatsale/orders/${id}`, label: usedNumber(order.number, texts.draftorder) }}
      lead={order.customer.name}
    >
      <Stack>
        {meanwhile}
        {order.state === 'confirmed' && <Notice tone="warn" title={texts.confirmedanew} />}
        <Filled
          id={id}
          begin={storedValues(seen)}
          mode={isDraft ? 'draft' : 'edit'}
          version={seen.version}
          weeks={[]}
        />
      </Stack>
    </RolePage>
  )
}

function usedNumber(number: string, draft: string): string {
  return number === '' ? draft : number
}

function OrderLike({ like }: { like: string }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { data, error, refetch } = useAnswer(proposeOrder, { like })
  if (data === undefined) return <Waiting of={{ error, refetch }} />
  return <NewPage heading={texts.again} proposed={data} isAgain />
}

/** For the account and seller of the address, else the main ones. */
function FreshOrder(): ReactElement {
  const { data, error, refetch } = useAnswer(readStart, {})
  const { query } = useAddress()
  if (data === undefined) return <Waiting of={{ error, refetch }} />
  const named = query.get('account')
  const own = data.accounts.find(({ id }) => id === named) ?? data.accounts.find(({ isMain }) => isMain)
  const account = named ?? own?.id ?? data.accounts[0]?.id ?? ''
  const seller = query.get('seller') ?? undefined
  return <Proposal key={`${account} ${seller}`} start={data} account={account} seller={seller} />
}

type ProposalProps = { start: Start; account: string; seller: string | undefined }

function Proposal({ start, account, seller }: ProposalProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const asked = seller === undefined ? { account } : { account, seller }
  const { data, error, refetch } = useAnswer(proposeOrder, asked)
  if (data === undefined) return <Waiting of={{ error, refetch }} />
  return (
    <NewPage heading={texts.neworder} proposed={data} isAgain={false}>
      <Whose start={start} account={account} seller={data.order.seller} />
      <SameAsLast start={start} account={account} />
    </NewPage>
  )
}

type WhoseProps = { start: Start; account: string; seller: string }

/** Only those choose who have a choice. */
function Whose({ start, account, seller }: WhoseProps): ReactElement | null {
  const texts = usePeatTexts('ordering')
  const sellers = start.accounts.find(({ id }) => id === account)?.sellers ?? []
  const go = (to: { account: string; seller?: string }) =>
    navigate(`/peatsale/orders/new?${new URLSearchParams(to)}`, { replace: true })
  if (start.accounts.length < 2 && sellers.length < 2) return null
  return (
    <Cluster align="end">
      {start.accounts.length > 1 && (
        <Select label={texts.account} value={account} onChange={({ target }) => go({ account: target.value })}>
          {start.accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {sellers.length > 1 && (
        <Select label={texts.seller} value={seller} onChange={({ target }) => go({ account, seller: target.value })}>
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Cluster>
  )
}

function SameAsLast({ start, account }: Pick<WhoseProps, 'start' | 'account'>): ReactElement | null {
  const texts = usePeatTexts('ordering')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useDateFormat()
  const already = useAlready()
  const { again } = start
  if (again === null || again.order.customer.id !== account) return null
  const what = `${quantity(again.quantity, again.unit)} ${name(again.product)}`
  const text = [what, again.order.site?.name, when(again.order)].filter(Boolean).join(', ')
  return (
    <a className={css.again} href={`#/peatsale/orders/new?like=${again.order.id}`}>
      <Icon shape={iconRepeat} />
      <span>
        <strong>{texts.sameaslast}</strong>
        <span>{text}</span>
        {again.already !== null && <span>{already(again.already)}</span>}
      </span>
      <Icon shape={iconRight} size="m" />
    </a>
  )
}

type NewPageProps = { heading: string; proposed: Proposed; isAgain: boolean; children?: ReactElement | ReactElement[] }

function NewPage({ heading, proposed, isAgain, children }: NewPageProps): ReactElement {
  const { orders } = usePeatTexts('work')
  const [id] = useState(newId)
  const [begin] = useState(() => proposedValues(proposed.order, isAgain))
  return (
    <RolePage
      at="/orders"
      isForm
      heading={heading}
      lead={proposed.order.accountName}
      way={{ href: wayBack('/peatsale/orders', '/peatsale/office/orders'), label: orders }}
    >
      <Stack>
        {children}
        {proposed.already !== null && <Already already={proposed.already} />}
        <Filled id={id} begin={begin} mode="new" weeks={proposed.weeks} />
      </Stack>
    </RolePage>
  )
}

/** One may still order more. */
function Already({ already }: { already: NonNullable<Proposed['already']> }): ReactElement {
  const texts = usePeatTexts('ordering')
  const words = useAlready()
  return (
    <Notice tone="warn" title={words(already)}>
      <p>
        {texts.alreadytext}{' '}
        <a href={`#/peatsale/orders/${already.id}`}>{texts.openalready({ number: already.number })}</a>
      </p>
    </Notice>
  )
}

/** Products and sites that the form offers. */
function Filled(form: Omit<OrderFormProps, 'products' | 'sites'>): ReactElement {
  const { offered, asked } = useOffered(form.begin)
  if (offered !== undefined) return <OrderForm {...form} {...offered} />
  return <MissingAnswer of={asked} />
}

type WaitingProps = ComponentProps<typeof MissingAnswer> & { heading?: string }

function Waiting({ heading, of }: WaitingProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const { orders } = usePeatTexts('work')
  return (
    <RolePage
      at="/orders"
      isForm
      heading={heading ?? texts.neworder}
      way={{ href: wayBack('/peatsale/orders', '/peatsale/office/orders'), label: orders }}
    >
      <MissingAnswer of={of} />
    </RolePage>
  )
}
