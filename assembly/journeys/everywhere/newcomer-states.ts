/** What administrators meet of people who wait for access: notices, rows to let in by, a toast, nobody left. */
import { refuse } from '../interception.ts'
import type { ScreenState } from './screen-state.ts'
import { toasts } from './screen-state.ts'

const waiting = '/admin/users/allusers?state=withoutrights'

export const newcomerStates: readonly ScreenState[] = [
  {
    name: 'front page with notices',
    shows: 'main section li a',
    show: async ({ portal, open }) => {
      for (const firstname of ['Maija', 'Maire']) await portal.person({ firstname, company: 'Biolan' })
      await portal.person({ firstname: 'Äijä' })
      await open('/frontpage/forced')
    },
  },
  {
    name: 'notices did not come',
    shows: 'main [role=status] button',
    show: async ({ page, open }) => {
      await refuse(page, '**/api/data/frontpage', 'internal_error')
      await open('/frontpage/forced')
    },
  },
  { name: 'people who wait for access', shows: 'tbody tr button', show: ({ open }) => open(waiting) },
  {
    name: 'where somebody is let in',
    follows: true,
    shows: '[popover]:popover-open',
    // Äijä's, who named no company, stands last.
    show: ({ page }) => page.locator('tbody button[aria-expanded]').last().click(),
  },
  {
    name: 'let in, with the way back',
    follows: true,
    says: toasts,
    shows: '[aria-live=polite] button',
    show: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.locator('tbody button[data-variant=secondary]:not([aria-expanded])').first().click()
    },
  },
  {
    name: 'nobody waits',
    shows: 'main section p',
    show: async ({ open }) => open(`${waiting}&find=eiketaan`),
  },
]
