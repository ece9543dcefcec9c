/** The office's further views of loads: those to verify, and a week. */
import type { WebApplication } from '@workspace/portal/web'
import { officeScreen } from '../office-screen.ts'
import { textsWith } from '../texts/texts-of.ts'

const verification = officeScreen(
  async () => (await import('../verification/queue-screen.tsx')).VerificationScreen,
  textsWith(['lists', 'values'], 'queue', 'office', 'acts', 'week', 'work'),
)
const week = officeScreen(
  async () => (await import('../week/week-screen.tsx')).WeekScreen,
  textsWith(['lists', 'values'], 'week', 'many', 'queue', 'carrier', 'office', 'work', 'states'),
)

export const loadDeskScreens: WebApplication['screens'] = [
  {
    path: '/office/verification',
    density: 'office',
    screen: verification,
    title: { fi: 'Tarkastus', en: 'Verification' },
  },
  { path: '/office/week', density: 'office', screen: week, title: { fi: 'Viikko', en: 'Week' } },
]
