import {
  Card,
  Checkbox,
  FieldGrid,
  FormStack,
  RadioGroup,
  Select,
  Stack,
  SubmitPlace,
  TextInput,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { addCaller } from '../../contract/customers/caller-call.ts'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import { FirstSite, ListOfNew, useFirstSiteLabels } from '../customers/first-site.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { CallerCallForm, CallerValues } from './caller-values.ts'

export type CallerFormProps = {
  caller: CallerValues
  sellers: readonly { readonly id: string; readonly name: string }[]
  /** The customer is there: on to the order from the seller. */
  onDone: (seller: string) => void
}

export function CallerForm({ caller, sellers, onDone }: CallerFormProps): ReactElement {
  const texts = usePeatTexts('caller')
  const labels = useLabels()
  const form: CallerCallForm = useCallForm(addCaller, {
    values: caller,
    labels,
    invalidates: [readCustomer, searchCustomers],
    successMessage: texts.saved,
    onDone: () => onDone(form.values.seller ?? ''),
  })
  return (
    <FormStack {...form.props} aria-label={texts.heading}>
      <Who form={form} sellers={sellers} />
      <SiteDetails form={form} />
      <SubmitPlace form={form} label={texts.goon} />
    </FormStack>
  )
}

function useLabels() {
  const texts = usePeatTexts('caller')
  return {
    name: texts.name,
    telephone: texts.telephone,
    contactName: texts.contactname,
    email: texts.email,
    invite: texts.invite,
    seller: texts.seller,
    language: texts.language,
    street: texts.street,
    postalCode: texts.postalcode,
    city: texts.city,
    ...useFirstSiteLabels(),
  }
}

function Who({ form, sellers }: { form: CallerCallForm; sellers: CallerFormProps['sellers'] }): ReactElement {
  const texts = usePeatTexts('caller')
  const groups = usePeatTexts('customers')
  const hasEmail = (form.values.email ?? '') !== ''
  return (
    <Card heading={texts.who}>
      <Stack>
        <FieldGrid>
          <TextInput {...form.field('name')} autoComplete="off" data-autofocus />
          <TextInput {...form.field('telephone')} type="tel" span="half" autoComplete="off" />
          <TextInput {...form.field('contactName')} required={false} span="half" autoComplete="off" />
          <TextInput
            {...form.field('email')}
            type="email"
            required={false}
            hint={texts.emailhint}
            span="half"
            autoComplete="off"
          />
          <ListOfNew {...form.field('tag')} span="half" />
          {sellers.length > 1 && (
            <Select {...form.field('seller')} span="half">
              {sellers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FieldGrid>
        <RadioGroup
          {...form.choice('language')}
          layout="inline"
          options={(['fi', 'en'] as const).map((value) => ({ value, label: groups[`lang_${value}`] }))}
        />
        {hasEmail && <Checkbox {...form.field('invite')} required={false} hint={texts.invitehint} />}
      </Stack>
    </Card>
  )
}

function SiteDetails({ form }: { form: CallerCallForm }): ReactElement {
  const texts = usePeatTexts('caller')
  const { seller = '', postalCode = '', city = '' } = form.values
  return (
    <Card heading={texts.yard}>
      <Stack>
        <FieldGrid>
          <TextInput {...form.field('street')} required={false} autoComplete="off" />
          <TextInput {...form.field('postalCode')} span="third" inputMode="numeric" autoComplete="off" />
          <TextInput {...form.field('city')} required={false} span="twoThirds" autoComplete="off" />
        </FieldGrid>
        <FirstSite form={form} at={{ seller, postalCode, city }} />
      </Stack>
    </Card>
  )
}
