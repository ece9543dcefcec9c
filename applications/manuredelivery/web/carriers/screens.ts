/** The office's carriers. */
import { roleScreen } from '../role-screen.ts'

const office = ['office', 'superadmin'] as const

export const officeCarrierScreens = [
  {
    path: '/office/carriers',
    density: 'office',
    title: { fi: 'Kuljetusyritykset', en: 'Carriers' },
    screen: roleScreen(
      office,
      async () => (await import('./carriers-screen.tsx')).CarriersScreen,
      ['lists'],
      ...(['carriers', 'office'] as const),
    ),
  },
  {
    path: '/office/carriers/:id',
    density: 'office',
    title: { fi: 'Kuljetusyritys', en: 'Carrier' },
    screen: roleScreen(
      office,
      async () => (await import('./carrier-screen.tsx')).CarrierScreen,
      ['forms', 'values'],
      ...(['carriers', 'carrier', 'washes'] as const),
    ),
  },
  {
    path: '/office/carriers/:id/vehicles/:vehicle',
    density: 'office',
    title: { fi: 'Auto', en: 'Truck' },
    screen: roleScreen(
      office,
      async () => (await import('../carrier/vehicle-screen.tsx')).OfficeVehicleScreen,
      ['forms', 'values'],
      ...(['carriers', 'carrier', 'washes', 'start'] as const),
    ),
  },
] as const
