/** What is known of a transport company and agreed with it. */
import type { AskOf } from '@workspace/portal/contract'
import { LocalDate } from '@workspace/portal/contract'
import {
  DateField,
  EditConflict,
  FormStack,
  SubmitPlace,
  TextInput,
  useCallForm,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier, saveCarrier, searchCarriers } from '../../../contract/carriers/calls.ts'
import type { Carrier } from '../../../contract/carriers/carrier.ts'
import { usePeatTexts } from '../../texts/texts.ts'

export function CarrierForm({ carrier }: { carrier: Carrier }): ReactElement {
  const texts = usePeatTexts('carriers')
  const { day } = useDateFormat()
  const labels = {
    ...{ contact: texts.contact, businessId: texts.businessid, licenceNumber: texts.licence },
    ...{ byproductNumber: texts.byproduct, insuranceUntil: texts.insurance },
  }
  const form = useCallForm(saveCarrier, {
    values: valuesOf(carrier),
    labels,
    messages: { businessId: { malformed: texts.businessidtext } },
    invalidates: [readCarrier, searchCarriers],
    successMessage: texts.saved,
  })
  const insurance = form.control('insuranceUntil')
  return (
    <>
      <FormStack {...form.props} aria-label={texts.agreed}>
        <TextInput {...form.field('contact')} />
        <TextInput {...form.field('businessId')} required={false} />
        <TextInput {...form.field('licenceNumber')} />
        <TextInput {...form.field('byproductNumber')} hint={texts.byproducthint} />
        <DateField {...insurance} required={false} onChange={(day) => insurance.onChange(day ?? null)} />
        {form.isChanged && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readCarrier}
        input={{ id: carrier.id }}
        valuesOf={({ carrier: stored }) => valuesOf(stored)}
        labels={labels}
        words={{ insuranceUntil: (until) => day(LocalDate.parse(until)) }}
      />
    </>
  )
}

function valuesOf(carrier: Carrier): AskOf<typeof saveCarrier> {
  const { id, version, businessId, byproductNumber, contact, insuranceUntil, licenceNumber } = carrier
  return { id, version, businessId, byproductNumber, contact, insuranceUntil, licenceNumber }
}
