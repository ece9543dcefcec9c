/** An order on one page: what, how much, where and when, with its price beside it as it is filled in. */
import {
  Button,
  ButtonRow,
  Collapsible,
  iconX,
  Notice,
  navigate,
  Stack,
  TextArea,
  TextInput,
  useLeaveWarning,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { ListedProduct, SiteSeen } from '../../contract/index.ts'
import type { WeekRoom } from '../../contract/orders/order.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { usePaperHint } from '../documents/paper-hint.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useKeeping, useOrderStart } from './kept-order.ts'
import { OrderSheet, useOrderSheet, useStepFaults } from './order-sheet.tsx'
import { AmountStep, PlaceStep, ProductStep } from './order-steps.tsx'
import type { OrderValues } from './order-values.ts'
import { contentOf, missingIn } from './order-values.ts'
import { WeekStep } from './week-step.tsx'

type Weeks = readonly (typeof WeekRoom)['_zod']['output'][]

export type OrderFormProps = {
  /** Of the order: new or known. */
  id: string
  begin: OrderValues
  /** `edit`: it has been sent before; `version` is the one on the screen. */
  mode: 'new' | 'draft' | 'edit'
  version?: number | undefined
  weeks: Weeks
  products: readonly ListedProduct[]
  sites: readonly SiteSeen[]
}

export function OrderForm({ id, begin, mode, version, weeks, products, sites }: OrderFormProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const start = useOrderStart({ id, version, begin })
  const { values, set, reset, isTouched, idOf, goTo, price } = useOrderSheet(start.begin, start.values)
  const work = useOrderSending({ id: start.id, mode, version, values, onDone: start.forget })
  useKeeping(start, values)
  useLeaveWarning(isTouched && !work.isDone)

  function submit() {
    goTo(missingIn(values)[0])
    work.send(mode === 'edit' ? 'edit' : 'submit')
  }
  const step = { values, set, errorOf: work.errorOf, idOf }
  const steps = (
    <>
      {start.isRestored && isTouched && <Restored onClear={reset} />}
      <ProductStep {...step} products={products} />
      <AmountStep {...step} products={products} />
      <PlaceStep {...step} sites={sites} />
      <WeekStep {...step} weeks={price.estimate?.weeks ?? weeks} />
      <More values={values} set={set} />
    </>
  )
  const sheet = { label: texts.neworder, price, products, steps, failure: work.failure }
  return (
    <OrderSheet {...sheet} onSubmit={submit}>
      <ButtonRow>
        <Button type="submit" size="l" block busy={work.isSending} busyLabel={texts.sending}>
          {mode === 'edit' ? texts.savechange : texts.send}
        </Button>
        {mode !== 'edit' && (
          <Button variant="secondary" block busy={work.isSaving} onClick={() => work.send('saveDraft')}>
            {texts.savedraft}
          </Button>
        )}
      </ButtonRow>
      <p>{texts.billedtext}</p>
    </OrderSheet>
  )
}

function Restored({ onClear }: { onClear: () => void }): ReactElement {
  const texts = usePeatTexts('ordering')
  const clear = (
    <Button variant="secondary" size="s" icon={iconX} onClick={onClear}>
      {texts.keptclear}
    </Button>
  )
  return (
    <Notice tone="info" title={texts.keptrestored} action={clear}>
      <p>{texts.kepttext}</p>
    </Notice>
  )
}

type MoreProps = { values: OrderValues; set: (changed: Partial<OrderValues>) => void }

/** What most orders take from the last one as it was. */
function More({ values, set }: MoreProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const paperHint = usePaperHint(texts.instructionshint)
  const plainHint = usePaperHint()
  return (
    <Stack>
      <TextArea
        label={texts.instructions}
        hint={paperHint(values.instructions)}
        maxLength={500}
        value={values.instructions}
        onChange={({ target }) => set({ instructions: target.value })}
      />
      <Collapsible heading={texts.more} level={2}>
        <Stack>
          <TextInput
            label={texts.contactname}
            hint={plainHint(values.contactName)}
            maxLength={100}
            autoComplete="off"
            value={values.contactName}
            onChange={({ target }) => set({ contactName: target.value })}
          />
          <TextInput
            label={texts.contacttelephone}
            type="tel"
            maxLength={20}
            autoComplete="off"
            value={values.contactTelephone}
            onChange={({ target }) => set({ contactTelephone: target.value })}
          />
          <TextInput
            label={texts.reference}
            hint={plainHint(values.purchaseReference)}
            maxLength={100}
            autoComplete="off"
            value={values.purchaseReference}
            onChange={({ target }) => set({ purchaseReference: target.value })}
          />
          <TextArea
            label={texts.note}
            maxLength={1000}
            value={values.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Stack>
      </Collapsible>
    </Stack>
  )
}

type Sent = 'submit' | 'edit' | 'saveDraft'

/** Sends the form. */
function useOrderSending(
  given: Pick<OrderFormProps, 'id' | 'mode' | 'version'> & { values: OrderValues; onDone: () => void },
) {
  const { id, mode, version, values } = given
  const texts = usePeatTexts('ordering')
  const [tried, setTried] = useState(false)
  const [last, setLast] = useState<Sent>()
  const [isDone, setDone] = useState(false)
  const said = { submit: texts.sent, edit: texts.changed, saveDraft: texts.draftsaved }
  const { send, isBusy, failure } = useOrderCommand({
    successMessage: last === undefined ? false : said[last],
    onDone: () => {
      setDone(true)
      given.onDone()
      navigate(`/peatsale/orders/${id}`, { force: true, replace: true })
    },
  })
  const faults = useStepFaults(tried ? missingIn(values) : [], failure)
  return {
    ...faults,
    isDone,
    isSending: isBusy && last !== 'saveDraft',
    isSaving: isBusy && last === 'saveDraft',
    send: (kind: Sent) => {
      setLast(kind)
      setTried(kind !== 'saveDraft')
      if (kind !== 'saveDraft' && missingIn(values).length > 0) return
      const { seller, account } = values
      const content = contentOf(values)
      const seen = mode === 'new' || version === undefined ? {} : { baseVersion: version }
      if (kind === 'edit') void send({ kind, of: id, data: content, ...seen })
      else void send({ kind, of: id, data: { ...content, ...(mode === 'new' && { seller, account }) }, ...seen })
    },
  }
}
