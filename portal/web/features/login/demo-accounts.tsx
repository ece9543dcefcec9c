/** Demo mode's accounts: one press fills the fields. */
import type { ReactElement } from 'react'
import type { Credentials } from '../../kernel/portal/credentials.ts'
import { useLanguage, useTexts } from '../../kernel/texts/text-provider.tsx'
import { Button } from '../../kernel/ui/button/button.tsx'
import css from './demo-accounts.module.css'
import type { DemoAnswer } from './demo-answer.ts'

type DemoAccountsProps = { demo: DemoAnswer; onPick: (credentials: Credentials) => void }

export function DemoAccounts({ demo, onPick }: DemoAccountsProps): ReactElement {
  const texts = useTexts('demo')
  const { password, accounts } = demo
  return (
    <section className={css.demo} aria-labelledby="login-demo">
      <h2 id="login-demo" className={css.heading}>
        {texts.demoaccountsheading}
      </h2>
      <p>{texts.demoaccountstext({ password })}</p>
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <Account
            key={account.username}
            account={account}
            onPick={() => onPick({ username: account.username, password })}
          />
        ))}
      </ul>
      <p>
        <a href="#/mailbox">{texts.demomailboxlink}</a>
      </p>
    </section>
  )
}

type AccountProps = { account: DemoAnswer['accounts'][number]; onPick: () => void }

function Account({ account, onPick }: AccountProps) {
  const { demoaccountuse } = useTexts('demo')
  const { language } = useLanguage()
  return (
    <li className={css.account}>
      <span>
        <span className={css.name}>{account.name}</span>
        <span className={css.role}>{account.role[language]}</span>
      </span>
      <Button variant="secondary" size="s" onClick={onPick} aria-label={demoaccountuse({ username: account.username })}>
        {account.username}
      </Button>
    </li>
  )
}
