/** A page of the office below one of its sections, which stay in sight on it; a form keeps its measure. */
import type { PageProps } from '@workspace/portal/web'
import { FormWide, Page, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { OfficeSection } from './office-sections.tsx'
import { OfficeSections } from './office-sections.tsx'

export type OfficePageProps = Omit<PageProps, 'tabs'> & {
  at: OfficeSection
  /** Link back to the list as it was left: the section leads there. */
  way?: string | undefined
  /** The parts of the section. */
  parts?: ReactNode
}

export function OfficePage({ at, way, parts, width, children, ...page }: OfficePageProps): ReactElement {
  return (
    <Page {...page}>
      <OfficeSections at={at} way={way} />
      {parts}
      {width === 'form' ? (
        <FormWide>
          <Stack gap="l">{children}</Stack>
        </FormWide>
      ) : (
        children
      )}
    </Page>
  )
}
