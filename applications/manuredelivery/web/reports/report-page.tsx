/** A page of the reports with the tabs of all of them. */
import { SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OfficePageProps } from '../shell/role-page.tsx'
import { OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

const parts = {
  ...{ received: '', materials: '/materials', carrierrows: '/carriers', weights: '/weights' },
  latecorrections: '/corrections',
} as const
const base = '#/manuredelivery/office/reports'

export type ReportPageProps = Omit<OfficePageProps, 'at' | 'parts' | 'heading'> & { part: keyof typeof parts }

export function ReportPage({ part, ...page }: ReportPageProps): ReactElement {
  const texts = useManureTexts('reports')
  const isSuperadmin = useStart().data?.roles.includes('superadmin') ?? false
  const shown = (Object.keys(parts) as (keyof typeof parts)[]).filter(
    (each) => each !== 'latecorrections' || isSuperadmin,
  )
  const tabs = shown.map((each) => ({
    href: base + parts[each],
    label: texts[each],
    current: each === part,
  }))
  const documents = { href: '#/manuredelivery/documents', label: texts.documents, current: false }
  return (
    <OfficePage
      {...page}
      at="/office/reports"
      heading={texts.reports}
      parts={<SubSections label={texts.parts} tabs={[...tabs, documents]} />}
    />
  )
}
