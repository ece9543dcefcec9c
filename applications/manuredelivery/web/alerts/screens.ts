/** The office's alerts, and where trucks were. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const

export const alertScreens = [
  {
    path: '/office/alerts',
    density: 'office',
    title: { fi: 'Hälytykset', en: 'Alerts' },
    screen: roleScreen(
      office,
      async () => (await import('./alerts-screen.tsx')).AlertsScreen,
      ['lists'],
      ...(['alerts', 'warnings'] as const),
    ),
  },
  {
    path: '/office/alerts/new',
    density: 'office',
    title: { fi: 'Uusi hälytys', en: 'New alert' },
    screen: roleScreen(
      office,
      async () => (await import('./new-alert-screen.tsx')).NewAlertScreen,
      ['values'],
      ...(['alerts', 'states', 'warnings', 'washes'] as const),
    ),
  },
  {
    path: '/office/alerts/:id',
    density: 'office',
    title: { fi: 'Hälytys', en: 'Alert' },
    screen: roleScreen(
      office,
      async () => (await import('./alert-screen.tsx')).AlertScreen,
      ['values'],
      ...(['alerts', 'states', 'warnings', 'washes'] as const),
    ),
  },
  {
    path: '/office/trace',
    density: 'office',
    title: { fi: 'Jäljitys', en: 'Traceability' },
    screen: roleScreen(
      office,
      async () => (await import('../traceability/trace-screen.tsx')).TraceScreen,
      ['values'],
      ...(['trace', 'states', 'washes'] as const),
    ),
  },
] as const
