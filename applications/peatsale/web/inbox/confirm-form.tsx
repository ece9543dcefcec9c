/** Week, swamp, loads, prices and credit of an order, and one press that confirms it. */

import { Pane } from '@workspace/logistics/web/shell'
import {
  Button,
  Card,
  FailureNotice,
  FormStack,
  focusField,
  formatMoney,
  iconCheck,
  Notice,
  Stack,
} from '@workspace/portal/web'
import type { FormEvent, KeyboardEvent, ReactElement } from 'react'
import { useState } from 'react'
import type { Confirmation, Order } from '../../contract/orders/order.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { OrderActs } from '../orders/order-acts.tsx'
import { OrderMessages } from '../orders/order-messages.tsx'
import { SiteDetails } from '../sites/site-details.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { AlreadyHandled } from './already-handled.tsx'
import { CreditChoice, SwampChoice, WeekChoice } from './confirm-fields.tsx'
import { ConfirmLoads } from './confirm-loads.tsx'
import { ConfirmPrices } from './confirm-prices.tsx'
import type { AskedReasons, ConfirmValues } from './confirm-values.ts'
import { confirmAct, firstValues, missingIn } from './confirm-values.ts'
import { confirmFormId, fieldId } from './field-ids.ts'
import css from './inbox.module.css'
import { PaneHead } from './pane-head.tsx'

export type ConfirmFormProps = {
  order: Order
  /** As it is now. */
  now: Order
  confirmation: Confirmation
  /** What others have changed meanwhile. */
  meanwhile: ReactElement | null
  onDone: () => void
  /** What is shown has become old: it is fetched again. */
  onOld: () => void
  /** The reader has seen what another did. */
  onSettled: () => void
}

export function ConfirmForm(props: ConfirmFormProps): ReactElement {
  const { order, now, confirmation, meanwhile } = props
  const texts = usePeatTexts('office')
  const work = useConfirmation(props)
  const { values, set, asked, errors, isBusy, failure, submit } = work
  /** A list of the device does not send its form by Enter. */
  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.requestSubmit()
  }
  const part = { order, confirmation, values, set, asked, errors }
  const waits = now.commands.includes('confirm')
  const bar = (
    <>
      <Outcome order={order} confirmation={confirmation} values={values} />
      <Button type="submit" form={confirmFormId} icon={iconCheck} busy={isBusy} busyLabel={texts.confirming}>
        {texts.confirm}
      </Button>
    </>
  )
  return (
    <Pane label={order.customer.name} head={<PaneHead order={now} />} bar={waits ? bar : undefined}>
      {waits ? (
        <div className={css.cols}>
          <FormStack
            id={confirmFormId}
            data-order={order.id}
            onSubmit={submit}
            onKeyDown={press}
            aria-label={texts.confirmation}
          >
            {meanwhile}
            {failure && <Refused failure={failure} />}
            <WeekChoice {...part} />
            <SwampChoice {...part} />
            <ConfirmLoads {...part} />
            <CreditChoice {...part} />
          </FormStack>
          <Stack>
            <Card heading={texts.price}>
              <ConfirmPrices {...part} />
            </Card>
            <Beside order={order} />
            <OrderActs order={order} place="beside" />
          </Stack>
        </div>
      ) : (
        <AlreadyHandled {...props} values={values} />
      )}
    </Pane>
  )
}

/** What the press brings about. */
function Outcome({
  order,
  confirmation,
  values,
}: Pick<ConfirmFormProps, 'order' | 'confirmation'> & { values: ConfirmValues }) {
  const texts = usePeatTexts('office')
  const gross = confirmation.prices.output.total?.gross
  const isByHand = Object.keys(values.hands).length > 0 || values.freight !== 'table'
  const count = texts.loadcount({ count: values.loads.length })
  const when = values.week === undefined ? '' : texts.toweek({ week: Number(values.week.slice(-2)) })
  return (
    <div>
      <strong>
        {[[count, when].filter(Boolean).join(' '), gross === undefined || isByHand ? '' : formatMoney(gross)]
          .filter(Boolean)
          .join(', ')}
      </strong>
      <p className={css.outcome}>{texts.outcome({ customer: order.customer.name })}</p>
    </div>
  )
}

/** Somebody was first: the state is looked at before the version. */
const staleCodes: readonly string[] = ['modified_elsewhere', 'wrong_state']

type Failure = NonNullable<ReturnType<typeof useOrderCommand>['failure']>

function Refused({ failure }: { failure: Failure }): ReactElement | null {
  const texts = usePeatTexts('office')
  const code = 'refused' in failure ? failure.refused : ''
  if (code === 'prices_changed') return <Notice tone="warn" title={texts.priceschanged} />
  // The order that has changed, or waits no more, says so itself, with both values.
  return staleCodes.includes(code) ? null : <FailureNotice answer={failure} />
}

/** Where it goes, and what the customer says. */
function Beside({ order }: { order: Order }): ReactElement {
  const work = usePeatTexts('work')
  const { siteDetails, contactName, contactTelephone, instructions } = order
  const contact = { name: contactName, telephone: contactTelephone }
  return (
    <>
      {siteDetails && (
        <Card heading={work.where}>
          <SiteDetails site={siteDetails} instructions={instructions} contact={contact} />
        </Card>
      )}
      <OrderMessages order={order} isOffice />
    </>
  )
}

function useConfirmation({ order, confirmation, onDone, onOld }: ConfirmFormProps) {
  const texts = usePeatTexts('office')
  const [values, setValues] = useState(() => firstValues(order, confirmation))
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { send, isBusy, failure } = useOrderCommand({
    successMessage: texts.confirmed({ number: order.number }),
    onDone,
  })
  const { credit, swamps, priceVersion } = confirmation
  const asked: AskedReasons = {
    overbook: refused.includes('stock_short') || swamps.some(({ id, isShort }) => id === values.swamp && isShort),
    credit: refused.includes('credit_hold') || credit.onHold || credit.exceededBy > 0,
  }
  const missing = missingIn(order, values, asked)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [lacking] = missing
    if (lacking !== undefined) return focusField(fieldId(lacking))
    const answer = await send(confirmAct(order, { values, asked, priceVersion }))
    if (!('refused' in answer)) return
    setRefused((before) => [...before, answer.refused])
    // The lines have prices of their own by now: it is the freight that has none.
    if (answer.refused === 'price_missing') setValues((before) => ({ ...before, freight: 'hand' }))
    if (answer.refused === 'prices_changed' || staleCodes.includes(answer.refused)) onOld()
  }
  return {
    values,
    set: (changed: Partial<ConfirmValues>) => setValues((before) => ({ ...before, ...changed })),
    asked,
    errors: tried ? missing : [],
    isBusy,
    failure,
    submit: (event: FormEvent) => void submit(event),
  }
}
