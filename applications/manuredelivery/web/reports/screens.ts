/** The office's reports: what was received, raw materials of a year, and what carriers are owed. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const

export const reportScreens = [
  {
    path: '/office/reports',
    screen: roleScreen(
      office,
      async () => (await import('./received-screen.tsx')).ReceivedScreen,
      ['values'],
      'reports',
    ),
  },
  {
    path: '/office/reports/materials',
    screen: roleScreen(office, async () => (await import('./materials-screen.tsx')).MaterialsScreen, [], 'reports'),
  },
  {
    path: '/office/reports/carriers',
    screen: roleScreen(
      office,
      async () => (await import('./carrier-rows-screen.tsx')).CarrierRowsScreen,
      ['lists', 'values'],
      'reports',
    ),
  },
]
