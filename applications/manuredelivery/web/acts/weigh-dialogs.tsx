/** What the office enters or puts right of a weighing: one that the gate has missed, and weights that were wrong. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import { FieldGrid, Notice, Select, TextArea, TextInput, WholeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { kilograms } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { weighedOn } from '../weighing/typed-weight.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'
import {
  chosenScale,
  hasWrongTare,
  QuantityFields,
  quantityOf,
  ScaleSelect,
  usedScale,
  usePlaces,
  weighedBefore,
} from './weighed-fields.tsx'

type WeighingAct = 'weigh' | 'correctReceived'

export function WeighingDialog({ act, ...dialog }: ConsignmentDialogProps & { act: WeighingAct }): ReactElement {
  return act === 'weigh' ? <WeighDialog {...dialog} /> : <CorrectDialog {...dialog} />
}

const reasonOf = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() })
const amountOf = <Name extends string>(name: Name, kg: number | undefined) => (kg === undefined ? {} : { [name]: kg })

/** One weighing of one part of the truck; a field that is left empty keeps what was weighed. */
function WeighDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { isKnown, scales } = usePlaces(consignment.plant.id)
  const boxes = consignment.field?.boxes ?? []
  const begun = consignment.weighings.find(({ source }) => source !== 'vehicleScale')
  const standing = ({ scale, box }: { scale: string; box: string }) =>
    weighedOn(consignment.weighings, { scale: chosenScale(scales, scale)?.id ?? '', box })
  const form = useConsignmentForm('weigh', consignment, {
    values: {
      ...{ scale: begun?.scale?.id ?? '', box: begun?.box ?? '', ticket: '', reason: '' },
      ...{ gross: undefined as number | undefined, tare: undefined as number | undefined },
    },
    labels: {
      ...{ scale: texts.scale, ...(boxes.length > 1 ? { box: texts.box } : {}), gross: texts.gross },
      ...{ tare: texts.tare, ticket: texts.ticket, reason: texts.words },
    },
    messages: { reason: { missing: texts.wordsmissing }, tare: texts.taretoohigh },
    required: ['reason'],
    rules: ({ gross, tare, ...on }) => {
      if (gross === undefined && tare === undefined) return { gross: texts.weighmissing }
      const kept = standing(on)
      const [full, empty] = [gross ?? kept?.gross ?? null, tare ?? kept?.tare ?? null]
      return full !== null && empty !== null && empty >= full ? { tare: texts.taretoohigh } : {}
    },
    dataOf: ({ scale, box, gross, tare, ticket, reason }) => {
      const chosen = chosenScale(scales, scale)
      return {
        ...(chosen === undefined ? {} : { scale: usedScale(chosen) }),
        ...{ ...amountOf('gross', gross), ...amountOf('tare', tare), ...(box === '' ? {} : { box }) },
        ...{ ...(ticket.trim() === '' ? {} : { ticket: ticket.trim() }), ...reasonOf(reason) },
      } as never
    },
    onDone: onClose,
  })
  const { box } = form.values
  const before = standing(form.values)
  const hint = (kg: number | null | undefined) => (kg == null ? '' : texts.weighedbefore({ amount: kilograms(kg) }))
  return (
    <CommandDialog
      title={texts.act_weigh}
      confirmLabel={texts.act_weigh}
      lacks={isKnown && scales.length === 0 ? texts.noscale : undefined}
      form={form}
      onClose={onClose}
    >
      {consignment.field?.run != null && box === '' && <Notice tone="info" title={texts.weighsrun} />}
      <ScaleSelect field={form.field('scale')} scales={scales} />
      {boxes.length > 1 && (
        <Select {...form.field('box')}>
          <option value="">{texts.wholetruck}</option>
          {boxes.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <FieldGrid>
        <WholeField {...form.control('gross')} required={false} span="half" hint={hint(before?.gross)} />
        <WholeField {...form.control('tare')} required={false} span="half" hint={hint(before?.tare)} />
      </FieldGrid>
      <TextInput {...form.field('ticket')} required={false} maxLength={20} />
      <TextArea {...form.field('reason')} hint={texts.frompaper} maxLength={1000} />
    </CommandDialog>
  )
}

/** The weights that were wrong, or only the quantity that is billed. */
function CorrectDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { scales } = usePlaces(consignment.plant.id)
  const before = weighedBefore(consignment)
  // What is the same is not sent: it would be kept as weighed now.
  const changed = (draft: typeof before) => {
    const [old, now] = [before, draft].map((each) => quantityOf(each, scales))
    return JSON.stringify(old) === JSON.stringify(now) ? undefined : now
  }
  const form = useConsignmentForm('correctReceived', consignment, {
    values: { ...before, billed: undefined as number | undefined, reason: '' },
    labels: {
      ...{ scale: texts.scale, parts: texts.gross, m3: texts.m3, billed: texts.billedkg, reason: texts.words },
    },
    messages: { reason: { missing: texts.wordsmissing } },
    required: ['reason'],
    rules: ({ billed, ...draft }) => {
      if (hasWrongTare(draft)) return { parts: texts.taretoohigh }
      return billed === undefined && changed(draft) === undefined ? { billed: texts.nothingcorrected } : {}
    },
    refusedAt: { invalid_input: 'parts' },
    dataOf: ({ billed, reason, ...draft }) => {
      const quantity = changed(draft)
      return {
        ...(quantity === undefined ? {} : { quantity }),
        ...(billed === undefined ? {} : { billed: { unit: 'kg', amount: billed } }),
        ...reasonOf(reason),
      } as never
    },
    onDone: onClose,
  })
  const isOfRun = consignment.weighings.some((weighing) => weighing.isOfRun)
  return (
    <CommandDialog
      title={texts.act_correctReceived}
      confirmLabel={texts.act_correctReceived}
      form={form}
      onClose={onClose}
    >
      {consignment.state === 'locked' && <Notice tone="info" title={texts.lockedcorrection} />}
      {isOfRun && <Notice tone="info" title={texts.weighsrun} />}
      <QuantityFields form={form} scales={scales} />
      <WholeField {...form.control('billed')} required={false} hint={texts.billedhint} />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}
