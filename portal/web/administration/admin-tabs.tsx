/** The top menu of the administration: Users and System; the active one follows the address (ADMIN-SHELL-01, 02, 04). */
import type { ReactElement, ReactNode } from 'react'
import { useAddress } from '../routing/hash-location.ts'
import { useTexts } from '../texts/index.ts'
import { Tabs } from '../ui/index.ts'
import { adminTab } from './admin-part.ts'
import css from './admin-tabs.module.css'

export function AdminTabs(): ReactElement {
  const adminusers = useTexts('adminusers')
  const current = adminTab(useAddress().path)
  const tabs = [
    { href: '#/admin/users/allusers', label: adminusers.admintabusers, current: current === 'users' },
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
