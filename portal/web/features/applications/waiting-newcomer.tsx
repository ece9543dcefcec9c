/** Somebody who has no application yet: what is done, what comes next, and whom to call meanwhile (GEN-16). */
import type { ReactElement } from 'react'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { PhoneButton } from '../../kernel/site/phone-button.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Card } from '../../kernel/ui/card/card.tsx'
import { Icon } from '../../kernel/ui/icon/icon.tsx'
import { iconDot } from '../../kernel/ui/icon/more-shapes.ts'
import { iconCheck } from '../../kernel/ui/icon/shell-shapes.ts'
import { ButtonRow, LinkButton, Page } from '../../kernel/ui/index.ts'
import css from './waiting-newcomer.module.css'

export function WaitingNewcomer(): ReactElement {
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
