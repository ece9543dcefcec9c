/** Screens at the gate of a plant. */
import type { ApplicationScreen } from '@workspace/portal/web'
import { roleScreen } from '../role-screen.ts'

const sections = ['gate', 'weighing', 'states', 'paper'] as const

const arrivals = roleScreen(
  ['receiver', 'office', 'superadmin'],
  async () => (await import('./arrivals-screen.tsx')).ArrivalsScreen,
  [],
  ...sections,
)
const arrival = roleScreen(
  ['receiver', 'office', 'superadmin'],
  async () => (await import('./arrival-screen.tsx')).ArrivalScreen,
  ['values'],
  ...sections,
)

export const receptionScreens: readonly ApplicationScreen[] = [
  { path: '/reception', screen: arrivals, frame: 'field', title: { fi: 'Saapuvat', en: 'Arrivals' } },
  { path: '/reception/:id', screen: arrival, frame: 'field', title: { fi: 'Vastaanotto', en: 'Reception' } },
]
