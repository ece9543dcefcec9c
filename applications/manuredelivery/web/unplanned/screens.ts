/** The office's unplanned consignments. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const

export const unplannedScreens = [
  {
    path: '/office/unplanned',
    density: 'office',
    title: { fi: 'Suunnittelemattomat', en: 'Unplanned' },
    screen: roleScreen(
      office,
      async () => (await import('./unplanned-screen.tsx')).UnplannedScreen,
      ['lists'],
      ...(['unplanned', 'office', 'states'] as const),
    ),
  },
  {
    path: '/office/unplanned/new',
    density: 'office',
    title: { fi: 'Suunnittelematon erä', en: 'Unplanned consignment' },
    screen: roleScreen(
      office,
      async () => (await import('./new-unplanned-screen.tsx')).NewUnplannedScreen,
      ['lists', 'forms', 'values'],
      ...(['unplanned', 'acts'] as const),
    ),
  },
] as const
