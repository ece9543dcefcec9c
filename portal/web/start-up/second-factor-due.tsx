/** An administrator is reminded of the second factor that the site asks for, with the days that are left. */
import type { ReactElement } from 'react'
import { useIsHeaderHidden } from '../features/header/index.ts'
import { useSession } from '../kernel/portal/portal-context.tsx'
import { useAddress } from '../kernel/routing/hash-location.ts'
import css from '../kernel/site/site-notice.module.css'
import { formatDate } from '../kernel/texts/dates.ts'
import { useLanguage, useTexts } from '../kernel/texts/text-provider.tsx'
import { LinkButton } from '../kernel/ui/button/button.tsx'
import { Notice } from '../kernel/ui/notice/notice.tsx'
import own from './interruptions.module.css'

const settings = '/user/settings'

export function SecondFactorDue(): ReactElement | null {
  const session = useSession()
  const { path } = useAddress()
  const isHeaderHidden = useIsHeaderHidden()
  const missing = session.at === 'signed-in' ? session.missingSecondFactor : undefined
  if (missing === undefined || missing.forced || path === settings || isHeaderHidden) return null
  return <Reminder due={new Date(missing.dueat)} />
}

const day = 24 * 60 * 60 * 1000

function Reminder({ due }: { due: Date }) {
  const texts = useTexts('secondfactor')
  const { language } = useLanguage()
  // Of the last day is said that it is one.
  const count = Math.max(1, Math.ceil((due.getTime() - Date.now()) / day))
  const action = (
    <LinkButton size="s" variant="secondary" href={`#${settings}`}>
      {texts.duego}
    </LinkButton>
  )
  return (
    <div className={css.place}>
      <Notice tone="warn" title={texts.duetitle({ count })} action={action}>
        {/* On a phone the title and the button say enough above every page. */}
        <p className={own.wide}>{texts.duetext({ day: formatDate(due, language) })}</p>
      </Notice>
    </div>
  )
}
