/** A page of a carrier's dispatcher, with its sections; a driver who may claim has the way back to the day. */
import type { PageProps } from '@workspace/portal/web'
import { Page } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useViewerRole } from '../shell/roles.tsx'
import type { LeadSection } from '../shell/sections.tsx'
import { LeadSections } from '../shell/sections.tsx'
import { useManureTexts } from '../texts/texts.ts'

export type LeadPageProps = Omit<PageProps, 'tabs'> & { at: LeadSection; way?: string | undefined }

export function LeadPage({ at, way, back, children, ...page }: LeadPageProps): ReactElement {
  const texts = useManureTexts('carrier')
  const isDriver = useViewerRole() === 'driver'
  return (
    <Page {...page} back={isDriver ? { href: '#/manuredelivery/driving', label: texts.today } : back}>
      {!isDriver && <LeadSections at={at} way={way} />}
      {children}
    </Page>
  )
}
