/** The office's runs. */
import { roleScreen } from '../role-screen.ts'

export const runScreens = [
  {
    path: '/office/runs',
    density: 'office',
    title: { fi: 'Kierrokset', en: 'Runs' },
    screen: roleScreen(
      ['office', 'superadmin'],
      async () => (await import('./runs-screen.tsx')).RunsScreen,
      ['lists'],
      ...(['carrier', 'office', 'states'] as const),
    ),
  },
] as const
