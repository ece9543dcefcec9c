/** An order that is confirmed, as the office changes it: what it would cost is seen before it is sent. */
import { addWeeks, dayOf, daysOf, weekOf } from '@workspace/portal/contract'
import {
  Button,
  Card,
  Checkbox,
  FailureNotice,
  FormStack,
  focusField,
  navigate,
  Select,
  Split,
  Stack,
  TextArea,
  TextInput,
  useLeaveWarning,
  WeekField,
} from '@workspace/portal/web'
import type { FormEvent, ReactElement } from 'react'
import { useId, useState } from 'react'
import type { ListedProduct, SiteSeen } from '../../contract/index.ts'
import type { Order } from '../../contract/orders/order.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { MovingLoads } from '../loads/moving-loads.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { EditPartProps } from './edit-lines.tsx'
import { EditLines } from './edit-lines.tsx'
import type { EditField, EditValues } from './edit-values.ts'
import { changesOf, lackingIn, valuesOf } from './edit-values.ts'
import { PriceChange } from './price-change.tsx'
import { boundDay, pricedGoods } from './priced-goods.ts'
import { useEditPrice } from './use-edit-price.ts'

type EditFormProps = {
  /** As it was when the form was opened, or when its reader went on with what others had changed. */
  order: Order
  products: readonly ListedProduct[]
  sites: readonly SiteSeen[]
  onOld: () => void
}

export function EditForm({ order, products, sites, onOld }: EditFormProps): ReactElement {
  const texts = usePeatTexts('changes')
  const [begin] = useState(() => valuesOf(order))
  const [values, setValues] = useState(begin)
  const isComplete = lackingIn(values).length === 0
  const data = changesOf(begin, values)
  const { price, failure: unpriced } = useEditPrice({ id: order.id, data }, { isComplete })
  const work = useEditSending({ order, begin, values, needsReason: price?.needsReason === true, onOld })
  const prefix = useId()
  useLeaveWarning(values !== begin && !work.isDone)
  const part: EditPartProps = {
    ...{ order, values, errorOf: work.errorOf },
    set: (changed) => setValues((before) => ({ ...before, ...changed })),
    idOf: (field) => `${prefix}-${field}`,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const lacking = work.send()
    if (lacking !== undefined) focusField(`${prefix}-${lacking}`)
  }
  return (
    <FormStack onSubmit={submit} aria-label={texts.editorder({ number: order.number })}>
      <Split>
        <Stack gap="l">
          <EditLines {...part} products={products} />
          <Place {...part} sites={sites} />
          <Other {...part} />
        </Stack>
        <Stack>
          <Card heading={texts.price}>
            {price && (
              <PriceChange
                price={price}
                goods={pricedGoods(values.lines, products, order)}
                method={values.method}
                day={values.week === order.week || values.week === undefined ? boundDay(order) : daysOf(values.week)[0]}
              />
            )}
            {unpriced && <FailureNotice answer={unpriced} />}
          </Card>
          <TextArea
            id={part.idOf('reason')}
            label={texts.reasonforcustomer}
            hint={texts.reasonforcustomerhint}
            required={price?.needsReason === true}
            maxLength={1000}
            value={values.reason}
            onChange={({ target }) => part.set({ reason: target.value })}
            error={work.errorOf('reason')}
          />
          {work.failure && <FailureNotice answer={work.failure} />}
          <Button type="submit" size="l" block busy={work.isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </Stack>
      </Split>
    </FormStack>
  )
}

function Place({ order, values, set, sites, errorOf, idOf }: EditPartProps & { sites: readonly SiteSeen[] }) {
  const texts = usePeatTexts('changes')
  const isFixed = order.state === 'in_delivery'
  return (
    <Card heading={texts.where}>
      <Stack>
        <Select
          id={idOf('site')}
          label={texts.site}
          required
          disabled={isFixed}
          value={values.site}
          onChange={({ target }) => set({ site: target.value })}
          error={errorOf('site')}
        >
          {values.site === '' && <option value="">{texts.choose}</option>}
          {sites.map(({ id, name, street, city }) => (
            <option key={id} value={id}>
              {[name, street, city].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
        <Checkbox
          label={texts.collected}
          disabled={isFixed}
          checked={values.method === 'collected'}
          onChange={({ target }) => set({ method: target.checked ? 'collected' : 'delivered' })}
        />
      </Stack>
    </Card>
  )
}

const weeksAhead = 26

function Other({ order, values, set }: EditPartProps): ReactElement {
  const texts = usePeatTexts('changes')
  const office = usePeatTexts('office')
  const thisWeek = weekOf(dayOf(new Date()))
  const near = Array.from({ length: weeksAhead }, (_, ahead) => addWeeks(thisWeek, ahead))
  const { week } = values
  const weeks = week === undefined || near.includes(week) ? near : [week, ...near]
  const isMoved = week !== undefined && week !== order.week
  return (
    <Card heading={texts.other}>
      <Stack>
        <WeekField
          label={texts.week}
          layout="list"
          weeks={weeks.map((each) => ({ week: each }))}
          value={week}
          onChange={(chosen) => set({ week: chosen ?? week })}
        />
        {isMoved && <MovingLoads loads={order.loads} week={week} />}
        <TextInput
          label={office.reference}
          maxLength={100}
          autoComplete="off"
          value={values.purchaseReference}
          onChange={({ target }) => set({ purchaseReference: target.value })}
        />
        <TextArea
          label={office.message}
          maxLength={1000}
          value={values.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Stack>
    </Card>
  )
}

type Sending = { order: Order; begin: EditValues; values: EditValues; needsReason: boolean; onOld: () => void }

/** Sends what is changed, and says at its field what is missing or was refused. */
function useEditSending({ order, begin, values, needsReason, onOld }: Sending) {
  const texts = usePeatTexts('changes')
  const [tried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const { send, isBusy, failure } = useOrderCommand({
    successMessage: texts.saved,
    onDone: () => {
      setDone(true)
      navigate(`/peatsale/orders/${order.id}`, { force: true, replace: true })
    },
  })
  const lacksReason = needsReason && values.reason.trim() === ''
  const missing: readonly EditField[] = [...lackingIn(values), ...(lacksReason ? (['reason'] as const) : [])]
  const refused = failure !== undefined && 'refused' in failure ? failure : undefined
  const fields: readonly string[] = refused?.fields ?? []
  const words = {
    ...{ lines: texts.checklines, prices: texts.checkprice, site: texts.choosesite, reason: texts.reasonneeded },
  }
  const isSaid = fields.length > 0 && fields.every((field) => field in words)
  return {
    ...{ isBusy, isDone },
    // What others have changed stands above the form, with both values.
    failure: isSaid || refused?.refused === 'modified_elsewhere' ? undefined : failure,
    errorOf: (field: EditField) =>
      (tried && missing.includes(field)) || fields.includes(field) ? words[field] : undefined,
    /** @returns the first field that keeps it from being sent. */
    send: (): EditField | undefined => {
      setTried(true)
      const [lacking] = missing
      if (lacking !== undefined) return lacking
      const reason = values.reason.trim()
      const data = { ...changesOf(begin, values), ...(reason !== '' && { reason }) }
      void send({ kind: 'edit', of: order.id, baseVersion: order.version, data }).then((answer) => {
        if ('refused' in answer && (answer.refused === 'modified_elsewhere' || answer.refused === 'wrong_state'))
          onOld()
      })
      return undefined
    },
  }
}
