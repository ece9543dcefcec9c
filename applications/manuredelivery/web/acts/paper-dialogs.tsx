/** What the office enters from paper or the telephone in place of the field, each with a reason. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { Quantity } from '@workspace/portal/contract'
import { EnumSelect, QuantityField, Select, TextArea, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { causes, failReasons, manurePlaces } from '../../contract/consignments/consignment-fields.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'
import { hasWrongTare, nothingWeighed, QuantityFields, quantityOf, usePlaces } from './weighed-fields.tsx'

type PaperAct = 'finishLoading' | 'receive' | 'fail'

export function PaperDialog({ act, ...dialog }: ConsignmentDialogProps & { act: PaperAct }): ReactElement {
  if (act === 'finishLoading') return <CollectDialog {...dialog} />
  return act === 'receive' ? <ReceiveDialog {...dialog} /> : <FailDialog {...dialog} />
}

function CollectDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const form = useConsignmentForm('finishLoading', consignment, {
    values: { estimate: consignment.plannedKg as Quantity | undefined, handedOverBy: '', reason: '' },
    labels: { estimate: texts.amount, handedOverBy: texts.handedover, reason: texts.words },
    messages: { estimate: texts.amountmissing, reason: { missing: texts.wordsmissing } },
    required: ['estimate', 'reason'],
    dataOf: ({ estimate, handedOverBy, reason }) =>
      ({
        ...(estimate === undefined ? {} : { estimate: { unit: 'kg', amount: Number(estimate), basis: 'farmScale' } }),
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

function ReceiveDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { scales, bays } = usePlaces(consignment.plant.id)
  const form = useConsignmentForm('receive', consignment, {
    values: { ...nothingWeighed, bay: bays[0]?.code ?? '', reason: '' },
    labels: {
      ...{ bay: texts.bay, scale: texts.scale, parts: texts.gross, m3: texts.m3 },
      reason: texts.words,
    },
    messages: { reason: { missing: texts.wordsmissing } },
    required: ['reason'],
    refusedAt: { invalid_input: 'parts' },
    rules: (draft) => (hasWrongTare(draft) ? { parts: texts.taretoohigh } : {}),
    dataOf: ({ bay, reason, ...quantity }) =>
      ({
        bay: bay || bays[0]?.code,
        quantity: quantityOf(quantity, scales),
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
      <QuantityFields form={form} scales={scales} />
      <TextArea {...form.field('reason')} hint={texts.frompaper} maxLength={1000} />
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
