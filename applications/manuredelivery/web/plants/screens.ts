/** The office's registers: plants with scales, types of manure, settings, and the superadmin's companies. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const
const plants = () => import('./plants-screen.tsx')
const plant = () => import('./plant-screen.tsx')

export const plantScreens = [
  {
    path: '/office/plants',
    screen: roleScreen(office, async () => (await plants()).PlantsScreen, ['lists'], 'registers'),
  },
  {
    path: '/office/plants/new',
    screen: roleScreen(office, async () => (await plant()).NewPlantScreen, ['forms', 'values'], 'registers'),
  },
  {
    path: '/office/plants/:id',
    screen: roleScreen(office, async () => (await plant()).PlantScreen, ['forms', 'values'], 'registers'),
  },
  {
    path: '/office/types',
    screen: roleScreen(office, async () => (await import('./types-screen.tsx')).TypesScreen, [], 'registers'),
  },
  {
    path: '/office/types/:id',
    screen: roleScreen(
      ['superadmin'],
      async () => (await import('./type-screen.tsx')).TypeScreen,
      ['forms', 'values'],
      'registers',
    ),
  },
  {
    path: '/office/vat',
    screen: roleScreen(office, async () => (await import('./vat-screen.tsx')).VatScreen, ['forms'], 'registers'),
  },
  {
    path: '/office/settings',
    screen: roleScreen(
      office,
      async () => (await import('./settings-screen.tsx')).SettingsScreen,
      ['forms', 'values'],
      'registers',
    ),
  },
  {
    path: '/office/companies',
    screen: roleScreen(
      ['superadmin'],
      async () => (await import('./companies-screen.tsx')).CompaniesScreen,
      ['forms'],
      'registers',
    ),
  },
]
