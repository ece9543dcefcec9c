/** A farm's screens, and the pages of one request and one consignment that farms, offices and carriers share. */

import { lazyScreen } from '@workspace/portal/web'
import { workingRoles } from '../../contract/rights/roles.ts'
import { roleScreen } from '../role-screen.ts'
import { textsWith } from '../texts/texts-of.ts'

const farmAndOffice = ['farm', 'office', 'superadmin'] as const

export const farmScreens = [
  {
    path: '/offer',
    title: { fi: 'Ilmoita lantaa', en: 'Offer manure' },
    screen: roleScreen(
      farmAndOffice,
      async () => (await import('./offer-screen.tsx')).OfferScreen,
      ['forms', 'values', 'commands'],
      ...(['farm', 'states', 'acts', 'work'] as const),
    ),
  },
  {
    path: '/pickups',
    title: { fi: 'Noudot', en: 'Pickups' },
    screen: roleScreen(
      ['farm'],
      async () => (await import('./pickups-screen.tsx')).PickupsScreen,
      ['lists'],
      ...(['work', 'states'] as const),
    ),
  },
  {
    path: '/calendar',
    title: { fi: 'Kalenteri', en: 'Calendar' },
    screen: roleScreen(
      ['farm'],
      async () => (await import('../calendar/calendar-screen.tsx')).CalendarScreen,
      ['forms', 'lists'],
      'calendar',
    ),
  },
  {
    path: '/farm',
    title: { fi: 'Tila', en: 'Farm' },
    screen: roleScreen(
      ['farm'],
      async () => (await import('../farms/farm-screen.tsx')).OwnFarmScreen,
      ['forms', 'values', 'members'],
      ...(['farm', 'work', 'acts'] as const),
    ),
  },
  {
    path: '/invitation/:link',
    access: 'public',
    title: { fi: 'Kutsu tilalle', en: 'Invitation' },
    screen: lazyScreen(
      async () => (await import('../farms/invitation-screen.tsx')).InvitationScreen,
      textsWith(['members']),
    ),
  },
  {
    path: '/requests/:id',
    title: { fi: 'Noutopyyntö', en: 'Pickup request' },
    screen: roleScreen(
      farmAndOffice,
      async () => (await import('../requests/request-screen.tsx')).RequestScreen,
      ['commands', 'values'],
      ...(['acts', 'work', 'states'] as const),
    ),
  },
  {
    path: '/consignments/:id',
    title: { fi: 'Erä', en: 'Consignment' },
    screen: roleScreen(
      workingRoles,
      async () => (await import('../consignments/consignment-screen.tsx')).ConsignmentScreen,
      ['commands', 'values'],
      ...(['acts', 'work', 'states'] as const),
    ),
  },
] as const
