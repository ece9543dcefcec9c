/** Name, address, telephone, company and language of the registration form. */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { FieldGrid, RadioGroup, Select, Stack, TextInput } from '../../kernel/ui/index.ts'
import { noCompany } from './registration-draft.ts'
import type { RegistrationWork } from './use-registration.ts'

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
  const languages = [
    { value: 'fi', label: common.languagefi },
    { value: 'en', label: common.languageen },
  ]
  return (
    <Stack>
      <h2>{registration.registercontactblock}</h2>
      <FieldGrid>
        <TextInput {...work.field('firstname')} span="pair" autoComplete="given-name" />
        <TextInput {...work.field('lastname')} span="pair" autoComplete="family-name" />
        <TextInput {...work.field('streetaddress')} autoComplete="street-address" />
        <TextInput {...work.field('postal')} span="third" autoComplete="postal-code" inputMode="numeric" />
        <TextInput {...work.field('city')} span="twoThirds" autoComplete="address-level2" />
        <TextInput {...work.field('country')} span="half" autoComplete="country-name" />
        <TextInput {...work.field('telephone')} span="half" type="tel" autoComplete="tel" />
        <Select {...work.field('company')} required span="half" hint={registration.companyhint}>
          <option value="">{common.choose}</option>
          <option value={noCompany}>{fields.nocompany}</option>
          {companies.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <RadioGroup {...work.choice('language')} options={languages} layout="inline" span="half" required />
      </FieldGrid>
    </Stack>
  )
}
