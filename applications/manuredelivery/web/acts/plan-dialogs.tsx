/** Where and when a consignment goes: another plant, another time, another quantity, or the request that it belongs to. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { DateField, lazyComponent, QuantityField, Suspended, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

const PlantSelect = lazyComponent(async () => (await import('./plant-select.tsx')).PlantSelect)

const ClosedNotice = lazyComponent(async () => (await import('../plants/plant-opening.tsx')).ClosedNotice)

type PlanAct = 'change' | 'redirect' | 'sendOn'

export function PlanDialog({ act, ...dialog }: ConsignmentDialogProps & { act: PlanAct }): ReactElement {
  if (act === 'change') return <ChangeDialog {...dialog} />
  return <PlantDialog {...dialog} act={act} />
}

const asked = (words: string) => (words.trim() === '' ? {} : { reason: words.trim() })

function ChangeDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
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
      <PlantSelect {...form.field('plant')} company={consignment.company.id} />
      <DateField {...form.control('slot')} least={dayOf(new Date())} />
      <Suspended fallback={null}>
        <ClosedNotice plant={form.values.plant} day={form.values.slot} />
      </Suspended>
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
      <PlantSelect {...form.field('plant')} isEmpty company={consignment.company.id} except={consignment.plant.id} />
      {act === 'redirect' && <TextArea {...form.field('reason')} maxLength={1000} />}
    </CommandDialog>
  )
}
