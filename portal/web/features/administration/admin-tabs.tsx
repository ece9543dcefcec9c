/** The top menu of the administration: the active one follows the address (ADMIN-SHELL-01, 02, 04). */
import type { ReactElement, ReactNode } from 'react'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Tabs } from '../../kernel/ui/index.ts'
import { adminTab, peoplePath } from './admin-part.ts'
import css from './admin-tabs.module.css'

export function AdminTabs(): ReactElement {
  const adminusers = useTexts('adminusers')
  const { user } = useSignedIn()
  const { language } = useLanguage()
  const current = adminTab(useAddress().path)
  // ROLE-30: nobody else has anything there.
  const administered = Object.values(useKnownApplications())
    .map(({ manifest }) => manifest)
    .filter(({ groups }) => groups.some(({ name, administers }) => administers && user.usergroups.includes(name)))
  const tabs = [
    { href: '#/admin/users/allusers', label: adminusers.admintabusers, current: current === 'users' },
    ...administered.map(({ key, names }) => ({
      href: `#${peoplePath(key)}`,
      label: names[language],
      current: typeof current === 'object' && current.application === key,
    })),
    { href: '#/admin/system', label: adminusers.admintabsystem, current: current === 'system' },
  ]
  return <Tabs label={adminusers.adminmenu} tabs={tabs} />
}

/** Over a page that has a heading of its own. */
export function TabsAbove({ children }: { children: ReactNode }): ReactElement {
  return (
    <>
      <div className={css.above}>
        <AdminTabs />
      </div>
      {children}
    </>
  )
}
