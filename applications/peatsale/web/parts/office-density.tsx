/** What a page that several roles share is drawn in: close on an office's desk, where it reads and presses with a mouse. */
import type { ScreenProps } from '@workspace/portal/web'
import { OfficeDesk } from '@workspace/portal/web'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { useReader } from './reader.ts'

export function OfficeDensity({ children }: { children: ReactNode }): ReactElement {
  return <OfficeDesk isOffice={useReader() === 'office'}>{children}</OfficeDesk>
}

export function closeForOffice(Screen: ComponentType<ScreenProps>): ComponentType<ScreenProps> {
  return function CloseForOffice(props: ScreenProps): ReactElement {
    return (
      <OfficeDensity>
        <Screen {...props} />
      </OfficeDensity>
    )
  }
}
