/** Another day or time for what is assigned; outside the accepted week a reason is asked. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { DateField, lazyComponent, Suspended, TextArea, TypedTime, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

const ClosedNotice = lazyComponent(async () => (await import('../plants/plant-opening.tsx')).ClosedNotice)

const asked = (words: string) => (words.trim() === '' ? {} : { reason: words.trim() })

function whenOf({ day, time }: { day: LocalDate | undefined; time: string }) {
  return day === undefined ? undefined : { by: 'day', day, ...(time === '' ? {} : { time: time.padStart(5, '0') }) }
}

export function RescheduleDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
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
      <Suspended fallback={null}>
        <ClosedNotice plant={consignment.plant.id} day={form.values.slot} />
      </Suspended>
      <TypedTime {...form.control('time')} />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}
