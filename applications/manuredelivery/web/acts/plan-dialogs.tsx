/** Where and when a consignment goes: another plant, another time, another quantity, or the request that it belongs to. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { DateField, QuantityField, Select, TextArea, TypedTime, useAnswer, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchPlants } from '../../contract/plants/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

type PlanAct = 'change' | 'reschedule' | 'redirect' | 'sendOn'

export function PlanDialog({ act, ...dialog }: ConsignmentDialogProps & { act: PlanAct }): ReactElement {
  if (act === 'change') return <ChangeDialog {...dialog} />
  if (act === 'reschedule') return <RescheduleDialog {...dialog} />
  return <PlantDialog {...dialog} act={act} />
}

const asked = (words: string) => (words.trim() === '' ? {} : { reason: words.trim() })

function whenOf({ day, time }: { day: LocalDate | undefined; time: string }) {
  return day === undefined ? undefined : { by: 'day', day, ...(time === '' ? {} : { time: time.padStart(5, '0') }) }
}

function RescheduleDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { clock } = useDateFormat()
  const form = useConsignmentForm('reschedule', consignment, {
    values: {
      slot: consignment.day ?? (undefined as LocalDate | undefined),
      time: consignment.slotFrom === null ? '' : clock(consignment.slotFrom).replace('.', ':'),
      reason: '',
    },
    labels: { slot: texts.day, time: texts.time, reason: texts.words },
    messages: { slot: texts.daymissing },
    dataOf: ({ slot, time, reason }) => ({ slot: whenOf({ day: slot, time }), ...asked(reason) }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_reschedule} confirmLabel={texts.act_reschedule} form={form} onClose={onClose}>
      <DateField {...form.control('slot')} least={dayOf(new Date())} />
      <TimeInput form={form} />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

type TimeForm = { control: (name: 'time') => object; values: { time: string }; set: (name: 'time', to: never) => void }

function TimeInput({ form }: { form: TimeForm }): ReactElement {
  return <TypedTime {...(form.control('time') as Parameters<typeof TypedTime>[0])} />
}

function ChangeDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { data } = useAnswer(searchPlants, { company: consignment.company.id, limit: 100 } as never)
  const form = useConsignmentForm('change', consignment, {
    values: {
      estimate: consignment.plannedKg as Quantity | undefined,
      plant: consignment.plant.id,
      slot: consignment.day ?? (undefined as LocalDate | undefined),
      reason: '',
    },
    labels: { estimate: texts.amount, plant: texts.plant, slot: texts.day, reason: texts.fitreason },
    refusedAt: { plant_full: 'reason' },
    dataOf: ({ estimate, plant, slot, reason }) =>
      ({
        ...(estimate === undefined ? {} : { estimate: { unit: 'kg', amount: Number(estimate) } }),
        plant,
        ...(slot === undefined ? {} : { slot: { by: 'day', day: slot } }),
        ...asked(reason),
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_change} confirmLabel={texts.act_change} form={form} onClose={onClose}>
      <QuantityField {...form.control('estimate')} unit="t" />
      <Select {...form.field('plant')}>
        {(data?.rows ?? [consignment.plant]).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <DateField {...form.control('slot')} least={dayOf(new Date())} />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

/** Another plant of the same company: before the truck is there, or after it was refused. */
function PlantDialog({
  act,
  consignment,
  onClose,
}: ConsignmentDialogProps & { act: 'redirect' | 'sendOn' }): ReactElement {
  const texts = useManureTexts('acts')
  const { data } = useAnswer(searchPlants, { company: consignment.company.id, limit: 100 } as never)
  const form = useConsignmentForm(act, consignment, {
    values: { plant: '', reason: '' },
    labels: { plant: texts.plant, ...(act === 'redirect' ? { reason: texts.words } : {}) },
    messages: { plant: texts.plantmissing, reason: { missing: texts.wordsmissing } },
    dataOf: ({ plant, reason }) =>
      ({ plant: plant === '' ? undefined : plant, ...(act === 'redirect' ? { reason } : {}) }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts[`act_${act}`]} confirmLabel={texts[`act_${act}`]} form={form} onClose={onClose}>
      <Select {...form.field('plant')} data-dialog-first>
        <option value="">–</option>
        {data?.rows
          .filter(({ id }) => id !== consignment.plant.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      {act === 'redirect' && <TextArea {...form.field('reason')} maxLength={1000} />}
    </CommandDialog>
  )
}
