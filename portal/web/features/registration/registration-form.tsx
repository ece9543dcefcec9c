/** The registration form, from an empty page to a sent application. */
import type { ReactElement } from 'react'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { FormStack, Page, Stack } from '../../kernel/ui/index.ts'
import { AcceptanceFields } from './acceptance-fields.tsx'
import { AccountFields } from './account-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { RegistrationRules } from './registration-faults.ts'
import type { RegistrationMoment } from './registration-outcome.ts'
import { SubmitPlace } from './submit-place.tsx'
import type { MoveTo } from './use-registration.ts'
import { useRegistration } from './use-registration.ts'

type RegistrationFormProps = {
  moment: RegistrationMoment
  rules: RegistrationRules
  moveTo: MoveTo
  onClear: () => void
}

export function RegistrationForm({ moment, rules, moveTo, onClear }: RegistrationFormProps): ReactElement {
  const common = useTexts('common')
  const registration = useTexts('registration')
  const work = useRegistration(rules, moveTo)
  const lead = `${common.requiredfieldsinfo} ${registration.registerintrotext}`
  return (
    <Page
      back={{ href: '#/login', label: registration.backtologin }}
      heading={registration.registerheading}
      lead={lead}
      width="form"
    >
      <FormStack {...work.formProps} aria-label={registration.registerheading}>
        {work.keeping === 'restored' && <DraftNotice keeping="restored" onClear={onClear} />}
        <Stack gap="l">
          <AccountFields work={work} />
          <ContactFields work={work} companies={rules.companies} />
          <AcceptanceFields work={work} />
        </Stack>
        {moment.at === 'form' && moment.failure !== undefined && <FailureNotice answer={moment.failure} />}
        {work.keeping === 'typed' && <DraftNotice keeping="typed" onClear={onClear} />}
        <SubmitPlace faults={work.faults} busy={moment.at === 'submit'} />
      </FormStack>
    </Page>
  )
}
