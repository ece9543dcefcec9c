/** Screens in the cab. */
import type { ApplicationScreen } from '@workspace/portal/web'
import { roleScreen } from '../role-screen.ts'

const sections = ['driving', 'weighing', 'gate', 'paper', 'states', 'washes'] as const
const fetchDay = () => import('./day-screen.tsx')
const fetchDriven = () => import('./consignment-screen.tsx')

// Each with the one that follows it in the cab: there may be no line where that is opened.
const day = roleScreen(
  ['driver', 'carrierLead'],
  async () => (await followed(fetchDay, fetchDriven)).DriverDayScreen,
  ['values'],
  ...sections,
)
const driven = roleScreen(
  ['driver', 'carrierLead'],
  async () => (await followed(fetchDriven, fetchDay)).DriverConsignmentScreen,
  ['values'],
  ...sections,
)
const bay = roleScreen(
  ['driver', 'carrierLead', 'receiver'],
  async () => (await import('./bay-screen.tsx')).BayScreen,
  ['values'],
  ...sections,
)

export const drivingScreens: readonly ApplicationScreen[] = [
  { path: '/driving', screen: day, frame: 'field', title: { fi: 'Tänään', en: 'Today' } },
  { path: '/driving/:id', screen: driven, frame: 'field', title: { fi: 'Erä', en: 'Consignment' } },
  { path: '/bay/:code', screen: bay, frame: 'field', title: { fi: 'Punnitus ja purku', en: 'Weighing and unloading' } },
]

async function followed<Screen>(fetch: () => Promise<Screen>, fetchNext: () => Promise<unknown>): Promise<Screen> {
  const screen = await fetch()
  // Without it the screen that follows is fetched when it is opened.
  void fetchNext().catch(() => undefined)
  return screen
}
