/** Screens of a carrier's dispatcher; drivers who may claim see what is on offer. */
import type { ApplicationScreen } from '@workspace/portal/web'
import { roleScreen } from '../role-screen.ts'

const lead = ['carrierLead'] as const

export const carrierScreens: readonly ApplicationScreen[] = [
  {
    path: '/carrier/week',
    title: { fi: 'Viikko', en: 'Week' },
    screen: roleScreen(lead, async () => (await import('./week-screen.tsx')).WeekScreen, [], 'carrier', 'states'),
  },
  {
    path: '/carrier/open',
    title: { fi: 'Tarjolla', en: 'On offer' },
    screen: roleScreen(
      ['carrierLead', 'driver'],
      async () => (await import('./open-screen.tsx')).OpenScreen,
      [],
      ...(['carrier', 'states'] as const),
    ),
  },
  {
    path: '/carrier/crew',
    title: { fi: 'Kuljettajat ja autot', en: 'Drivers and trucks' },
    screen: roleScreen(
      lead,
      async () => (await import('./crew-screen.tsx')).CrewScreen,
      ['forms', 'values'],
      ...(['carrier', 'washes'] as const),
    ),
  },
  {
    path: '/carrier/settlement',
    title: { fi: 'Tilitys', en: 'Settlement' },
    screen: roleScreen(
      lead,
      async () => (await import('../reports/carrier-rows-screen.tsx')).SettlementScreen,
      ['lists', 'values'],
      ...(['reports', 'carrier'] as const),
    ),
  },
  {
    path: '/washes/:id',
    title: { fi: 'Pesukirjaus', en: 'Wash record' },
    screen: roleScreen(
      ['driver', 'carrierLead', 'office', 'superadmin'],
      async () => (await import('../washes/wash-record-screen.tsx')).WashRecordScreen,
      ['lists'],
      'washes',
    ),
  },
  {
    path: '/carrier/vehicles/:id',
    title: { fi: 'Auto', en: 'Truck' },
    screen: roleScreen(
      lead,
      async () => (await import('./vehicle-screen.tsx')).VehicleScreen,
      ['forms', 'values'],
      ...(['carrier', 'washes'] as const),
    ),
  },
]
