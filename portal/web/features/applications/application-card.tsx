/** An application in a few words: its drawing, its name, what is to be said, whom to call, and the way to the others. */
import type { ReactElement, ReactNode } from 'react'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { PhoneLink } from '../../kernel/site/sales-phone.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { LinkButton } from '../../kernel/ui/button/button.tsx'
import { Icon } from '../../kernel/ui/icon/icon.tsx'
import { iconPhone } from '../../kernel/ui/icon/shell-shapes.ts'
import { Page } from '../../kernel/ui/page/page.tsx'
import css from './application-card.module.css'
import { ApplicationMark } from './application-mark.tsx'

export function ApplicationCard({ application, children }: { application: string; children: ReactNode }): ReactElement {
  const nameOf = useApplicationName()
  const { apptofrontpage } = useTexts('groups')
  return (
    <Page heading={nameOf(application)}>
      <div className={css.card}>
        <ApplicationMark application={application} />
        <div className={css.words}>
          {children}
          <WhomToCall />
          <div>
            <LinkButton variant="secondary" href="#/frontpage/forced">
              {apptofrontpage}
            </LinkButton>
          </div>
        </div>
      </div>
    </Page>
  )
}

function WhomToCall() {
  const { helpphone } = useTexts('header')
  if (useSite().salesPhone.value === '') return null
  return (
    <p className={css.call}>
      <Icon shape={iconPhone} size="m" />
      <span>
        {`${helpphone}: `}
        <PhoneLink />
      </span>
    </p>
  )
}
