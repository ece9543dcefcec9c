/** What one driver may, and usually drives. The dispatcher's own rights go with the role and are not asked. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Card, Checkbox, DateField, FormStack, Select, SubmitPlace, useCallForm } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier, saveDriver } from '../../contract/carriers/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import css from './carrier.module.css'

type Crew = AnswerOf<typeof readCarrier>
type DriverFormProps = { carrier: string; driver: Crew['drivers'][number]; vehicles: Crew['vehicles'] }

export function DriverForm({ carrier, driver, vehicles }: DriverFormProps): ReactElement {
  const texts = useManureTexts('carrier')
  const { id: person, version, name, telephone, isLead, mayClaim, seesFreight, vehicle, showsPhone, cardUntil } = driver
  const form = useCallForm(saveDriver, {
    values: { carrier, person, version, mayClaim, seesFreight, vehicle, showsPhone, cardUntil },
    labels: {
      ...{ mayClaim: texts.mayclaim, seesFreight: texts.seesfreight, showsPhone: texts.showsphone },
      ...{ vehicle: texts.usualvehicle, cardUntil: texts.carduntil },
    },
    invalidates: [readCarrier],
    successMessage: texts.saved({ name }),
  })
  const cardUntilField = form.control('cardUntil')
  return (
    <Card heading={[name, isLead ? texts.dispatcher : ''].filter(Boolean).join(', ')}>
      <FormStack {...form.props} aria-label={name}>
        {telephone !== '' && (
          <p className={css.phone}>
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
          </p>
        )}
        {!isLead && <Checkbox {...form.field('mayClaim')} required={false} />}
        {!isLead && <Checkbox {...form.field('seesFreight')} required={false} />}
        <Checkbox {...form.field('showsPhone')} required={false} />
        <Select {...form.field('vehicle')} required={false}>
          <option value="">{texts.novehicle}</option>
          {vehicles.map(({ id, plate }) => (
            <option key={id} value={id}>
              {plate}
            </option>
          ))}
        </Select>
        <DateField {...cardUntilField} required={false} onChange={(day) => cardUntilField.onChange(day ?? null)} />
        {form.isChanged && <SubmitPlace form={form} label={texts.save} />}
      </FormStack>
    </Card>
  )
}
