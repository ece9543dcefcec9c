/** Pages of some roles: for anybody else there are none. The server refuses what stands on them, too. */
import type { ScreenProps } from '@workspace/portal/web'
import { NotFoundScreen, useAnswer } from '@workspace/portal/web'
import type { ComponentType, ReactElement } from 'react'
import type { PeatRole } from '../../contract/rights/roles.ts'
import { officeRoles } from '../../contract/rights/roles.ts'
import { readStart } from '../../contract/start/calls.ts'

type Whose = readonly PeatRole[] | ((asker: { roles: readonly PeatRole[]; mayOrder: boolean }) => boolean)

/** Until the roles are known the page is drawn as those see it who have it: nobody of them waits. */
export function onlyFor(whose: Whose, Screen: ComponentType<ScreenProps>): ComponentType<ScreenProps> {
  const has =
    typeof whose === 'function'
      ? whose
      : ({ roles }: { roles: readonly PeatRole[] }) => roles.some((role) => whose.includes(role))
  return function RoleOnly(props: ScreenProps): ReactElement {
    const { data } = useAnswer(readStart, {})
    return data === undefined || has(data) ? <Screen {...props} /> : <NotFoundScreen />
  }
}

/** Of the seller's office; some are the superadmin's alone. */
export function officeOnly(
  Screen: ComponentType<ScreenProps>,
  whose: 'office' | 'superadmin',
): ComponentType<ScreenProps> {
  return onlyFor(whose === 'office' ? officeRoles : [whose], Screen)
}
