/** A page with the sections of its reader: the office's and a foreman's are close and wide on a desk, a farm's has a bar. */
import type { PageProps } from '@workspace/portal/web'
import { FormWide, OfficeDesk, Page, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import { useViewerRole } from './roles.tsx'
import type { FarmPlace, LeadSection, OfficeSection } from './sections.tsx'
import { FarmBar, FarmTabs, LeadSections, OfficeSections } from './sections.tsx'

export type OfficePageProps = Omit<PageProps, 'tabs'> & {
  at: OfficeSection
  /** Link back to the list as it was left: the section leads there. */
  way?: string | undefined
  /** The parts of the section. */
  parts?: ReactNode
}

export function OfficePage({ at, way, parts, width, children, ...page }: OfficePageProps): ReactElement {
  return (
    <OfficeDesk>
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
    </OfficeDesk>
  )
}

export type FarmPageProps = Omit<PageProps, 'tabs'> & {
  at: FarmPlace
  way?: string | undefined
  /** The bar would stand over the buttons of a form. */
  isForm?: boolean
}

export function FarmPage({ at, way, isForm = false, children, ...page }: FarmPageProps): ReactElement {
  return (
    <>
      <Page {...page}>
        {!isForm && <FarmTabs at={at} way={way} />}
        {children}
      </Page>
      {!isForm && <FarmBar at={at} way={way} />}
    </>
  )
}

export type RolePageProps = Omit<PageProps, 'tabs'> & {
  /** The section of each reader that the page belongs to; who has none has the way back to the start. */
  at: { readonly office: OfficeSection; readonly lead?: LeadSection; readonly farm?: FarmPlace }
  way?: string | undefined
  /** The start page itself: nothing is above it. */
  isStart?: boolean
}

export function RolePage({ at, way, back, isStart = false, children, ...page }: RolePageProps): ReactElement {
  const texts = useManureTexts('start')
  const reader = useViewerRole()
  const lead = reader === 'lead' ? at.lead : undefined
  const farm = reader === 'farm' ? at.farm : undefined
  const hasSections = reader === 'office' || lead !== undefined || farm !== undefined
  const start = { href: way ?? '#/manuredelivery', label: texts.start }
  return (
    <OfficeDesk isDesk={reader === 'office' || reader === 'lead'}>
      <Page {...page} back={back ?? (hasSections || reader === undefined || isStart ? undefined : start)}>
        <Suspended fallback={null}>
          {reader === 'office' && <OfficeSections at={at.office} way={way} />}
          {lead !== undefined && <LeadSections at={lead} way={way} />}
          {farm !== undefined && <FarmTabs at={farm} way={way} />}
        </Suspended>
        {children}
      </Page>
      <Suspended fallback={null}>{farm !== undefined && <FarmBar at={farm} way={way} />}</Suspended>
    </OfficeDesk>
  )
}
