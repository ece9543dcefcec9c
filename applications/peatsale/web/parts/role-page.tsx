/** The page of a list that several roles share: with the sections of whoever reads it, else with the way back. */
import { Awaiting, Page } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { DeskDensity } from './desk-density.tsx'
import { LeadSections } from './lead-sections.tsx'
import { OfficeSections } from './office-sections.tsx'
import { OwnBar, OwnPlaces } from './own-places.tsx'
import { useReader } from './reader.ts'

export type RolePageProps = { heading: string; at: '/orders' | '/loads'; children: ReactNode }

export function RolePage({ heading, at, children }: RolePageProps): ReactElement {
  const texts = usePeatTexts('work')
  const reader = useReader()
  return (
    <DeskDensity>
      <Page heading={heading} back={reader === 'other' ? { href: '#/peatsale', label: texts.tostart } : undefined}>
        {/* Texts on their way take the place of the sections alone: the heading keeps the focus. */}
        <Awaiting fallback={null}>
          {reader === 'office' && <OfficeSections at={at === '/orders' ? '/office/orders' : at} />}
          {reader === 'lead' && <LeadSections at={at} />}
          {reader === 'customer' && <OwnPlaces at={at} />}
        </Awaiting>
        {children}
      </Page>
      <Awaiting fallback={null}>{reader === 'customer' && <OwnBar at={at} />}</Awaiting>
    </DeskDensity>
  )
}
