/** The office's settlement: proposals, batches and their files. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const

export const billingScreens = [
  {
    path: '/office/batches',
    screen: roleScreen(
      office,
      async () => (await import('./batches-screen.tsx')).BatchesScreen,
      ['lists', 'values'],
      'billing',
    ),
  },
  {
    path: '/office/batches/:id',
    screen: roleScreen(office, async () => (await import('./batch-screen.tsx')).BatchScreen, [], 'billing'),
  },
]
