/** An application in a few words: its drawing, its name, what is to be said, whom to call, and the way to the others. */
import type { ReactElement, ReactNode } from 'react'
import { useSite } from '../portal/portal-context.tsx'
import { PhoneLink } from '../site/sales-phone.tsx'
import { useTexts } from '../texts/index.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { iconPhone } from '../ui/icon/shell-shapes.ts'
import { Page } from '../ui/page/page.tsx'
import css from './application-card.module.css'
import { ApplicationMark } from './application-mark.tsx'
import { useApplicationName } from './known-applications.tsx'

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
