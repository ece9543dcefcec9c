/** A farm's record of the year, and documents: the farm's own, the office's, and what crew and plants carry. */
import { workingRoles } from '../../contract/rights/roles.ts'
import { roleScreen } from '../role-screen.ts'

export const recordScreens = [
  {
    path: '/records',
    screen: roleScreen(['farm'], async () => (await import('./records-screen.tsx')).RecordsScreen, [], 'records'),
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
]
