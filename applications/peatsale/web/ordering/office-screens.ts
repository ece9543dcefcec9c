/** How the office orders for a customer: one that is found, or one who is new. */
import type { WebApplication } from '@workspace/portal/web'
import { officeScreen } from '../office-screen.ts'
import { textsWith } from '../texts/texts-of.ts'

const customerChoice = officeScreen(
  async () => (await import('./customer-choice-screen.tsx')).CustomerChoiceScreen,
  textsWith(['lists'], 'changes', 'office'),
)
const caller = officeScreen(
  async () => (await import('./caller-screen.tsx')).CallerScreen,
  textsWith(['forms'], 'caller', 'customers', 'sites'),
)

export const phoneOrderScreens: WebApplication['screens'] = [
  {
    path: '/office/orders/new',
    density: 'office',
    screen: customerChoice,
    title: { fi: 'Tilaus asiakkaalle', en: 'Order for a customer' },
  },
  {
    path: '/office/orders/caller',
    density: 'office',
    screen: caller,
    title: { fi: 'Uusi asiakas puhelimessa', en: 'New customer on the phone' },
  },
]
