/** A page that several roles share, a list or one row of it: with the sections of its reader, else with the way back. */
import type { PageProps } from '@workspace/portal/web'
import { Page, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { DeskDensity } from './desk-density.tsx'
import { LeadSections, OfficeSections } from './lazy-sections.ts'
import { OwnBar } from './own-bar.tsx'
import { OwnPlaces } from './own-places.tsx'
import { useViewerRole } from './viewer-role.ts'

export type RolePageProps = Omit<PageProps, 'tabs'> & {
  at: '/orders' | '/loads'
  /** Of one row: back to its list. Only who has no section that says the same has it as a link. */
  way?: { href: string; label: string }
  /** A customer fills it in: the bar under the thumb would stand over its buttons. */
  isForm?: boolean
}

export function RolePage({ at, way, back, isForm = false, children, ...page }: RolePageProps): ReactElement {
  const texts = usePeatTexts('work')
  const reader = useViewerRole()
  const isPlace = reader === 'customer' && !isForm
  // The loads are no place of a customer's: they are reached from home.
  const hasNoSection = reader === 'other' || (reader === 'customer' && way !== undefined && (isForm || at === '/loads'))
  const start = { href: '#/peatsale', label: texts.tostart }
  return (
    <DeskDensity>
      <Page {...page} back={back ?? (hasNoSection ? (way ?? start) : undefined)}>
        {/* Texts on their way take the place of the sections alone: the heading keeps the focus. */}
        <Suspended fallback={null}>
          {reader === 'office' && <OfficeSections at={at === '/orders' ? '/office/orders' : at} way={way?.href} />}
          {reader === 'lead' && <LeadSections at={at} way={way?.href} />}
          {isPlace && <OwnPlaces at={at} way={way?.href} />}
        </Suspended>
        {children}
      </Page>
      <Suspended fallback={null}>{isPlace && <OwnBar at={at} way={way?.href} />}</Suspended>
    </DeskDensity>
  )
}
