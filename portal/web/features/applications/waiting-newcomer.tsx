/** Somebody who has no application yet: what is done, what comes next, and whom to call meanwhile (GEN-16). */
import type { ReactElement } from 'react'
import { Suspended } from '../../kernel/lazy-loading/suspended.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import type { Screen } from '../../kernel/routing/screen.ts'
import { PhoneButton } from '../../kernel/site/phone-button.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Card } from '../../kernel/ui/card/card.tsx'
import { Icon } from '../../kernel/ui/icon/icon.tsx'
import { iconDot } from '../../kernel/ui/icon/more-shapes.ts'
import { iconCheck } from '../../kernel/ui/icon/shell-shapes.ts'
import { ButtonRow, LinkButton, Page } from '../../kernel/ui/index.ts'
import css from './waiting-newcomer.module.css'

/** @param screen what the application lets people do who wait. */
export function WaitingNewcomer({ screen }: { screen: Screen | undefined }): ReactElement {
  const frontpage = useTexts('frontpage')
  const { apptofrontpage } = useTexts('groups')
  const { user } = useSignedIn()
  const { company, email } = user
  return (
    <Page heading={frontpage.welcome({ name: user.firstname })} lead={frontpage.appwaitingtext} width="form">
      <Card>
        <ol className={css.steps}>
          <Step isDone title={frontpage.stepregistered} text={company} />
          <Step isDone title={frontpage.stepverified} text={email.replace('@', '\u200B@')} />
          <Step
            isDone={false}
            title={company === '' ? frontpage.stepopening : frontpage.stepopeningby({ company })}
            text={frontpage.stepopeninghelp}
          />
        </ol>
      </Card>
      {screen && (
        <Suspended fallback={null}>
          <screen.Show params={{}} query={new URLSearchParams()} />
        </Suspended>
      )}
      <ButtonRow>
        <PhoneButton />
        <LinkButton variant="secondary" href="#/frontpage/forced">
          {apptofrontpage}
        </LinkButton>
      </ButtonRow>
    </Page>
  )
}

function Step({ isDone, title, text }: { isDone: boolean; title: string; text: string }) {
  const { stepdone, stepnow } = useTexts('frontpage')
  return (
    <li className={css.step} data-state={isDone ? 'done' : 'now'} aria-current={isDone ? undefined : 'step'}>
      <span className={css.mark}>
        <Icon shape={isDone ? iconCheck : iconDot} size="s" />
      </span>
      <div>
        <p className={css.title}>
          <span className="visually-hidden">{`${isDone ? stepdone : stepnow}: `}</span>
          {title}
        </p>
        {text !== '' && <p className={css.text}>{text}</p>}
      </div>
    </li>
  )
}
