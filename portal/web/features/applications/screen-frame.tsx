/** What stands around an application's screen: the portal's frame, none of it in the cab, or the density of a desk. */
import type { ReactElement, ReactNode } from 'react'
import type { ApplicationScreen } from '../../kernel/applications/web-application.ts'
import { useFieldDensity } from '../../kernel/theme/field-density.ts'
import { OfficeDesk } from '../../kernel/ui/index.ts'
import { useHiddenHeader } from '../header/index.ts'
import css from './screen-frame.module.css'

type ScreenFrameProps = {
  frame: ApplicationScreen['frame']
  density: ApplicationScreen['density']
  children: ReactNode
}

export function ScreenFrame({ frame, density, children }: ScreenFrameProps): ReactElement {
  if (frame === 'field') return <FieldFrame>{children}</FieldFrame>
  return density === 'office' ? <OfficeDesk>{children}</OfficeDesk> : <>{children}</>
}

function FieldFrame({ children }: { children: ReactNode }) {
  useHiddenHeader()
  useFieldDensity()
  return <div className={css.field}>{children}</div>
}
