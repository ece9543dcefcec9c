/** What an administrator of manure delivery meets (ROLE-30). */
import { hold, refuse } from '../interception.ts'
import type { ScreenState } from './screen-state.ts'

const address = '/admin/people/manuredelivery'
const searchCall = '**/api/admin/applications/people/search'
const saveCall = '**/api/admin/applications/people/save'

export const manureStates: readonly ScreenState[] = [
  {
    name: 'manure people on their way',
    shows: 'main output',
    show: async ({ page, open }) => {
      await hold(page, searchCall)
      await open(address)
    },
  },
  {
    name: 'manure people did not come',
    shows: 'main [role=alert] button',
    show: async ({ page, open }) => {
      await refuse(page, searchCall, 'internal_error')
      await open(address)
    },
  },
  { name: 'manure people', shows: 'tbody tr', show: ({ open }) => open(address) },
  {
    name: 'a manure part',
    follows: true,
    shows: 'dialog[open] input[type=radio]',
    show: ({ page }) => page.locator('tbody button').first().click(),
  },
  {
    name: 'a manure part of a transporter, without a company',
    follows: true,
    shows: 'dialog select',
    show: ({ page }) => page.locator('dialog input[value=transport]').check(),
  },
  {
    name: 'the last manure right is taken',
    follows: true,
    shows: 'dialog [data-tone=warn]',
    show: ({ page }) => page.locator('dialog input[value=none]').check(),
  },
  {
    name: 'a manure part was not saved',
    follows: true,
    shows: 'dialog [role=alert]',
    show: async ({ page }) => {
      await refuse(page, saveCall, 'forbidden')
      await page.locator('dialog button').last().click()
    },
  },
  {
    name: 'no manure people found',
    shows: 'main p',
    show: async ({ page, open }) => {
      await open(address)
      await page.locator('main input[type=search]').fill('eiketään')
      await page.locator('tbody').waitFor({ state: 'detached' })
    },
  },
]
