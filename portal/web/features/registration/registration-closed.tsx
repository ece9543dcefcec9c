/** What stands in the place of the form while the operator has switched registering off: Finnish, whatever the language (REG-10). */
import type { ReactElement } from 'react'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { ButtonRow, iconBack, LinkButton, Notice, Page } from '../../kernel/ui/index.ts'

export function RegistrationClosed({ supportEmail }: { supportEmail: string }): ReactElement {
  const registration = useTexts('registration')
  const { siteadminfallback } = useTexts('common')
  const { language } = useLanguage()
  const [before, after] = registration.registrationdisabledtext({ supportemail: '\n' }).split('\n')
  return (
    <Page heading={registration.registerheading} width="form">
      <div lang="fi">
        <Notice tone="warn" title={before?.trim() ?? ''}>
          <p>
            {supportEmail === '' ? (
              <span lang={language}>{siteadminfallback}</span>
            ) : (
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            )}
            {after}
          </p>
        </Notice>
      </div>
      <ButtonRow>
        <LinkButton variant="secondary" icon={iconBack} href="#/login">
          {registration.backtologin}
        </LinkButton>
      </ButtonRow>
    </Page>
  )
}
