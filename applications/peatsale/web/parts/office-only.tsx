/** Pages of the office: for anybody else there are none. The server refuses what stands on them, too. */
import type { ScreenProps } from '@workspace/portal/web'
import { NotFoundScreen, useAnswer } from '@workspace/portal/web'
import type { ComponentType, ReactElement } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import { readerOf } from './reader.ts'

export type OfficeRole = 'office' | 'superadmin'

/** Until the roles are known the page is drawn as the office sees it: nobody there waits for them. */
export function officeOnly(Screen: ComponentType<ScreenProps>, whose: OfficeRole): ComponentType<ScreenProps> {
  return function OfficeOnly(props: ScreenProps): ReactElement {
    const roles = useAnswer(readStart, {}).data?.roles
    const isTheirs = roles === undefined || (whose === 'office' ? readerOf(roles) === 'office' : roles.includes(whose))
    return isTheirs ? <Screen {...props} /> : <NotFoundScreen />
  }
}
