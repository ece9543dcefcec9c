/** The form of what all sellers of an account share. Who changed it meanwhile is shown with both values. */
import type { RadioGroupProps } from '@workspace/portal/web'
import {
  EditConflict,
  FieldGrid,
  FormStack,
  RadioGroup,
  Select,
  SubmitPlace,
  TextInput,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer, saveCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { KnownCustomer } from './known-customer.tsx'
import { storedCustomer } from './stored-customer.ts'

export type CustomerFormProps = {
  customer: ReturnType<typeof storedCustomer>
  /** Whose customer a new one becomes. */
  sellers: readonly { readonly id: string; readonly name: string }[]
  /** By its business id other sellers find the account: its own people do not change that. */
  mayRenumber: boolean
  successMessage: string
  onDone?: () => void
}

export function CustomerForm({
  customer,
  sellers,
  mayRenumber,
  successMessage,
  onDone,
}: CustomerFormProps): ReactElement {
  const texts = usePeatTexts('customers')
  const labels = {
    name: texts.name,
    businessId: texts.businessid,
    farmId: texts.farmid,
    language: texts.language,
    seller: texts.seller,
  }
  const form = useCallForm(saveCustomer, {
    values: customer,
    labels,
    invalidates: [readCustomer, searchCustomers],
    successMessage,
    ...(onDone && { onDone }),
  })
  const seller = form.values.seller ?? ''
  return (
    <FormStack {...form.props} aria-label={texts.customer}>
      <FieldGrid>
        <TextInput {...form.field('name')} autoComplete="off" />
        <TextInput
          {...form.field('businessId')}
          required={false}
          readOnly={!mayRenumber}
          hint={mayRenumber ? texts.businessidhint : texts.businessidoffice}
          span="half"
          autoComplete="off"
        />
        <TextInput {...form.field('farmId')} required={false} span="half" autoComplete="off" />
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
      <LanguageChoice {...form.choice('language')} />
      {sellers.length > 0 && (
        <KnownCustomer
          businessId={form.values.businessId ?? ''}
          isTaken={form.faults.businessId !== undefined}
          seller={seller}
        />
      )}
      <SubmitPlace form={form} />
      <EditConflict
        form={form}
        read={readCustomer}
        input={{ id: customer.id }}
        valuesOf={(answer) => ({ ...form.values, ...storedCustomer(answer), seller: form.values.seller })}
        labels={labels}
        words={{ language: (language) => texts[`lang_${language}`] }}
      />
    </FormStack>
  )
}

/** Letters and papers go to the customer in it. */
function LanguageChoice(field: Omit<RadioGroupProps, 'options'>): ReactElement {
  const texts = usePeatTexts('customers')
  const languages = ['fi', 'en'] as const
  return (
    <RadioGroup
      {...field}
      layout="inline"
      options={languages.map((value) => ({ value, label: texts[`lang_${value}`] }))}
    />
  )
}
