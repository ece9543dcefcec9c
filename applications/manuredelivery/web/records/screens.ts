/** A farm's record of the year, and documents: the farm's own, the office's, and what crew and plants carry. */
import { workingRoles } from '../../contract/rights/roles.ts'
import { roleScreen } from '../role-screen.ts'

export const recordScreens = [
  {
    path: '/records',
    screen: roleScreen(['farm'], async () => (await import('./records-screen.tsx')).RecordsScreen, [], 'records'),
  },
  {
    path: '/office/farms/:id/year',
    density: 'office',
    title: { fi: 'Tilan vuosi', en: 'Year of a farm' },
    screen: roleScreen(
      ['office', 'superadmin'],
      async () => (await import('./records-screen.tsx')).FarmYearScreen,
      [],
      'records',
    ),
  },
  {
    path: '/documents',
    screen: roleScreen(
      workingRoles,
      async () => (await import('./documents-screen.tsx')).DocumentsScreen,
      ['lists'],
      'records',
    ),
  },
] as const
