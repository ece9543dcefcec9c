/** The office's lists: inbox, consignments, what to check, farms. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const

export const officeScreens = [
  {
    path: '/office/requests',
    density: 'office',
    title: { fi: 'Saapuneet', en: 'Inbox' },
    screen: roleScreen(
      office,
      async () => (await import('./inbox-screen.tsx')).InboxScreen,
      ['lists', 'values', 'commands'],
      ...(['office', 'acts', 'work', 'states', 'terms'] as const),
    ),
  },
  {
    path: '/office/consignments',
    density: 'office',
    title: { fi: 'Noudot', en: 'Consignments' },
    screen: roleScreen(
      office,
      async () => (await import('../consignments/consignments-screen.tsx')).ConsignmentsScreen,
      ['lists'],
      ...(['office', 'states'] as const),
    ),
  },
  {
    path: '/office/check',
    density: 'office',
    title: { fi: 'Tarkistus', en: 'Check' },
    screen: roleScreen(
      office,
      async () => (await import('../consignments/consignments-screen.tsx')).CheckScreen,
      ['lists'],
      ...(['office', 'states'] as const),
    ),
  },
  {
    path: '/office/farms',
    density: 'office',
    title: { fi: 'Tilat', en: 'Farms' },
    screen: roleScreen(
      office,
      async () => (await import('../farms/farms-screen.tsx')).FarmsScreen,
      ['lists'],
      ...(['office', 'expiring'] as const),
    ),
  },
  {
    path: '/office/farms/new',
    density: 'office',
    title: { fi: 'Uusi tila', en: 'New farm' },
    screen: roleScreen(
      office,
      async () => (await import('../farms/new-farm-screen.tsx')).NewFarmScreen,
      ['forms'],
      'farm',
    ),
  },
  {
    path: '/office/farms/requests',
    density: 'office',
    title: { fi: 'Liittyvät tilat', en: 'Farms that want to join' },
    screen: roleScreen(
      office,
      async () => (await import('../farms/farm-requests-screen.tsx')).FarmRequestsScreen,
      ['lists', 'forms'],
      ...(['joining', 'office', 'farm', 'acts'] as const),
    ),
  },
  {
    path: '/office/farms/calendar',
    density: 'office',
    title: { fi: 'Odotettavissa oleva lanta', en: 'Manure to expect' },
    screen: roleScreen(
      office,
      async () => (await import('../calendar/ahead-screen.tsx')).ManureAheadScreen,
      ['lists'],
      ...(['calendar', 'expiring'] as const),
    ),
  },
  {
    path: '/office/farms/:id/calendar',
    density: 'office',
    title: { fi: 'Tilan kalenteri', en: 'Calendar of a farm' },
    screen: roleScreen(
      office,
      async () => (await import('../calendar/calendar-screen.tsx')).OfficeCalendarScreen,
      ['lists'],
      'calendar',
    ),
  },
  {
    path: '/office/farms/expiring',
    density: 'office',
    title: { fi: 'Vanhenevat', en: 'Expiring' },
    screen: roleScreen(
      office,
      async () => (await import('../farms/expiring-screen.tsx')).ExpiringScreen,
      ['lists'],
      'expiring',
    ),
  },
  {
    path: '/office/farms/:id',
    density: 'office',
    title: { fi: 'Tila', en: 'Farm' },
    screen: roleScreen(
      office,
      async () => (await import('../farms/farm-screen.tsx')).OfficeFarmScreen,
      ['forms', 'values', 'members'],
      ...(['farm', 'joining', 'work', 'acts'] as const),
    ),
  },
] as const
