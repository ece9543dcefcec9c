/** The office's terms with farms, and what it pays carriers. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const

export const termScreens = [
  {
    path: '/office/terms',
    screen: roleScreen(office, async () => (await import('./terms-screen.tsx')).TermsScreen, ['lists'], 'terms'),
  },
  {
    path: '/office/terms/carriers',
    screen: roleScreen(
      office,
      async () => (await import('./carrier-terms-screen.tsx')).CarrierTermsScreen,
      ['forms', 'values'],
      'terms',
    ),
  },
  {
    path: '/office/terms/:id',
    screen: roleScreen(
      office,
      async () => (await import('./term-screen.tsx')).TermScreen,
      ['forms', 'values'],
      'terms',
    ),
  },
]
