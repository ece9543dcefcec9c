/** Of a plant: when and what it takes, how it is weighed, and who receives. */
import { HoursField } from '@workspace/logistics/web/fields'
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { Checkbox, FieldGrid, ManyChoice, QuantityField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import { BaysField } from './bays-field.tsx'
import { ClosedDaysField } from './closed-days-field.tsx'
import type { PlantCallForm } from './plant-values.ts'
import { StorageNowField } from './storage-now-field.tsx'
import { TakenTypesField } from './taken-types-field.tsx'
import { useWeekdays } from './use-weekdays.ts'

type Named = readonly { readonly id: string; readonly name: string }[]
type ReceptionFieldsProps = { form: PlantCallForm; people: Named; types: Named }

export function ReceptionFields({ form, people, types }: ReceptionFieldsProps): ReactElement {
  const texts = useManureTexts('registers')
  const weekdays = useWeekdays()
  const capacity = form.control('storageCapacityKg')
  return (
    <>
      <HoursField
        {...form.control('openHours')}
        weekdays={weekdays}
        words={{ from: texts.open_from, to: texts.open_to }}
      />
      <ClosedDaysField {...form.control('closedDays')} value={form.values.closedDays as LocalDate[]} />
      <FieldGrid>
        <QuantityField {...form.control('kgPerDay')} value={form.values.kgPerDay as Quantity} unit="t" span="half" />
        <QuantityField
          {...capacity}
          value={(form.values.storageCapacityKg ?? undefined) as Quantity | undefined}
          onChange={(kg) => capacity.onChange(kg ?? null)}
          required={false}
          unit="t"
          span="half"
          hint={texts.storagehint}
        />
        <StorageNowField {...form.control('storageNow')} />
      </FieldGrid>
      <TakenTypesField {...form.control('types')} types={types} />
      <Checkbox {...form.field('weighs')} required={false} />
      <Checkbox {...form.field('selfService')} required={false} hint={texts.selfservicehint} />
      <Checkbox {...form.field('asksTemperature')} required={false} />
      <BaysField {...form.control('bays')} />
      <ManyChoice {...form.control('receivers')} choices={people} none={texts.noreceivers} />
    </>
  )
}
