/** The top menu of the administration: the active one follows the address (ADMIN-SHELL-01, 02, 04). */
import type { ReactElement, ReactNode } from 'react'
import { manureGroups } from '../../../contract/rights/groups.ts'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Tabs } from '../../kernel/ui/index.ts'
import { adminTab } from './admin-part.ts'
import css from './admin-tabs.module.css'

export function AdminTabs(): ReactElement {
  const adminusers = useTexts('adminusers')
  const { user } = useSignedIn()
  const current = adminTab(useAddress().path)
  const tabs = [
    { href: '#/admin/users/allusers', label: adminusers.admintabusers, current: current === 'users' },
    // ROLE-30: nobody else has anything there.
    ...(user.usergroups.includes(manureGroups.admin)
      ? [{ href: '#/admin/manure', label: adminusers.admintabmanure, current: current === 'manure' }]
      : []),
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
