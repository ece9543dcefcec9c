/** The office's reports: what was received, raw materials of a year, what carriers are owed, weights and corrections. */
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
  {
    path: '/office/reports/weights',
    screen: roleScreen(
      office,
      async () => (await import('./weights-screen.tsx')).WeightsScreen,
      ['values'],
      ...(['reports', 'states'] as const),
    ),
  },
  {
    path: '/office/reports/corrections',
    screen: roleScreen(
      ['superadmin'],
      async () => (await import('./corrections-screen.tsx')).CorrectionsScreen,
      ['values'],
      'reports',
    ),
  },
]
