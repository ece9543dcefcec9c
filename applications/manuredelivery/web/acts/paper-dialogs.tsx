/** What the office enters from paper or the telephone in place of the field, each with a reason. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { EnumSelect, QuantityField, Select, TextArea, TextInput, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { causes, failReasons, manurePlaces } from '../../contract/consignments/consignment-fields.ts'
import { readArrivals } from '../../contract/reception/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

type PaperAct = 'finishLoading' | 'receive' | 'correctReceived' | 'fail'

export function PaperDialog({ act, ...dialog }: ConsignmentDialogProps & { act: PaperAct }): ReactElement {
  if (act === 'finishLoading') return <CollectDialog {...dialog} />
  if (act === 'receive') return <ReceiveDialog {...dialog} />
  return act === 'fail' ? <FailDialog {...dialog} /> : <CorrectDialog {...dialog} />
}

const kg = (amount: Quantity | undefined) => (amount === undefined ? undefined : Number(amount))

function CollectDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const form = useConsignmentForm('finishLoading', consignment, {
    values: { estimate: consignment.plannedKg as Quantity | undefined, handedOverBy: '', reason: '' },
    labels: { estimate: texts.amount, handedOverBy: texts.handedover, reason: texts.words },
    messages: { estimate: texts.amountmissing, reason: { missing: texts.wordsmissing } },
    required: ['estimate', 'reason'],
    dataOf: ({ estimate, handedOverBy, reason }) =>
      ({
        ...(estimate === undefined ? {} : { estimate: { unit: 'kg', amount: kg(estimate), basis: 'farmScale' } }),
        store: consignment.storeDetails?.id,
        handedOverBy: handedOverBy.trim() === '' ? { kind: 'absent' } : { kind: 'name', name: handedOverBy.trim() },
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_finishLoading} confirmLabel={texts.act_finishLoading} form={form} onClose={onClose}>
      <QuantityField {...form.control('estimate')} unit="t" />
      <TextInput {...form.field('handedOverBy')} hint={texts.nobody} maxLength={100} />
      <TextArea {...form.field('reason')} hint={texts.frompaper} maxLength={1000} />
    </CommandDialog>
  )
}

/** Over a scale of the plant; a plant without one measures the volume. */
function usePlaces(plant: string) {
  const { data } = useAnswer(readArrivals, { plant, day: dayOf(new Date()) } as never)
  return { scales: data?.plant.scales ?? [], bays: data?.plant.bays ?? [] }
}

function quantityOf(given: {
  scale: string
  gross: Quantity | undefined
  tare: Quantity | undefined
  m3: Quantity | undefined
}) {
  const { scale, gross, tare, m3 } = given
  if (scale !== '' && gross !== undefined) {
    const source = { source: 'plantScale', id: scale }
    return {
      by: 'weighings',
      weighings: [{ scale: source, gross: kg(gross), ...(tare === undefined ? {} : { tare: kg(tare) }) }],
    }
  }
  return m3 === undefined ? undefined : { by: 'volume', m3: Number(m3), basis: 'fill' }
}

const empty = {
  ...{ scale: '', gross: undefined as Quantity | undefined, tare: undefined as Quantity | undefined },
  ...{ m3: undefined as Quantity | undefined, reason: '' },
}

function ReceiveDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { scales, bays } = usePlaces(consignment.plant.id)
  const form = useConsignmentForm('receive', consignment, {
    values: { ...empty, scale: scales[0]?.id ?? '', bay: bays[0]?.code ?? '' },
    labels: {
      ...{ bay: texts.bay, scale: texts.scale, gross: texts.gross, tare: texts.tare, m3: texts.m3 },
      reason: texts.words,
    },
    messages: { reason: { missing: texts.wordsmissing } },
    required: ['reason'],
    refusedAt: { invalid_input: 'gross' },
    dataOf: ({ bay, reason, ...quantity }) =>
      ({
        bay: bay || bays[0]?.code,
        quantity: quantityOf({ ...quantity, scale: quantity.scale || (scales[0]?.id ?? '') }),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_receive} confirmLabel={texts.act_receive} form={form} onClose={onClose}>
      <Select {...form.field('bay')}>
        {bays.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <QuantityParts form={form} scales={scales} />
      <TextArea {...form.field('reason')} hint={texts.frompaper} maxLength={1000} />
    </CommandDialog>
  )
}

type PartsForm = ReturnType<typeof useConsignmentForm<'receive', typeof empty & { bay: string }>>
type Scales = ReturnType<typeof usePlaces>['scales']

function QuantityParts({ form, scales }: { form: Pick<PartsForm, 'field' | 'control'>; scales: Scales }): ReactElement {
  if (scales.length === 0) return <QuantityField {...form.control('m3')} unit="m³" />
  return (
    <>
      <Select {...form.field('scale')}>
        {scales.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <QuantityField {...form.control('gross')} unit="t" />
      <QuantityField {...form.control('tare')} unit="t" />
    </>
  )
}

/** The weights that were wrong, or only the quantity that is billed. */
function CorrectDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { scales } = usePlaces(consignment.plant.id)
  const form = useConsignmentForm('correctReceived', consignment, {
    values: { ...empty, bay: '', billed: undefined as Quantity | undefined },
    labels: {
      ...{ scale: texts.scale, gross: texts.gross, tare: texts.tare, m3: texts.m3, billed: texts.billedkg },
      reason: texts.words,
    },
    messages: { reason: { missing: texts.wordsmissing } },
    required: ['reason'],
    dataOf: ({ billed, reason, bay: _, ...quantity }) => {
      const measured = quantityOf({ ...quantity, scale: quantity.scale || (scales[0]?.id ?? '') })
      return {
        ...(measured === undefined ? {} : { quantity: measured }),
        ...(billed === undefined ? {} : { billed: { unit: 'kg', amount: kg(billed) } }),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      } as never
    },
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts.act_correctReceived}
      confirmLabel={texts.act_correctReceived}
      form={form}
      onClose={onClose}
    >
      <QuantityParts form={form as never} scales={scales} />
      <QuantityField {...form.control('billed')} unit="t" />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

function FailDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const states = useManureTexts('states')
  const isCollected = consignment.state === 'collected'
  const form = useConsignmentForm('fail', consignment, {
    values: {
      ...{ reasonKind: 'not_ready' as (typeof failReasons)[number], cause: 'farm' as (typeof causes)[number] },
      ...{ where: 'farm' as (typeof manurePlaces)[number], words: '' },
    },
    labels: { reasonKind: texts.failreason, cause: texts.cause, where: texts.outcome, words: texts.words },
    dataOf: ({ reasonKind, cause, where, words }) =>
      ({
        ...{ reasonKind, ...(isCollected ? { where } : { cause }) },
        ...(words.trim() === '' ? {} : { words: words.trim() }),
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_fail} confirmLabel={texts.act_fail} danger form={form} onClose={onClose}>
      <EnumSelect {...form.field('reasonKind')} of={failReasons} words={(reason) => states[`fail_${reason}`]} />
      {isCollected ? (
        <EnumSelect {...form.field('where')} of={manurePlaces} words={(place) => texts[`where_${place}`]} />
      ) : (
        <EnumSelect {...form.field('cause')} of={causes} words={(cause) => states[`cause_${cause}`]} />
      )}
      <TextArea {...form.field('words')} maxLength={1000} />
    </CommandDialog>
  )
}
