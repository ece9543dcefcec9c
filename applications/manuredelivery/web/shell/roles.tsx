/** Pages of some roles: for anybody else there are none. The server refuses what stands on them, too. */
import type { ScreenProps } from '@workspace/portal/web'
import { NotFoundScreen, useAnswer } from '@workspace/portal/web'
import type { ComponentType, ReactElement } from 'react'
import type { ManureRole } from '../../contract/rights/roles.ts'
import { readStart } from '../../contract/start/calls.ts'

export type ViewerRole = 'office' | 'lead' | 'driver' | 'receiver' | 'farm' | 'other'

export const useStart = () => useAnswer(readStart, {})

/** On pages that several roles share; the first match wins. Undefined until the roles are known. */
export function useViewerRole(): ViewerRole | undefined {
  const roles = useStart().data?.roles
  return roles && viewerRoleOf(roles)
}

function viewerRoleOf(roles: readonly ManureRole[]): ViewerRole {
  if (roles.includes('office') || roles.includes('superadmin')) return 'office'
  if (roles.includes('carrierLead')) return 'lead'
  if (roles.includes('driver')) return 'driver'
  if (roles.includes('receiver')) return 'receiver'
  return roles.includes('farm') ? 'farm' : 'other'
}

/** Until the roles are known the page is drawn as those see it who have it: nobody of them waits. */
export function onlyFor(roles: readonly ManureRole[], Shown: ComponentType<ScreenProps>): ComponentType<ScreenProps> {
  return function RoleOnly(props: ScreenProps): ReactElement {
    const { data } = useStart()
    return data === undefined || data.roles.some((role) => roles.includes(role)) ? (
      <Shown {...props} />
    ) : (
      <NotFoundScreen />
    )
  }
}
