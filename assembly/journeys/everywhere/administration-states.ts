/** States of the user screens that somebody may meet. Each begins where the one before it ended. */

import { listAddress } from '../administration/people.ts'
import { hold, refuse } from '../interception.ts'
import type { ScreenState } from './screen-state.ts'
import { toasts } from './screen-state.ts'

const searchCall = '**/api/admin/users/search'

export function listStates(name: string): readonly ScreenState[] {
  return [
    {
      name: 'admin data on its way',
      shows: 'main output',
      show: async ({ page, open }) => {
        await hold(page, searchCall)
        await open(listAddress)
      },
    },
    {
      name: 'admin data did not come',
      shows: 'main [role=alert] button',
      show: async ({ page, open }) => {
        await refuse(page, searchCall, 'internal_error')
        await open(listAddress)
      },
    },
    { name: 'all users', shows: 'tbody tr[data-index]', show: ({ open }) => open(`${listAddress}?find=${name}`) },
    {
      name: 'views open',
      follows: true,
      shows: '[popover]:popover-open',
      show: ({ page }) => page.locator('main button[aria-expanded]').first().click(),
    },
    {
      name: 'users ticked',
      follows: true,
      shows: 'tbody tr[data-selected]',
      show: async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.locator('tbody input[type=checkbox]').first().check()
      },
    },
    {
      name: 'a letter is asked about first',
      follows: true,
      shows: 'dialog[open] li',
      show: ({ page }) => page.locator('[data-bulk-bar] button[data-variant=ground]:has(svg)').first().click(),
    },
    {
      name: 'bulk action, which group',
      follows: true,
      shows: 'dialog[open] select',
      show: async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.locator('[data-bulk-bar] button[aria-expanded]').click()
        await page.locator('[popover]:popover-open button').nth(3).click()
        await page.locator('dialog button[type=submit]').click()
      },
    },
    {
      name: 'verifying failed',
      follows: true,
      shows: 'main [role=alert]',
      show: async ({ page }) => {
        await page.keyboard.press('Escape')
        await refuse(page, '**/api/admin/settings/verifyusers', 'forbidden')
        await page.locator('main button[data-variant=straw]').click()
      },
    },
    {
      name: 'done at once, with a way back',
      says: toasts,
      shows: 'button[aria-keyshortcuts]',
      show: async ({ page, open }) => {
        await open(`${listAddress}?find=${name}`)
        await page.locator('td[data-cell=state] button').first().click()
        await page.locator('button[aria-keyshortcuts]').last().hover()
      },
    },
    { name: 'no match', shows: 'main a[href]', show: ({ open }) => open(`${listAddress}?find=zzzzqq`) },
    {
      name: 'not yet implemented',
      shows: 'main nav',
      show: ({ open }) => open('/admin/users/usergroups'),
    },
  ]
}

export function editorStates(name: string): readonly ScreenState[] {
  return [
    {
      name: 'user settings',
      shows: '#user-firstname',
      show: async ({ page, open }) => {
        await open(`${listAddress}?find=${name}`)
        await page.locator('tbody th a').first().click()
      },
    },
    {
      name: 'user settings, all blocks open',
      follows: true,
      shows: 'details[open] ol li, details[open] p',
      show: async ({ page }) => {
        const folded = page.locator('details:not([open]) > summary')
        while ((await folded.count()) > 0) await folded.first().click()
      },
    },
    {
      name: 'user settings, changed and wrong',
      follows: true,
      shows: 'main [aria-invalid=true]',
      show: async ({ page }) => {
        await page.locator('#user-firstname').fill('')
        await page.locator('#user-firstname').blur()
        await page.locator('#user-usertype').selectOption('transport')
        await page.locator('#user-usertypemanure input[value=transport]').check()
      },
    },
    {
      name: 'user settings, changes in words',
      follows: true,
      shows: 'dialog[open] dl',
      show: async ({ page }) => {
        await page.locator('#user-firstname').fill('Ainomaija')
        await page.locator('main button[data-variant=quiet]').last().click()
      },
    },
    {
      name: 'leaving asks first',
      follows: true,
      shows: 'dialog[open]',
      show: async ({ page, go }) => {
        await page.keyboard.press('Escape')
        await go(listAddress)
      },
    },
    {
      name: 'delete, the username is wrong',
      follows: true,
      shows: 'dialog[open] [aria-invalid=true]',
      show: async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.locator('main button[data-variant=danger]').last().click()
        await page.locator('dialog button[data-variant=danger]').click()
      },
    },
  ]
}

export const newUserStates: readonly ScreenState[] = [
  { name: 'new user', shows: '#user-username', show: ({ open }) => open(`${listAddress}/addnewuser`) },
  {
    name: 'new user, wrong',
    follows: true,
    shows: 'main [aria-invalid=true]',
    show: async ({ page }) => {
      for (const field of ['username', 'password', 'editpassword', 'email', 'telephone']) {
        await page.locator(`#user-${field}`).fill('x')
        await page.locator(`#user-${field}`).blur()
      }
    },
  },
]

const csv = 'Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi\nlyhyt;ei;A;B\nkunnollinen_1;kunnollinen@posti.test;Aino;Oikea'

export const importStates: readonly ScreenState[] = [
  { name: 'import, file', shows: 'input[type=file]', show: ({ open }) => open(`${listAddress}/import`) },
  {
    name: 'import, no file chosen',
    follows: true,
    shows: 'main [aria-invalid=true]',
    show: ({ page }) => page.locator('main button[type=submit]').click(),
  },
  {
    name: 'import, columns',
    follows: true,
    shows: 'main table select',
    show: async ({ page }) => {
      const file = { name: 'kayttajat.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.locator('main button[type=submit]').click()
    },
  },
  {
    name: 'import, rehearsed',
    follows: true,
    shows: 'main table + *, main input[type=checkbox]',
    show: async ({ page }) => {
      await page.locator('main button:not([data-variant=secondary])').last().click()
    },
  },
]

const lettersCall = '**/api/admin/mail/**'

export const systemStates: readonly ScreenState[] = [
  ...[
    '/admin/system',
    '/admin/system/systemshutdown',
    '/admin/system/changeviews',
    '/admin/applications',
    '/admin/system/letters',
    '/admin/system/feedback',
    '/admin/system/sessions',
    '/admin/system/audit',
    '/admin/system/health',
  ].map(
    (address): ScreenState => ({
      name: address,
      shows: 'main h2',
      show: async ({ page, open }) => {
        await open(address)
        await page.locator('main h2').first().waitFor()
        await page.waitForLoadState('load')
      },
    }),
  ),
  {
    name: 'letters did not come',
    shows: 'main [role=alert]',
    show: async ({ page, open }) => {
      await refuse(page, lettersCall, 'internal_error')
      await open('/admin/system/letters')
    },
  },
  {
    name: 'the question before the system is shut down',
    shows: 'main button[data-variant=danger]',
    show: async ({ page, open }) => {
      await open('/admin/system/systemshutdown')
      await page.locator('main button[data-variant=danger]').first().waitFor()
    },
  },
]
