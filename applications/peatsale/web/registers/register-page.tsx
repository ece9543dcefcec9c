/** A page of a register, a list or one row of it: with the office's sections, and within the set-up its own parts. */
import { SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OfficePageProps } from '../shell/office-page.tsx'
import { OfficePage } from '../shell/office-page.tsx'
import { useSuperadmin } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'

const parts = ['products', 'carriers', 'settings', 'sellers'] as const

export type RegisterPageProps = Omit<OfficePageProps, 'at' | 'parts'> & {
  /** `swamps` is a section of its own. */
  at: (typeof parts)[number] | 'swamps'
}

export function RegisterPage({ at, way, ...page }: RegisterPageProps): ReactElement {
  if (at === 'swamps') return <OfficePage {...page} at="/office/swamps" way={way} />
  return <OfficePage {...page} at="/office/products" parts={<Parts at={at} way={way} />} />
}

function Parts({ at, way }: { at: (typeof parts)[number]; way: string | undefined }): ReactElement {
  const texts = usePeatTexts('registers')
  const isSuperadmin = useSuperadmin()
  // Which companies sell the superadmin says.
  const own = parts.filter((part) => part !== 'sellers' || at === part || isSuperadmin)
  const tabs = own.map((part) => ({
    href: part === at && way !== undefined ? way : `#/peatsale/office/${part}`,
    label: texts[part],
    current: part === at,
  }))
  return <SubSections label={texts.basics} tabs={tabs} />
}
