/** What a visitor may meet: login and registration. */
import type { Page } from '@playwright/test'
import { cut, hold, refuse } from '../interception.ts'
import { fillRegistration } from '../signed-out/registration-form.ts'
import type { ScreenState } from './screen-state.ts'
import { submit, succeed, type } from './screen-state.ts'

const logInCall = '**/api/auth/userlogin'
const registerCall = '**/newregistration'
const credentials = { username: 'testaaja_1', password: 'Hallanpera-88' }

let newcomers = 0

/** A name of its own in each state: a request that was held back in one may go out after all. */
function newName() {
  newcomers += 1
  return { username: `tulokas_maija_${newcomers}`, email: `tulokas_maija_${newcomers}@posti.test` }
}

export const loginStates: readonly ScreenState[] = [
  { name: 'login', shows: submit, show: ({ open }) => open('/login') },
  {
    name: 'login, busy',
    follows: true,
    shows: `${submit}[aria-disabled=true]`,
    show: async ({ page }) => {
      await type(page, credentials)
      await hold(page, logInCall)
      await page.locator(submit).click()
    },
  },
  {
    name: 'login, wrong password',
    shows: 'main [role=alert]',
    show: async ({ page, open }) => {
      await refuse(page, logInCall, 'invalid_password')
      await open('/login')
      await type(page, credentials)
      await page.locator(submit).click()
    },
  },
  {
    name: 'login, not verified, letter sent again',
    shows: 'main [data-tone=ok]',
    show: async ({ page, open }) => {
      await refuse(page, logInCall, 'user_not_verified')
      await succeed(page, '**/resendvalidation')
      await open('/login')
      await type(page, credentials)
      await page.locator(submit).click()
      await page.locator('main [data-tone=warn] button').click()
    },
  },
  {
    name: 'login, fault',
    shows: 'main [role=alert]',
    show: async ({ page, open }) => {
      await refuse(page, logInCall, 'internal_error')
      await open('/login')
      await type(page, credentials)
      await page.locator(submit).click()
    },
  },
  { name: 'login, sent there by a guard', shows: 'main [data-tone=info]', show: ({ open }) => open('/feedback') },
  {
    name: 'login, public data did not come',
    shows: '[role=alert] button',
    show: async ({ page, open }) => {
      await cut(page, '**/initialwithoutlogin')
      await open('/login')
    },
  },
]

/** Without the draft of the state before. */
async function openEmpty(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open('/login')
  await page.evaluate(() => localStorage.removeItem('registrationdraft'))
  await open('/register')
}

export const registrationStates: readonly ScreenState[] = [
  {
    name: 'registration',
    shows: 'main fieldset',
    show: ({ page, open }) => openEmpty(page, open),
  },
  {
    name: 'registration, every field wrong',
    follows: true,
    shows: '#register-telephone-note',
    show: async ({ page }) => {
      const wrong = { username: 'a', password: 'a', confirmpassword: 'b', email: 'a', firstname: 'a', lastname: 'a' }
      await type(page, {
        ...wrong,
        streetaddress: ' ',
        postal: '0',
        city: ' ',
        country: 'a'.repeat(101),
        telephone: 'a',
      })
      for (const name of ['privacy', 'terms']) {
        await page.locator(`main [name=${name}]`).check()
        await page.locator(`main [name=${name}]`).uncheck()
      }
      await page.locator('main [name=telephone]').focus()
      await page.locator('main [name=telephone]').blur()
    },
  },
  {
    name: 'registration, ready',
    shows: '#register-username-note',
    show: async ({ page, open }) => {
      await openEmpty(page, open)
      await fillRegistration(page, newName())
    },
  },
  {
    name: 'registration, busy',
    follows: true,
    shows: `${submit}[aria-disabled=true]`,
    show: async ({ page }) => {
      await hold(page, registerCall)
      await page.locator(submit).click()
    },
  },
  {
    name: 'registration, fault',
    shows: 'main [role=alert]',
    show: async ({ page, open }) => {
      await refuse(page, registerCall, 'internal_error')
      await openEmpty(page, open)
      await fillRegistration(page, newName())
      await page.locator(submit).click()
    },
  },
  {
    name: 'registration, done, letter sent again',
    follows: true,
    shows: 'main [data-tone=ok] ~ [data-tone=ok]',
    show: async ({ page }) => {
      await page.route(registerCall, (route) => route.fulfill({ status: 201, json: { success: true, value: 'ok' } }))
      await succeed(page, '**/resendvalidation')
      await page.locator(submit).click()
      await page.locator('main button').last().click()
    },
  },
  {
    name: 'registration, an unfinished one restored',
    shows: 'main form [data-tone=info] button',
    show: async ({ page, open }) => {
      await open('/register')
      await type(page, { city: 'Kauhava' })
      await open('/register')
    },
  },
  {
    name: 'registration, the system closed over it',
    shows: '[data-tone=warn] button',
    show: async ({ page, open, operator }) => {
      await openEmpty(page, open)
      await fillRegistration(page, newName())
      await operator.set({ isactive: false })
      await page.locator(submit).click()
      await page.locator('[data-tone=warn] button').waitFor()
      await operator.set({ isactive: true })
    },
  },
  {
    name: 'registration, the line broken',
    shows: '[aria-live] [data-tone=warn]',
    show: async ({ page, open }) => {
      await openEmpty(page, open)
      await type(page, { city: 'Kauhava' })
      await cut(page, '**/api/**')
      await type(page, { username: 'tulokas_maija_9' })
      await page.locator('main [name=username]').blur()
    },
  },
  {
    name: 'registration, switched off',
    shows: 'main [data-tone=warn]',
    show: async ({ page, open, operator }) => {
      await operator.set({ registrationEnabled: false })
      await open('/register')
      await page.locator('main [data-tone=warn]').waitFor()
      await operator.set({ registrationEnabled: true })
    },
  },
]
