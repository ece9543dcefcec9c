/** The four choices of an order that a driver makes for a customer; no price stands here (2.6). */
import type { Quantity } from '@workspace/portal/contract'
import {
  ChoiceTiles,
  FailureNotice,
  formatWeekDays,
  iconCheck,
  newId,
  QuantityField,
  Stack,
  StateButton,
  signalDone,
  useDateFormat,
  useLanguage,
  useLeaveWarning,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { CustomerRow } from '../../contract/customers/customer.ts'
import type { ProposedOrder, WeekRoom } from '../../contract/orders/order.ts'
import type { ListedProduct } from '../../contract/products/product.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Weeks = readonly (typeof WeekRoom)['_zod']['output'][]
/** More are seldom wished for. */
const weeksShown = 6

type OrderStepsProps = {
  customer: CustomerRow
  proposed: ProposedOrder
  weeks: Weeks
  products: readonly ListedProduct[]
  onSent: (order: string) => void
}

export function OrderSteps({ customer, proposed, weeks, products, onSent }: OrderStepsProps): ReactElement {
  const texts = usePeatTexts('driving')
  const moments = useDateFormat()
  const { language } = useLanguage()
  const form = useOrder({ customer, proposed, onSent })
  const { wanted, set } = form
  if (products.length === 0) return <p role="status">{texts.noproducts}</p>
  const open = weeks.filter(({ room }) => room === 'free' || room === 'few').slice(0, weeksShown)
  return (
    <Stack>
      <Goods products={products} form={form} />
      {customer.sites.length > 1 && (
        <ChoiceTiles
          long
          legend={texts.wheretosite}
          options={customer.sites.map(({ id, name, municipality }) => ({ value: id, label: name, note: municipality }))}
          value={wanted.site}
          onChange={(site) => set({ site })}
          error={form.errorOf('site')}
        />
      )}
      {/* Side by side the days of a week would stand on two lines. */}
      <ChoiceTiles
        long
        legend={texts.whichweek}
        options={open.map(({ week, room }) => ({
          value: week,
          label: moments.week(week),
          note: [formatWeekDays(week, language), room === 'few' ? texts.fewleft : ''].filter(Boolean).join(', '),
        }))}
        value={wanted.week}
        onChange={(week) => set({ week })}
        error={form.errorOf('week')}
      />
      {form.failure && <FailureNotice answer={form.failure} />}
      <StateButton
        icon={iconCheck}
        note={texts.sendordernote}
        busy={form.isBusy}
        busyLabel={texts.saving}
        onClick={() => void form.send()}
      >
        {texts.sendorder}
      </StateButton>
    </Stack>
  )
}

type GoodsProps = { products: readonly ListedProduct[]; form: ReturnType<typeof useOrder> }

function Goods({ products, form: { wanted, set, errorOf } }: GoodsProps): ReactElement {
  const texts = usePeatTexts('driving')
  const { language } = useLanguage()
  const unit = useUnit()
  const product = products.find(({ id }) => id === wanted.product)
  return (
    <>
      <ChoiceTiles
        long
        legend={texts.whatproduct}
        options={products.map(({ id, nameFi, nameEn }) => ({ value: id, label: language === 'fi' ? nameFi : nameEn }))}
        value={wanted.product}
        onChange={(id) => set({ product: id, quantity: leastOf(products.find((each) => each.id === id)) })}
        error={errorOf('product')}
      />
      {product && (
        <QuantityField
          label={texts.howmuch}
          unit={unit(product.salesUnit)}
          value={wanted.quantity}
          onChange={(quantity) => set({ quantity })}
          least={leastOf(product)}
          step={product.orderStep as Quantity}
          wholeSteps
          error={errorOf('quantity')}
        />
      )}
    </>
  )
}

function leastOf(product: ListedProduct | undefined): Quantity | undefined {
  return product && (Math.max(product.minOrder, product.orderStep) as Quantity)
}

interface Wanted {
  readonly product?: string | undefined
  readonly quantity?: Quantity | undefined
  readonly site?: string | undefined
  readonly week?: Weeks[number]['week'] | undefined
}

function useOrder({ customer, proposed, onSent }: Omit<OrderStepsProps, 'weeks' | 'products'>) {
  const texts = usePeatTexts('driving')
  const [id] = useState(newId)
  const [line] = useState(newId)
  const [wanted, setWanted] = useState<Wanted>(() => wantedFirst(customer, proposed))
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useOrderCommand({ successMessage: false, onDone: signalDone })
  useLeaveWarning(wanted.product !== undefined)
  return {
    ...{ wanted, isBusy, failure },
    set: (changed: Wanted) => setWanted((now) => ({ ...now, ...changed })),
    errorOf: (field: keyof Wanted) => (isAsked && wanted[field] === undefined ? texts.ordermissing : undefined),
    send: async () => {
      setIsAsked(true)
      const { product, quantity, site, week } = wanted
      if (product === undefined || quantity === undefined || site === undefined || week === undefined) return
      const { seller, account, instructions, contactName, contactTelephone } = proposed
      const content = {
        seller,
        account,
        site,
        instructions,
        contactName,
        contactTelephone,
        method: 'delivered' as const,
      }
      const lines = [{ id: line, product, quantity }]
      const came = await send({ kind: 'submit', of: id, data: { ...content, lines, wish: { by: 'week', week } } })
      if ('answered' in came) onSent(id)
    },
  }
}

/** The proposed week is the next with room; a yard is chosen where there is one alone. */
function wantedFirst({ sites }: CustomerRow, { site, wish }: ProposedOrder): Wanted {
  const only = sites.length === 1 ? sites[0]?.id : undefined
  return {
    site: only ?? sites.find(({ id }) => id === site)?.id,
    week: wish?.by === 'week' ? wish.week : undefined,
  }
}
