/** The menu of the signed in (HEADER-08 to 14, 19), and before it the bell. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { leaveOrAsk } from '../../kernel/routing/leaving.ts'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { AppearanceChoice } from '../../kernel/theme/theme-choice.tsx'
import { AfterStart } from '../../kernel/ui/deferred/after-start.tsx'
import { Deferred } from '../../kernel/ui/deferred/deferred.tsx'
import { DropdownMenu, MenuButton, MenuLink, MenuPart } from '../../kernel/ui/dropdown-menu/dropdown-menu.tsx'
import { iconGear, iconHome, iconLogout, iconNote, iconShield, iconUser } from '../../kernel/ui/icon/more-shapes.ts'
import { iconInfo } from '../../kernel/ui/icon/shell-shapes.ts'
import css from './user-menu.module.css'

const Bell = lazyComponent(async () => (await import('./bell.tsx')).Bell)
const LogOutQuestion = lazyComponent(async () => (await import('./log-out-question.tsx')).LogOutQuestion)

/** What waits in the outbox; its code has come after the first screen, or nothing waits there. */
async function countUnsent(): Promise<number> {
  try {
    return (await import('../../kernel/outbox/device-outbox.ts')).countUnsent()
  } catch {
    return 0
  }
}

export function UserMenu({ isAdmin }: { isAdmin: boolean }): ReactElement {
  const header = useTexts('header')
  const portal = usePortal()
  const [unsent, setUnsent] = useState(0)
  const logOut = async () => {
    const count = await countUnsent()
    if (count > 0) setUnsent(count)
    else portal.logOut()
  }
  return (
    <>
      <span className={css.bell}>
        <AfterStart>
          <Bell />
        </AfterStart>
      </span>
      <DropdownMenu label={header.menu} icon={iconUser} variant="ground">
        <MenuLink href="#/frontpage/forced" icon={iconHome}>
          {header.menufrontpage}
        </MenuLink>
        {isAdmin && (
          <MenuLink href="#/admin/users/allusers" icon={iconShield}>
            {header.menuadmin}
          </MenuLink>
        )}
        <MenuLink href="#/user/settings" icon={iconGear}>
          {header.menuusersettings}
        </MenuLink>
        <MenuLink href="#/systeminfo" icon={iconInfo}>
          {header.menusysteminfo}
        </MenuLink>
        <MenuLink href="#/feedback" icon={iconNote}>
          {header.menufeedback}
        </MenuLink>
        <MenuPart apart>
          <Deferred>
            <AppearanceChoice />
          </Deferred>
        </MenuPart>
        <MenuButton apart icon={iconLogout} onClick={() => leaveOrAsk(() => void logOut())}>
          {header.menulogout}
        </MenuButton>
      </DropdownMenu>
      <Deferred>
        {unsent > 0 && (
          <LogOutQuestion count={unsent} onConfirm={() => portal.logOut()} onCancel={() => setUnsent(0)} />
        )}
      </Deferred>
    </>
  )
}
