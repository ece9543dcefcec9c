/** What one driver may in an application, and usually drives. A dispatcher's own rights go with the role and are not asked. */
import type { Call } from '@workspace/portal/contract'
import { Card, Checkbox, DateField, FormStack, Select, SubmitPlace, useCallForm } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Driver, DriverFields } from '../../contract/index.ts'
import css from './driver-form.module.css'

type SaveDriver = Call & { readonly input: typeof DriverFields }

export type DriverFormProps = {
  carrier: string
  driver: Driver
  vehicles: readonly { readonly id: string; readonly plate: string }[]
  save: SaveDriver
  /** Reads the carrier. */
  read: Pick<Call, 'name'>
  /** How a driver works for the application, and who dispatches. */
  words: {
    readonly dispatcher: string
    readonly mayclaim: string
    readonly seesfreight: string
    readonly showsphone: string
    readonly usualvehicle: string
    readonly novehicle: string
    readonly carduntil: string
    readonly save: string
    readonly saved: (of: { name: string }) => string
  }
}

export function DriverForm({ carrier, driver, vehicles, save, read, words }: DriverFormProps): ReactElement {
  const { id: person, version, name, telephone, isLead, mayClaim, seesFreight, vehicle, showsPhone, cardUntil } = driver
  const form = useCallForm<SaveDriver>(save, {
    values: { carrier, person, version, mayClaim, seesFreight, vehicle, showsPhone, cardUntil },
    labels: {
      ...{ mayClaim: words.mayclaim, seesFreight: words.seesfreight, showsPhone: words.showsphone },
      ...{ vehicle: words.usualvehicle, cardUntil: words.carduntil },
    },
    invalidates: [read],
    successMessage: words.saved({ name }),
  })
  const cardUntilField = form.control('cardUntil')
  return (
    <Card heading={[name, isLead ? words.dispatcher : ''].filter(Boolean).join(', ')}>
      <FormStack {...form.props}>
        {telephone !== '' && (
          <p className={css.phone}>
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
          </p>
        )}
        {!isLead && <Checkbox {...form.field('mayClaim')} required={false} />}
        {!isLead && <Checkbox {...form.field('seesFreight')} required={false} />}
        <Checkbox {...form.field('showsPhone')} required={false} />
        <Select {...form.field('vehicle')} required={false}>
          <option value="">{words.novehicle}</option>
          {vehicles.map(({ id, plate }) => (
            <option key={id} value={id}>
              {plate}
            </option>
          ))}
        </Select>
        <DateField {...cardUntilField} required={false} onChange={(day) => cardUntilField.onChange(day ?? null)} />
        {form.isChanged && <SubmitPlace form={form} label={words.save} />}
      </FormStack>
    </Card>
  )
}
