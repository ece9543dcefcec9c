/** All or Admins with their counts, and the views that everybody has (ADMIN-USERS-01, 02, 24). */
import type { ReactElement } from 'react'
import { totalText } from '../../../kernel/lists/total-text.ts'
import type { ListView } from '../../../kernel/lists/use-list-view.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { DropdownMenu, iconStar, MenuButton, MenuLink, Segmented, useToast } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import type { SavedView, UserView } from './user-view.ts'
import { addressOf, savedViewOf, savedViews } from './user-view.ts'

export function ViewChoice({ view, show }: ListView<UserView>): ReactElement {
  const adminusers = useTexts('adminusers')
  const { totals } = useAdminData()
  return (
    <Segmented
      label={adminusers.usersview}
      value={view.view}
      onChange={(shown) => show({ view: shown })}
      options={[
        { value: 'all', label: adminusers.usersall, count: totalText(totals.users) },
        { value: 'admins', label: adminusers.usersadmins, count: totalText(totals.admins) },
      ]}
    />
  )
}

/** The views that everybody has, each an address. */
export function SavedViews({ view }: { view: UserView }): ReactElement {
  const adminusers = useTexts('adminusers')
  const toast = useToast()
  const current = savedViewOf(view)
  const names: Readonly<Record<SavedView, string>> = {
    everybody: adminusers.usersviewall,
    waiting: adminusers.usersnotverified,
    admins: adminusers.usersadmins,
    deactivated: adminusers.usersdeactivated,
  }
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${addressOf(view)}`)
    toast({ text: adminusers.userslinkcopied })
  }
  return (
    <DropdownMenu
      variant="quiet"
      size="s"
      icon={iconStar}
      label={adminusers.usersviewnamed({ name: current === undefined ? adminusers.usersviewown : names[current] })}
    >
      {(['everybody', 'waiting', 'admins', 'deactivated'] as const).map((name) => (
        <MenuLink
          key={name}
          href={`#${addressOf(savedViews[name])}`}
          aria-current={name === current ? 'true' : undefined}
        >
          {names[name]}
        </MenuLink>
      ))}
      {'clipboard' in navigator && (
        <MenuButton apart onClick={() => void copy()}>
          {adminusers.userscopylink}
        </MenuButton>
      )}
    </DropdownMenu>
  )
}
