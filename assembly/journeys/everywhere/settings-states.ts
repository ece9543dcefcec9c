/** What somebody may meet in the own settings. */
import { minutes } from '@workspace/portal/server/testing'
import { cut, hold, refuse } from '../interception.ts'
import type { ScreenState, Stage } from './screen-state.ts'
import { toasts, type } from './screen-state.ts'

const saveCall = '**/api/settings/usersettings/save'
const saveButton = 'button[form=own-settings]'

let cities = 0

/** Another one in each state: a save that was held back in one may go out after all, and would leave nothing to save. */
function newCity(): string {
  cities += 1
  return `Kauhava ${cities}`
}

async function openRows({ page }: Stage): Promise<void> {
  const edits = page.locator('main [id^=settings-][id$=-edit]:visible')
  while ((await edits.count()) > 0) await edits.first().click()
}

export const settingsStates: readonly ScreenState[] = [
  {
    name: 'own settings, all blocks open, sessions listed',
    shows: 'main ul li',
    show: async ({ page, open }) => {
      await open('/user/settings')
      await page.locator('#settings-email-edit').waitFor()
      const closed = page.locator('main details:not([open]) > summary')
      while ((await closed.count()) > 0) await closed.first().click()
    },
  },
  { name: 'own settings, every row open', follows: true, shows: '#settings-confirmpassword', show: openRows },
  {
    name: 'own settings, every row wrong',
    follows: true,
    shows: '#settings-postal-note',
    show: async ({ page }) => {
      const wrong = { password: 'a', confirmpassword: 'b', email: 'a', firstname: 'a', lastname: 'a', telephone: 'a' }
      await type(page, { ...wrong, postal: '0', city: 'a'.repeat(101) })
      await page.locator('#settings-city').blur()
    },
  },
  {
    name: 'own settings, failed',
    shows: 'main [role=alert]',
    show: async ({ page, open }) => {
      await refuse(page, saveCall, 'internal_error')
      await open('/user/settings')
      await page.locator('#settings-city-edit').click()
      await type(page, { city: newCity() })
      await page.locator(saveButton).click()
    },
  },
  {
    name: 'own settings, saving',
    follows: true,
    shows: `${saveButton}[aria-disabled=true]`,
    show: async ({ page }) => {
      await hold(page, saveCall)
      await page.locator(saveButton).click()
    },
  },
  {
    name: 'own settings, asked for the password, which was wrong',
    shows: 'dialog [aria-invalid=true]',
    show: async ({ page, portal, open }) => {
      await open('/user/settings')
      portal.clock.advance(minutes(11))
      await page.locator('#settings-email-edit').click()
      await type(page, { email: 'uusi_osoite@posti.test' })
      await page.locator(saveButton).click()
      await page.locator('dialog input').fill('jokin-muu-77')
      await page.locator('dialog button[type=submit]').click()
    },
  },
  {
    name: 'own settings, saved',
    shows: 'main [data-tone=ok]',
    show: async ({ page, open }) => {
      await open('/user/settings')
      await page.locator('#settings-city-edit').click()
      await type(page, { city: newCity() })
      await page.locator(saveButton).click()
    },
  },
  {
    name: 'own settings, a session ended, told by a toast',
    follows: true,
    says: toasts,
    shows: '[aria-live=polite] p',
    show: async ({ page }) => {
      const sessions = page.locator('main details').filter({ hasText: /Omat istunnot|Your sessions/ })
      if (!(await sessions.evaluate((block: HTMLDetailsElement) => block.open)))
        await sessions.locator('summary').click()
      await sessions.locator('li button').first().click()
      await page.locator('[aria-live=polite] > div').last().waitFor()
    },
  },
  {
    name: 'own settings, an address that waits, the line broken over a change',
    shows: 'label[for=settings-email] span',
    show: async ({ page, open }) => {
      const json = { success: true, value: 'ok', waiting: true, refused: false }
      await page.route('**/api/settings/emailstate', (route) => route.fulfill({ json }))
      await open('/user/settings')
      await page.locator('#settings-city-edit').click()
      await type(page, { city: newCity() })
      await cut(page, saveCall)
      await page.locator(saveButton).click()
      await page.locator('main [role=alert] button').waitFor()
    },
  },
]
