/** Name, address, telephone, company and language of the registration form. */
import type { ReactElement } from 'react'
import { faultText } from '../../kernel/forms/fault-text.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { FieldGrid, RadioGroup, Select, Stack, TextInput } from '../../kernel/ui/index.ts'
import { noCompany } from './registration-draft.ts'
import type { CheckedField } from './registration-faults.ts'
import type { RegistrationWork } from './use-registration.ts'
import { fieldId } from './use-registration.ts'

export function ContactFields({
  work,
  companies,
}: {
  work: RegistrationWork
  companies: readonly string[]
}): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const registration = useTexts('registration')
  const frame = (field: CheckedField & keyof typeof fields) => ({
    ...work.register(field),
    id: fieldId(field),
    label: fields[field],
    ...(field !== 'country' && { required: true }),
    error: faultText(field, work.shown[field], { common, registration }),
  })
  const languages = [
    { value: 'fi', label: common.languagefi },
    { value: 'en', label: common.languageen },
  ]
  return (
    <Stack>
      <h2>{registration.registercontactblock}</h2>
      <FieldGrid>
        <TextInput {...frame('firstname')} span="pair" autoComplete="given-name" />
        <TextInput {...frame('lastname')} span="pair" autoComplete="family-name" />
        <TextInput {...frame('streetaddress')} autoComplete="street-address" />
        <TextInput {...frame('postal')} span="third" autoComplete="postal-code" inputMode="numeric" />
        <TextInput {...frame('city')} span="twoThirds" autoComplete="address-level2" />
        <TextInput {...frame('country')} span="half" autoComplete="country-name" />
        <TextInput {...frame('telephone')} span="half" type="tel" autoComplete="tel" />
        <Select {...frame('company')} span="half">
          <option value="">{common.choose}</option>
          <option value={noCompany}>{fields.nocompany}</option>
          {companies.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <RadioGroup
          {...work.register('language')}
          legend={fields.language}
          options={languages}
          layout="inline"
          span="half"
          required
        />
      </FieldGrid>
    </Stack>
  )
}
