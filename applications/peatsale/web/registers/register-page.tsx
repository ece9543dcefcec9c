/** The list of a register: under its heading the office's sections, and within the set-up its own parts. */
import type { PageProps } from '@workspace/portal/web'
import { Page, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import { OfficeSections } from '../parts/office-sections.tsx'
import { SubSections } from '../parts/sub-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'

const parts = ['products', 'carriers', 'settings', 'sellers'] as const

export type RegisterPageProps = Omit<PageProps, 'tabs' | 'back'> & {
  /** `swamps` is a section of its own. */
  at: (typeof parts)[number] | 'swamps'
}

export function RegisterPage({ at, children, ...page }: RegisterPageProps): ReactElement {
  const texts = usePeatTexts('registers')
  const isSuperadmin = useAnswer(readStart, {}).data?.roles.includes('superadmin') === true
  // Which companies sell the superadmin says.
  const own = parts.filter((part) => part !== 'sellers' || at === part || isSuperadmin)
  const tabs = own.map((part) => ({ href: `#/peatsale/office/${part}`, label: texts[part], current: part === at }))
  return (
    <Page {...page}>
      <OfficeSections at={at === 'swamps' ? '/office/swamps' : '/office/products'} />
      {at !== 'swamps' && <SubSections label={texts.basics} tabs={tabs} />}
      {children}
    </Page>
  )
}
