/** Where else one goes from the start page, and whom one calls. */
import { Card, iconCalendar, iconDoc, iconList, iconTruck, LinkList, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { hasOrders, viewerRoleOf } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { OwnLinks } from './own-links.tsx'
import { Phones } from './phones.tsx'
import type { Start } from './start-answer.ts'

export function QuickLinks({ start }: { start: Start }): ReactElement {
  const texts = usePeatTexts('work')
  const isBuyer = start.roles.includes('customer')
  return (
    <Card heading={texts.quicklinks}>
      <LinkList>
        {hasOrders(start) && <LinkListItem href="#/peatsale/orders" icon={iconList} title={texts.allorders} />}
        {start.roles.includes('carrierLead') && (
          <>
            <LinkListItem href="#/peatsale/carrier/loads" icon={iconCalendar} title={texts.carrierloads} />
            <LinkListItem href="#/peatsale/carrier/crew" icon={iconTruck} title={texts.crew} />
          </>
        )}
        <LinkListItem href="#/peatsale/loads" icon={iconTruck} title={texts.allloads} />
        {isBuyer && <OwnLinks />}
        <LinkListItem
          href={`#/instructions?guide=peatsale.${guideOf(start.roles)}`}
          icon={iconDoc}
          title={texts.guide}
        />
        <Phones phones={start.phones} />
      </LinkList>
    </Card>
  )
}

/** The instructions for what the person does first here. */
function guideOf(roles: Start['roles']): string {
  const reader = viewerRoleOf(roles)
  if (reader === 'office') return 'office'
  if (reader === 'lead') return 'dispatch'
  if (roles.includes('driver')) return 'drive'
  return roles.includes('loader') ? 'load' : 'order'
}
