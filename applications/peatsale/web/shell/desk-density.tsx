/** What a page that several roles share is drawn in: close and wide on a desk, the office's and a foreman's. */
import type { ScreenProps } from '@workspace/portal/web'
import { OfficeDesk } from '@workspace/portal/web'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { useViewerRole } from './viewer-role.ts'

export function DeskDensity({ children }: { children: ReactNode }): ReactElement {
  const reader = useViewerRole()
  return <OfficeDesk isDesk={reader === 'office' || reader === 'lead'}>{children}</OfficeDesk>
}

export function closeOnDesk(Screen: ComponentType<ScreenProps>): ComponentType<ScreenProps> {
  return function CloseOnDesk(props: ScreenProps): ReactElement {
    return (
      <DeskDensity>
        <Screen {...props} />
      </DeskDensity>
    )
  }
}
