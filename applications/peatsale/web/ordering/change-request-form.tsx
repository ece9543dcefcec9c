/** What the customer would have otherwise: the steps of an order, and words; only what is another is sent. */
import {
  Button,
  ButtonRow,
  Card,
  FailureNotice,
  FormStack,
  focusField,
  navigate,
  Split,
  Stack,
  TextArea,
  useLeaveWarning,
} from '@workspace/portal/web'
import type { FormEvent, ReactElement } from 'react'
import { useId, useState } from 'react'
import type { ListedProduct, SiteSeen } from '../../contract/index.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { EstimateCard } from './estimate-card.tsx'
import { AmountStep, PlaceStep, ProductStep, WeekStep } from './order-steps.tsx'
import type { OrderStep, OrderValues } from './order-values.ts'
import { changedContent, refusedSteps } from './order-values.ts'
import { useEstimate } from './use-estimate.ts'

type ChangeRequestFormProps = {
  id: string
  version: number
  begin: OrderValues
  /** Product and site of what is in delivery stay. */
  isUnderWay: boolean
  products: readonly ListedProduct[]
  sites: readonly SiteSeen[]
  onSent: () => void
}

export function ChangeRequestForm(props: ChangeRequestFormProps): ReactElement {
  const { id, begin, isUnderWay, products, sites } = props
  const texts = usePeatTexts('ordering')
  const [values, setValues] = useState(begin)
  const [words, setWords] = useState('')
  const work = useAsking(props, values, words)
  const { estimate, failure } = useEstimate(values)
  const prefix = useId()
  const set = (changed: Partial<OrderValues>) => setValues((before) => ({ ...before, ...changed }))
  useLeaveWarning(work.isAnything && !work.isDone)
  const idOf = (name: OrderStep | 'words') => `${prefix}-${name}`
  function submit(event: FormEvent) {
    event.preventDefault()
    const lacking = work.send()
    if (lacking !== undefined) focusField(idOf(lacking))
  }
  const step = { values, set, errorOf: work.errorOf, idOf }
  return (
    <FormStack onSubmit={submit} aria-label={texts.act_requestChange} key={id}>
      <Split>
        <Stack gap="l">
          {isUnderWay ? <p>{texts.askunderway}</p> : <ProductStep {...step} products={products} />}
          <AmountStep {...step} products={products} />
          {!isUnderWay && <PlaceStep {...step} sites={sites} />}
          <WeekStep {...step} weeks={estimate?.weeks ?? []} />
          <TextArea
            id={idOf('words')}
            label={texts.askwords}
            hint={texts.askwordshint}
            maxLength={1000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            error={work.lacksAll ? texts.asknothing : undefined}
          />
        </Stack>
        <Stack>
          <Card heading={texts.price}>
            <EstimateCard estimate={estimate} failure={failure} values={values} products={products} />
          </Card>
          {work.failure && <FailureNotice answer={work.failure} />}
          <ButtonRow>
            <Button type="submit" size="l" block busy={work.isBusy} busyLabel={texts.sending}>
              {texts.asksend}
            </Button>
          </ButtonRow>
        </Stack>
      </Split>
    </FormStack>
  )
}

function useAsking({ id, version, begin, onSent }: ChangeRequestFormProps, values: OrderValues, words: string) {
  const texts = usePeatTexts('ordering')
  const [tried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const { send, isBusy, failure } = useOrderCommand({
    says: texts.said_requestChange,
    onDone: () => {
      setDone(true)
      onSent()
      navigate(`/peatsale/orders/${id}`, { force: true, replace: true })
    },
  })
  const fields = changedContent(begin, values)
  const said = words.trim()
  const isAnything = fields !== undefined || said !== ''
  const lacksQuantity = values.lines.some(({ quantity }) => quantity === undefined)
  const refused = refusedSteps(failure)
  const isAtField = refused.length > 0
  return {
    ...{ isBusy, isDone, isAnything },
    failure: isAtField ? undefined : failure,
    lacksAll: tried && !isAnything,
    errorOf: (step: OrderStep) => {
      if (step === 'quantity' && tried && lacksQuantity) return texts.givequantity
      if (!refused.includes(step)) return undefined
      return {
        product: texts.chooseproduct,
        quantity: texts.checkquantity,
        site: texts.choosesite,
        week: texts.weekgone,
      }[step]
    },
    /** @returns the field that lacks something. */
    send: (): OrderStep | 'words' | undefined => {
      setTried(true)
      if (lacksQuantity) return 'quantity'
      if (!isAnything) return 'words'
      const data = { ...(said !== '' && { words: said }), ...(fields !== undefined && { fields }) }
      void send({ kind: 'requestChange', of: id, baseVersion: version, data })
      return undefined
    },
  }
}
