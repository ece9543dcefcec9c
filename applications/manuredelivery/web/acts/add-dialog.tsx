/** One more consignment of a request. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { DateField, lazyComponent, QuantityField, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Request } from '../../contract/requests/request.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useRequestForm } from './request-forms.tsx'

const PlantSelect = lazyComponent(async () => (await import('./plant-select.tsx')).PlantSelect)

const ClosedNotice = lazyComponent(async () => (await import('../plants/plant-opening.tsx')).ClosedNotice)

type DialogProps = { request: Request; onClose: () => void }

export function AddDialog({ request, onClose }: DialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const form = useRequestForm('addConsignment', request, {
    values: {
      ...{ estimate: undefined as Quantity | undefined, plant: request.plant?.id ?? '' },
      when: undefined as string | undefined,
    },
    labels: { estimate: texts.amount, plant: texts.plant, when: texts.day },
    messages: { estimate: texts.amountmissing, plant: texts.plantmissing, when: texts.daymissing },
    dataOf: ({ estimate, plant, when }) =>
      ({
        estimate: estimate === undefined ? undefined : { unit: 'kg', amount: Number(estimate) },
        plant: plant === '' ? undefined : plant,
        when: when === undefined ? undefined : { by: 'day', day: when },
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts.act_addConsignment}
      confirmLabel={texts.act_addConsignment}
      form={form}
      onClose={onClose}
    >
      <QuantityField {...form.control('estimate')} unit="t" />
      <PlantSelect {...form.field('plant')} isEmpty company={request.company.id} />
      <DateField {...(form.control('when') as Parameters<typeof DateField>[0])} least={dayOf(new Date())} />
      <Suspended fallback={null}>
        <ClosedNotice plant={form.values.plant} day={form.values.when as LocalDate | undefined} />
      </Suspended>
    </CommandDialog>
  )
}
