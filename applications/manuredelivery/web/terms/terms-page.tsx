/** A page of the terms with its two parts. */
import { SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OfficePageProps } from '../shell/role-page.tsx'
import { OfficePage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

const parts = { farmterms: '', carrierterms: '/carriers' } as const
const base = '#/manuredelivery/office/terms'

export type TermsPageProps = Omit<OfficePageProps, 'at' | 'parts'> & { part: keyof typeof parts }

export function TermsPage({ part, ...page }: TermsPageProps): ReactElement {
  const texts = useManureTexts('terms')
  const tabs = (['farmterms', 'carrierterms'] as const).map((each) => ({
    href: base + parts[each],
    label: texts[each],
    current: each === part,
  }))
  return <OfficePage {...page} at="/office/terms" parts={<SubSections label={texts.parts} tabs={tabs} />} />
}
