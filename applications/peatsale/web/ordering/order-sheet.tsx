/** The page that order and change request are written on: steps, and the price beside them as they are filled in. */
import type { Failed, Refused } from '@workspace/portal/web'
import { Card, FailureNotice, FormStack, focusField, Split, Stack } from '@workspace/portal/web'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { useId, useState } from 'react'
import type { ListedProduct } from '../../contract/index.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { EstimateCard } from './estimate-card.tsx'
import type { OrderStep, OrderValues } from './order-values.ts'
import { refusedSteps } from './order-values.ts'
import { useEstimate } from './use-estimate.ts'

/**
 * @param Field what stands on the page besides the steps.
 * @param restored what has been typed on an earlier visit.
 */
export function useOrderSheet<Field extends string = never>(begin: OrderValues, restored = begin) {
  const [first] = useState(begin)
  const [values, setValues] = useState(restored)
  const { estimate, failure } = useEstimate(values)
  const prefix = useId()
  const idOf = (name: OrderStep | Field) => `${prefix}-${name}`
  return {
    values,
    isTouched: values !== first,
    set: (changed: Partial<OrderValues>) => setValues((before) => ({ ...before, ...changed })),
    reset: () => setValues(first),
    idOf,
    /** Undefined where nothing is missing. */
    goTo: (field: OrderStep | Field | undefined) => void (field !== undefined && focusField(idOf(field))),
    price: { estimate, failure, values },
  }
}

type OrderSheetProps = {
  label: string
  price: ReturnType<typeof useOrderSheet>['price']
  products: readonly ListedProduct[]
  steps: ReactNode
  failure: Refused<string> | Failed | undefined
  /** Buttons, and what is said of them. */
  children: ReactNode
  onSubmit: () => void
}

export function OrderSheet({
  label,
  price,
  products,
  steps,
  failure,
  children,
  onSubmit,
}: OrderSheetProps): ReactElement {
  const texts = usePeatTexts('ordering')
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <FormStack onSubmit={submit} aria-label={label}>
      <Split>
        <Stack gap="l">{steps}</Stack>
        <Stack>
          <Card heading={texts.price}>
            <EstimateCard {...price} products={products} />
          </Card>
          {failure && <FailureNotice answer={failure} />}
          {children}
        </Stack>
      </Split>
    </FormStack>
  )
}

/** What is missing or was refused is said at its step, any other failure by the buttons. */
export function useStepFaults(missing: readonly OrderStep[], failure: Refused<string> | Failed | undefined) {
  const texts = usePeatTexts('ordering')
  const refused = refusedSteps(failure)
  const { chooseproduct: product, choosesite: site } = texts
  const whenMissing = { product, quantity: texts.givequantity, site, week: texts.chooseweek }
  const whenRefused = { product, quantity: texts.checkquantity, site, week: texts.weekgone }
  return {
    failure: refused.length > 0 ? undefined : failure,
    errorOf: (step: OrderStep) => {
      if (refused.includes(step)) return whenRefused[step]
      return missing.includes(step) ? whenMissing[step] : undefined
    },
  }
}
