/** A page below the office's consignments, with the tabs of its neighbours. */
import { SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OfficePageProps } from '../shell/role-page.tsx'
import { OfficePage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

const parts = {
  ...{ consignments: '/office/consignments', runs: '/office/runs', unplanned: '/office/unplanned' },
  carriers: '/office/carriers',
  ...{ alerts: '/office/alerts', trace: '/office/trace' },
} as const

export type PickupsPageProps = Omit<OfficePageProps, 'at' | 'parts'> & { part: keyof typeof parts }

export function PickupsPage({ part, ...page }: PickupsPageProps): ReactElement {
  const texts = useManureTexts('start')
  const tabs = (Object.keys(parts) as (keyof typeof parts)[]).map((each) => ({
    href: `#/manuredelivery${parts[each]}`,
    label: texts[each],
    current: each === part,
  }))
  return (
    <OfficePage {...page} at="/office/consignments" parts={<SubSections label={texts.pickupparts} tabs={tabs} />} />
  )
}
