/** A page of the registers below the section of plants, with the tabs of all of them. */
import { SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OfficePageProps } from '../shell/role-page.tsx'
import { OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

const parts = ['plants', 'types', 'vat', 'settings', 'companies'] as const

export type RegisterPageProps = Omit<OfficePageProps, 'at' | 'parts'> & { part: (typeof parts)[number] }

export function RegisterPage({ part, ...page }: RegisterPageProps): ReactElement {
  const texts = useManureTexts('registers')
  const isSuperadmin = useStart().data?.roles.includes('superadmin') ?? false
  const tabs = parts
    .filter((each) => each !== 'companies' || isSuperadmin)
    .map((each) => ({ href: `#/manuredelivery/office/${each}`, label: texts[each], current: each === part }))
  return <OfficePage {...page} at="/office/plants" parts={<SubSections label={texts.parts} tabs={tabs} />} />
}
