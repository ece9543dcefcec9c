/** What the signed in may meet. */
import { minutes } from '@house/portal/server/testing'
import { hold, refuse } from '../interception.ts'
import type { ScreenState, Stage } from './screen-state.ts'
import { submit, type } from './screen-state.ts'

const saveCall = '**/api/settings/usersettings/save'
const feedbackCall = '**/api/senduserfeedbackform'
const saveButton = 'button[form=own-settings]'

let cities = 0

/** Another one in each state: a save that was held back in one may go out after all, and would leave nothing to save. */
function newCity(): string {
  cities += 1
  return `Kauhava ${cities}`
}

export const applicationStates: readonly ScreenState[] = [
  { name: 'front page', shows: 'main li a', show: ({ open }) => open('/frontpage/forced') },
  {
    name: 'front page, menu open',
    follows: true,
    shows: '[popover]:popover-open',
    show: ({ page }) => page.locator('header button[aria-expanded]').click(),
  },
  {
    name: 'front page, favourites',
    follows: true,
    shows: 'main input[value=preferred]:checked',
    show: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.locator('main input[value=preferred]').check()
    },
  },
  {
    name: 'an application on its way',
    shows: 'main output',
    show: async ({ page, open }) => {
      await hold(page, /assets\/start-screen.*\.js/)
      await open('/peatsale')
    },
  },
  { name: 'bedding sales', shows: 'main a', show: ({ open }) => open('/peatsale') },
  { name: 'manure', follows: true, shows: 'main a', show: ({ go }) => go('/manuredelivery') },
  {
    name: 'an application out of use',
    shows: 'main [data-tone=warn]',
    show: async ({ page, open, operator }) => {
      await operator.change('peatsale', { isactive: 0 })
      await open('/peatsale')
      await page.locator('main [data-tone=warn]').waitFor()
      await operator.change('peatsale', { isactive: 1 })
    },
  },
  {
    name: 'initial data on its way',
    shows: 'main output',
    show: async ({ page, open }) => {
      await hold(page, '**/api/data/initial/**')
      await open('/frontpage')
    },
  },
  {
    name: 'initial data did not come',
    shows: 'main [role=alert] button',
    show: async ({ page, open }) => {
      await refuse(page, '**/api/data/initial/**', 'internal_error')
      await open('/frontpage')
    },
  },
  {
    name: 'system closed, as a superadmin sees it',
    shows: '[data-tone=warn]',
    show: async ({ page, open, operator }) => {
      await operator.set({ isactive: false })
      await open('/feedback')
      await page.locator('[data-tone=warn]').waitFor()
      await operator.set({ isactive: true })
    },
  },
]

export const feedbackStates: readonly ScreenState[] = [
  { name: 'feedback', shows: 'main textarea', show: ({ open }) => open('/feedback') },
  {
    name: 'feedback, too long',
    follows: true,
    shows: 'main [aria-invalid=true]',
    show: ({ page }) => type(page, { text: 'kuivike '.repeat(501) }),
  },
  {
    name: 'feedback, busy',
    follows: true,
    shows: `${submit}[aria-disabled=true]`,
    show: async ({ page }) => {
      await hold(page, feedbackCall)
      await type(page, { text: 'Hyvää kuiviketta' })
      await page.locator(submit).click()
    },
  },
  {
    name: 'feedback, leaving it',
    shows: 'dialog[open]',
    show: async ({ page, open, go }) => {
      await open('/feedback')
      await type(page, { text: 'Hyvää kuiviketta' })
      await go('/systeminfo')
    },
  },
  {
    name: 'feedback, sent',
    shows: 'main [data-tone=ok]',
    show: async ({ page, open }) => {
      await page.route(feedbackCall, (route) => route.fulfill({ status: 201, json: { success: true, value: 'ok' } }))
      await open('/feedback')
      await type(page, { text: 'Hyvää kuiviketta' })
      await page.locator(submit).click()
    },
  },
]

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
    shows: '[aria-live=polite] p',
    show: async ({ page }) => {
      await page.locator('main details').last().locator('summary').click()
      await page.locator('main li button').first().click()
      await page.locator('[aria-live=polite] > div').waitFor()
    },
  },
]

/** Of somebody without any application. */
export const emptyStates: readonly ScreenState[] = [
  { name: 'front page, no applications', shows: 'main a', show: ({ open }) => open('/frontpage/forced') },
  {
    name: 'front page, no favourites',
    follows: true,
    shows: 'main a[href="#/user/settings"]',
    show: ({ page }) => page.locator('main input[value=preferred]').check(),
  },
  {
    name: 'an application without a right',
    follows: true,
    shows: 'main [data-tone=warn]',
    show: ({ go }) => go('/peatsale'),
  },
]

export const demoStates: readonly ScreenState[] = [
  { name: 'login in a demo', shows: '#login-demo', show: ({ open }) => open('/login') },
  { name: 'components', follows: true, shows: 'main h2', show: ({ go }) => go('/components') },
  { name: 'mailbox, empty', follows: true, shows: 'main h1', show: ({ go }) => go('/mailbox') },
  {
    name: 'mailbox, a letter open',
    shows: 'main details[open] a',
    show: async ({ page, open, go }) => {
      await open('/login')
      await page.locator('#login-demo ~ ul button').first().click()
      const username = await page.locator('main [name=username]').inputValue()
      await go('/resetpassword')
      await type(page, { username })
      await page.locator(submit).click()
      await page.locator('main [data-tone=ok]').waitFor()
      await go('/mailbox')
      await page.locator('main summary').first().click()
    },
  },
]
