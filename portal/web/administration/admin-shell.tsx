/** The frame of the administration: its two tabs, the active one after the route. */
import type { ReactElement } from 'react'
import { useAddress } from '../routing/hash-location.ts'
import { useTexts } from '../texts/index.ts'
import { Page, Tabs } from '../ui/index.ts'

export function AdminShell(): ReactElement {
  const { path } = useAddress()
  const adminusers = useTexts('adminusers')
  const { notyetimplementedtext } = useTexts('common')
  const inUsers = path.startsWith('/admin/users')
  const tabs = [
    { href: '#/admin/users/allusers', label: adminusers.admintabusers, current: inUsers },
    { href: '#/admin/system', label: adminusers.admintabsystem, current: !inUsers },
  ]
  return (
    <Page heading={adminusers.adminheading}>
      <Tabs label={adminusers.adminmenu} tabs={tabs} />
      <p>{notyetimplementedtext}</p>
    </Page>
  )
}
