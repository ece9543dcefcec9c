/** A carrier for the office: what it is registered for, who drives, and with what. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Card,
  CardColumns,
  DateField,
  FieldGrid,
  FormStack,
  MissingAnswer,
  Split,
  Stack,
  SubmitPlace,
  TextInput,
  useAnswer,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier, saveCarrier } from '../../contract/carriers/calls.ts'
import { DriverForm } from '../carrier/driver-form.tsx'
import { VehicleLinks } from '../carrier/vehicle-links.tsx'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

type Crew = AnswerOf<typeof readCarrier>

export function CarrierScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('carriers')
  const read = useAnswer(readCarrier, { id: params['id'] ?? '' })
  const { data } = read
  return (
    <PickupsPage
      part="carriers"
      heading={data?.carrier.name ?? texts.carrier}
      back={{ href: '#/manuredelivery/office/carriers', label: texts.carriers }}
    >
      {data === undefined ? (
        <MissingAnswer of={read} />
      ) : (
        <Split>
          <Stack>
            <Details key={data.carrier.version} carrier={data.carrier} />
            <CardColumns>
              {data.drivers.map((driver) => (
                <DriverForm key={driver.id} carrier={data.carrier.id} driver={driver} vehicles={data.vehicles} />
              ))}
            </CardColumns>
          </Stack>
          <VehicleLinks of={data.vehicles} vehicles={`#/manuredelivery/office/carriers/${data.carrier.id}/vehicles`} />
        </Split>
      )}
    </PickupsPage>
  )
}

function Details({ carrier }: { carrier: Crew['carrier'] }): ReactElement {
  const texts = useManureTexts('carriers')
  const { id, version, businessId, licenceNumber, byproductNumber, wasteRegisterNumber, insuranceUntil } = carrier
  const form = useCallForm(saveCarrier, {
    values: {
      ...{ id, version, businessId, licenceNumber, byproductNumber, wasteRegisterNumber },
      ...{ insuranceUntil, contact: carrier.contact },
    },
    labels: {
      ...{ businessId: texts.businessid, licenceNumber: texts.licence, byproductNumber: texts.byproductnumber },
      ...{ wasteRegisterNumber: texts.wasteregister, insuranceUntil: texts.insurance, contact: texts.contact },
    },
    invalidates: [readCarrier],
    successMessage: texts.saved,
  })
  const insurance = form.control('insuranceUntil')
  return (
    <Card heading={texts.details}>
      <FormStack {...form.props} aria-label={texts.details}>
        <FieldGrid>
          <TextInput {...form.field('businessId')} required={false} maxLength={9} span="half" />
          <TextInput {...form.field('licenceNumber')} required={false} maxLength={40} span="half" />
          <TextInput
            {...form.field('byproductNumber')}
            required={false}
            hint={texts.byproducthint}
            maxLength={40}
            span="half"
          />
          <TextInput {...form.field('wasteRegisterNumber')} required={false} maxLength={40} span="half" />
          <TextInput {...form.field('contact')} required={false} maxLength={200} />
        </FieldGrid>
        <DateField {...insurance} required={false} onChange={(day) => insurance.onChange(day ?? null)} />
        {form.isChanged && <SubmitPlace form={form} label={texts.save} />}
      </FormStack>
    </Card>
  )
}
