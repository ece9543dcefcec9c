/** The registration form, from an empty page to a sent application. */
import type { ReactElement } from 'react'
import { SubmitPlace } from '../../kernel/forms/submit-place.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { FormStack, Page, Stack } from '../../kernel/ui/index.ts'
import { AcceptanceFields } from './acceptance-fields.tsx'
import { AccountFields } from './account-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import type { RegistrationRules } from './registration-rules.ts'
import { useRegistration } from './use-registration.ts'

type RegistrationFormProps = {
  rules: RegistrationRules
  /** What was sent before, to be corrected. */
  sent: RegistrationDraft | undefined
  onSent: (sent: RegistrationDraft) => void
  onClear: () => void
  /** The address of the login that it leads back to. */
  login: string
}

export function RegistrationForm({ rules, sent, onSent, onClear, login }: RegistrationFormProps): ReactElement {
  const common = useTexts('common')
  const registration = useTexts('registration')
  const work = useRegistration(rules, { sent, onSent })
  const lead = `${common.requiredfieldsinfo} ${registration.registerintrotext}`
  return (
    <Page
      back={{ href: `#${login}`, label: registration.backtologin }}
      heading={registration.registerheading}
      lead={lead}
      width="form"
    >
      <FormStack {...work.props} aria-label={registration.registerheading}>
        {work.keeping === 'restored' && <DraftNotice keeping="restored" onClear={onClear} />}
        <Stack gap="l">
          <AccountFields work={work} />
          <ContactFields work={work} companies={rules.companies} />
          <AcceptanceFields work={work} />
        </Stack>
        {work.keeping === 'typed' && <DraftNotice keeping="typed" onClear={onClear} />}
        <SubmitPlace
          form={work}
          label={registration.registersubmit}
          busyLabel={common.sending}
          note={registration.registersubmitplacetext}
          progress={work.progress}
        />
      </FormStack>
    </Page>
  )
}
