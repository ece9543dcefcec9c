/** A page below the section of farms, with the tabs of its parts. */
import { SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OfficePageProps } from '../shell/role-page.tsx'
import { OfficePage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

export function FarmsPage({
  part,
  ...page
}: Omit<OfficePageProps, 'at' | 'parts'> & { part: '' | '/calendar' | '/expiring' }): ReactElement {
  const texts = useManureTexts('expiring')
  const tab = (path: typeof part, label: string) => ({
    href: `#/manuredelivery/office/farms${path}`,
    ...{ label, current: path === part },
  })
  const tabs = [tab('', texts.farms), tab('/calendar', texts.calendar), tab('/expiring', texts.heading)]
  return <OfficePage {...page} at="/office/farms" parts={<SubSections label={texts.parts} tabs={tabs} />} />
}
