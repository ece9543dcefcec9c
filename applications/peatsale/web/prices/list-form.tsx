/** Name, customers and days of a price list that is a draft. */
import { LocalDate } from '@workspace/portal/contract'
import type { CallForm, FormValues } from '@workspace/portal/web'
import { Checkbox, DateField, FieldGrid, Select, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { customerTags } from '../../contract/customers/customer.ts'
import type { savePriceList } from '../../contract/prices/calls.ts'
import { listScopes } from '../../contract/prices/price-list.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { CustomerPicker } from './customer-picker.tsx'

/** What each field is called; for whom it is, is settled for a list that replaces one. */
export function useListLabels() {
  const texts = usePeatTexts('pricing')
  return {
    name: texts.name,
    scope: texts.for,
    tag: texts.tag,
    account: texts.customer,
    validFrom: texts.from,
    validTo: texts.to,
    fallback: texts.fallback,
  }
}

type ListFormFieldsProps = { form: Pick<CallForm<FormValues<typeof savePriceList>>, 'field' | 'control' | 'values'> }

export function ListFormFields({ form }: ListFormFieldsProps): ReactElement {
  return (
    <>
      <TextInput {...form.field('name')} maxLength={80} />
      {form.values.replaces === '' && <ForWhomFields form={form} />}
      <FieldGrid>
        <DateField {...form.control('validFrom')} span="half" />
        <DateField {...form.control('validTo')} span="half" least={knownDay(form.values.validFrom)} />
      </FieldGrid>
      <Checkbox {...form.field('fallback')} required={false} />
    </>
  )
}

function ForWhomFields({ form }: ListFormFieldsProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { scope, seller = '' } = form.values
  const account = form.control('account')
  return (
    <>
      <Select {...form.field('scope')}>
        {listScopes.map((each) => (
          <option key={each} value={each}>
            {texts[`scope_${each}`]}
          </option>
        ))}
      </Select>
      {scope === 'group' && (
        <Select {...form.field('tag')} required>
          <option value="">{texts.choosetag}</option>
          {customerTags.map((tag) => (
            <option key={tag} value={tag}>
              {texts[`tag_${tag}`]}
            </option>
          ))}
        </Select>
      )}
      {scope === 'customer' && (
        <CustomerPicker
          seller={seller}
          id={account.id}
          value={account.value ?? ''}
          onChange={account.onChange}
          error={account.error}
        />
      )}
    </>
  )
}

/** Undefined while the field holds no day. */
export function knownDay(value: string | undefined): LocalDate | undefined {
  const day = LocalDate.safeParse(value)
  return day.success ? day.data : undefined
}
