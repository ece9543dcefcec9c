/** The frame of the office's prices: its sections, and the parts of the prices. */
import type { PageProps } from '@workspace/portal/web'
import { Page, SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { OfficeSections } from '../shell/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'

const parts = [
  { path: '/office/prices', text: 'lists' },
  { path: '/office/freight', text: 'freight' },
  { path: '/office/tariffs', text: 'tariffs' },
  { path: '/office/vat', text: 'vat' },
  { path: '/office/prices/try', text: 'tryprice' },
] as const

export type PricesPageProps = Pick<PageProps, 'heading' | 'mark' | 'actions' | 'back' | 'lead' | 'children'> & {
  at: (typeof parts)[number]['path']
}

export function PricesPage({ at, children, ...page }: PricesPageProps): ReactElement {
  const texts = usePeatTexts('pricing')
  return (
    <Page {...page}>
      <OfficeSections at="/office/prices" />
      <SubSections
        label={texts.parts}
        tabs={parts.map(({ path, text }) => ({
          href: `#/peatsale${path}`,
          label: texts[text],
          current: path === at,
        }))}
      />
      {children}
    </Page>
  )
}
