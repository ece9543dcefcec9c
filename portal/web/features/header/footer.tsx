/** The footer: help, documents and, for visitors, the choice of theme and size, in the same place on every page (WCAG 3.2.6). */
import type { ReactElement } from 'react'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { useSession, useSite } from '../../kernel/portal/portal-context.tsx'
import { SalesPhone } from '../../kernel/site/sales-phone.tsx'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { AfterStart } from '../../kernel/ui/deferred/after-start.tsx'
import { Icon } from '../../kernel/ui/icon/icon.tsx'
import { iconPhone } from '../../kernel/ui/icon/shell-shapes.ts'
import css from './footer.module.css'
import { headerFacts } from './header-facts.ts'

const AppearanceChoice = lazyComponent(
  async () => (await import('../../kernel/theme/theme-choice.tsx')).AppearanceChoice,
)

export function Footer(): ReactElement {
  const header = useTexts('header')
  const isSignedIn = headerFacts(useSession()).name !== undefined
  const hasPhone = useSite().salesPhone.value !== ''
  return (
    <footer className={css.footer}>
      <div className={css.help}>
        {hasPhone && <Icon shape={iconPhone} size="m" />}
        <SalesPhone />
      </div>
      <nav className={css.links} aria-label={header.footerlinks}>
        <a href="#/instructions">{header.footerinstructions}</a>
        <a href="#/termsofuse">{header.footerterms}</a>
        <a href="#/registerstatement">{header.footerregisterstatement}</a>
        <a href="#/accessibility">{header.footeraccessibility}</a>
      </nav>
      {!isSignedIn && (
        <AfterStart>
          <AppearanceChoice />
        </AfterStart>
      )}
    </footer>
  )
}
