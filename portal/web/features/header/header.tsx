/** The header: sky with logo and title, dark ground with greeting, language and menu. 160 px at 100 % text (HEADER-16). */
import type { ReactElement } from 'react'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { useSession, useSite } from '../../kernel/portal/portal-context.tsx'
import { SalesPhone } from '../../kernel/site/sales-phone.tsx'
import { useLanguage, useTexts } from '../../kernel/texts/text-provider.tsx'
import { AfterStart } from '../../kernel/ui/deferred/after-start.tsx'
import { Deferred } from '../../kernel/ui/deferred/deferred.tsx'
import css from './header.module.css'
import type { HeaderFacts } from './header-facts.ts'
import { headerFacts } from './header-facts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logos.tsx'

const Horizon = lazyComponent(async () => (await import('./horizon.tsx')).Horizon)
const UserMenu = lazyComponent(async () => (await import('./user-menu.tsx')).UserMenu)

export function Header(): ReactElement {
  const facts = headerFacts(useSession())
  return (
    <header className={css.header}>
      <Sky brand={facts.brand} titleHref={facts.titleHref} />
      <div className={css.ground}>
        <div className={css.row}>
          <Greeting name={facts.name} />
          <div className={css.tools}>
            <LanguageSwitch />
            {facts.name !== undefined && (
              <Deferred>
                <UserMenu isAdmin={facts.isAdmin} />
              </Deferred>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

function Sky({ brand, titleHref }: Pick<HeaderFacts, 'brand' | 'titleHref'>) {
  const header = useTexts('header')
  const { siteNames, mainRecord } = useSite()
  const { language } = useLanguage()
  // The operator's own logo stands beside the name that it would tell.
  const alt = mainRecord.brand?.logo ? '' : header[`logo${brand}alt`]
  return (
    <div className={css.sky}>
      <AfterStart>
        <Horizon />
      </AfterStart>
      <a className={css.brand} href={titleHref}>
        <Logo brand={brand} alt={alt} className={css.logo} />
        <span className={css.title}>{siteNames[language]}</span>
      </a>
    </div>
  )
}

function Greeting({ name }: { name: string | undefined }) {
  const { greeting } = useTexts('header')
  if (name === undefined) return <SalesPhone className={css.greeting} />
  return (
    <p className={css.greeting}>
      {`${greeting}, `}
      <strong>{name}</strong>
    </p>
  )
}
