/** The pages of the system, on each of them: ADMIN-SYS-01, ADMIN-SYS-02, and the lists that have pages of their own. */
import type { ReactElement } from 'react'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import css from './system.module.css'
import { systemPart } from './system-part.ts'

export function SystemPages(): ReactElement {
  const { isSuperadmin } = useSignedIn()
  const texts = useTexts('adminsystem')
  const current = systemPart(useAddress().path)
  const pages = [
    { part: 'overview', href: '#/admin/system', label: texts.systemoverview },
    { part: 'shutdown', href: '#/admin/system/systemshutdown', label: texts.shutdownsystemsettings },
    { part: 'views', href: '#/admin/system/changeviews', label: texts.changeviewsettings },
    { part: 'audit', href: '#/admin/system/audit', label: texts.auditheading },
    { part: 'sessions', href: '#/admin/system/sessions', label: texts.peoplesessionsheading },
  ]
  const ofSuperadmins = [
    { part: 'health', href: '#/admin/system/health', label: texts.healthheading },
    { part: 'letters', href: '#/admin/system/letters', label: texts.lettersheading },
    { part: 'feedback', href: '#/admin/system/feedback', label: texts.inboxheading },
  ]
  return (
    <nav aria-label={texts.systempages}>
      <ul className={css.pages}>
        {[...pages, ...(isSuperadmin ? ofSuperadmins : [])].map(({ part, href, label }) => (
          <li key={href}>
            <a href={href} aria-current={part === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
