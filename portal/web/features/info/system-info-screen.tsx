/** System info: who to call, the documents, and the way to say what could be better. */
import type { ReactElement } from 'react'
import { useSession, useSite } from '../../kernel/portal/portal-context.tsx'
import { PhoneLink } from '../../kernel/site/sales-phone.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import type { IconShape } from '../../kernel/ui/index.ts'
import {
  ButtonRow,
  Card,
  Icon,
  iconBack,
  iconDoc,
  iconNote,
  iconPhone,
  iconRight,
  LinkButton,
  Page,
} from '../../kernel/ui/index.ts'
import css from './system-info-screen.module.css'

export function SystemInfoScreen(): ReactElement {
  const { back } = useTexts('common')
  const { menufeedback } = useTexts('header')
  const info = useTexts('info')
  const hasPhone = useSite().salesPhone.value !== ''
  const isSignedIn = useSession().at === 'signed-in'
  return (
    <Page heading={info.systeminfoheading} width="form">
      {hasPhone && (
        <Card>
          <p className={css.phone}>
            <Icon shape={iconPhone} />
            {`${info.salesphone}: `}
            <PhoneLink />
          </p>
        </Card>
      )}
      <Card heading={info.documentsheading} flush>
        <ul>
          <InfoLink href="#/instructions" icon={iconDoc} label={info.instructions} />
          <InfoLink href="#/registerstatement" icon={iconDoc} label={info.registerstatement} />
          <InfoLink href="#/termsofuse" icon={iconDoc} label={info.termsofuse} />
          <InfoLink href="#/accessibility" icon={iconDoc} label={info.accessibilitystatement} />
          {isSignedIn && <InfoLink href="#/feedback" icon={iconNote} label={menufeedback} />}
        </ul>
      </Card>
      <ButtonRow>
        <LinkButton variant="secondary" icon={iconBack} href="#/peatsale/frontpage">
          {back}
        </LinkButton>
      </ButtonRow>
    </Page>
  )
}

function InfoLink({ href, icon, label }: { href: string; icon: IconShape; label: string }): ReactElement {
  return (
    <li>
      <a className={css.link} href={href}>
        <Icon shape={icon} />
        <span className={css.label}>{label}</span>
        <Icon shape={iconRight} size="m" />
      </a>
    </li>
  )
}
