/** Login: the first screen, prerendered into the page and hydrated; therefore bare fields that keep what was typed. */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { useRouteTable } from '../../kernel/applications/route-table.tsx'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { usePortal, usePortalState } from '../../kernel/portal/portal-context.tsx'
import { isAlreadyIn } from '../../kernel/portal/root-content.ts'
import { Go } from '../../kernel/routing/go.tsx'
import { safeReturnUrl } from '../../kernel/routing/return-url.ts'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { LinkButton } from '../../kernel/ui/button/button.tsx'
import { AfterStart } from '../../kernel/ui/deferred/after-start.tsx'
import { iconArrow } from '../../kernel/ui/icon/shell-shapes.ts'
import { Split } from '../../kernel/ui/layout/layout.tsx'
import { Page } from '../../kernel/ui/page/page.tsx'
import { LoginForm } from './login-form.tsx'
import css from './login-screen.module.css'
import { useLoginFields } from './use-login-fields.ts'
import { WhyLogin } from './why-login.tsx'

const DemoCorner = lazyComponent(async () => (await import('./demo-corner.tsx')).DemoCorner)

export function LoginScreen({ query }: ScreenProps): ReactElement {
  const state = usePortalState()
  const { isKnown, at } = useRouteTable()
  const returnUrl = safeReturnUrl(query.get('returnUrl'), isKnown)
  // Before the whole table has come, nobody knows whether the wanted address exists.
  if (isAlreadyIn(state) && at !== 'first') return <Go to={returnUrl ?? '/frontpage'} />
  return <Login returns={returnUrl !== undefined} />
}

function Login({ returns }: { returns: boolean }) {
  const login = useTexts('login')
  const fields = useLoginFields()
  const portal = usePortal()
  useEffect(() => () => portal.farewellRead(), [portal])
  return (
    <Page heading={login.loginheading}>
      <Split kind="form">
        <LoginForm fields={fields} reason={<WhyLogin returns={returns} />} />
        <section className={css.welcome} aria-labelledby="login-welcome">
          <h2 id="login-welcome" className={css.heading}>
            {login.loginnewuserheading}
          </h2>
          <p className={css.words}>{login.loginnewusertext}</p>
          <div>
            <LinkButton href="#/register" variant="secondary" iconEnd={iconArrow}>
              {login.registerlink}
            </LinkButton>
          </div>
          <AfterStart>
            <DemoCorner onPick={fields.fill} />
          </AfterStart>
        </section>
      </Split>
    </Page>
  )
}
