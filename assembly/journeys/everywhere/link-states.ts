/** What a visitor may meet behind the links of letters, and on the way to one. */
import { hold, refuse, scriptsOf } from '../interception.ts'
import type { ScreenState } from './screen-state.ts'
import { submit, succeed, type } from './screen-state.ts'

const resetCall = '**/api/auth/resetpassword'
const newPasswordCall = '**/api/user/resetpassword'
const newPassword = { password: 'Hallanpera-88', confirmpassword: 'Hallanpera-88' }

export const linkStates: readonly ScreenState[] = [
  { name: 'address verification', shows: 'main button', show: ({ open }) => open('/register/validate/abc') },
  {
    name: 'address verification, pending',
    follows: true,
    shows: 'main output',
    show: async ({ page }) => {
      await hold(page, '**/validateemail/**')
      await page.locator('main button').click()
    },
  },
  {
    name: 'address verification, done',
    shows: 'main [data-tone=ok]',
    show: async ({ page, open }) => {
      await succeed(page, '**/validateemail/**')
      await open('/register/validate/abc')
      await page.locator('main button').click()
    },
  },
  {
    name: 'address verification, failed',
    shows: 'main [role=alert]',
    show: async ({ page, open }) => {
      await open('/register/validate/abc')
      await page.locator('main button').click()
    },
  },
  { name: 'forgotten password', shows: 'main [name=username]', show: ({ open }) => open('/resetpassword') },
  {
    name: 'forgotten password, too long',
    follows: true,
    shows: 'main [aria-invalid=true]',
    show: async ({ page }) => {
      await type(page, { email: 'maija.pitkasukunimi@posti.test' })
      await page.locator(submit).click()
    },
  },
  {
    name: 'forgotten password, sending',
    follows: true,
    shows: 'main output',
    show: async ({ page }) => {
      await hold(page, resetCall)
      await type(page, { username: 'testaaja_1' })
      await page.locator(submit).click()
    },
  },
  {
    name: 'forgotten password, sent',
    shows: 'main [data-tone=ok]',
    show: async ({ page, open }) => {
      await succeed(page, resetCall)
      await open('/resetpassword')
      await type(page, { username: 'testaaja_1' })
      await page.locator(submit).click()
    },
  },
  {
    name: 'forgotten password, unknown',
    shows: 'main [role=alert]',
    show: async ({ page, open }) => {
      await open('/resetpassword')
      await type(page, { username: 'ei_olemassa_1' })
      await page.locator(submit).click()
    },
  },
  {
    name: 'forgotten password, fault',
    follows: true,
    shows: 'main [role=alert]',
    show: async ({ page }) => {
      await refuse(page, resetCall, 'internal_error')
      await page.locator('main button').click()
      await page.locator(submit).click()
    },
  },
  { name: 'new password', shows: 'main [name=password]', show: ({ open }) => open('/auth/resetpassword/abc') },
  {
    name: 'new password, unequal',
    follows: true,
    shows: '#new-confirmpassword-note',
    show: async ({ page }) => {
      await type(page, { password: 'Hallanpera-88', confirmpassword: 'Hallanpera-8' })
      await page.locator('main [name=confirmpassword]').blur()
    },
  },
  {
    name: 'new password, ready and shown',
    follows: true,
    shows: submit,
    show: async ({ page }) => {
      await type(page, newPassword)
      await page.locator('main input[type=checkbox]').check()
    },
  },
  {
    name: 'new password, fault',
    follows: true,
    shows: 'main [role=alert]',
    show: async ({ page }) => {
      await refuse(page, newPasswordCall, 'internal_error')
      await page.locator(submit).click()
    },
  },
  {
    name: 'new password, useless link',
    follows: true,
    shows: 'main [role=alert] a',
    show: async ({ page }) => {
      await refuse(page, newPasswordCall, 'invalid_code')
      await type(page, newPassword)
      await page.locator(submit).click()
    },
  },
  { name: 'new address', shows: 'main button', show: ({ open }) => open('/user/confirmemail/abc') },
  {
    name: 'new address, proved',
    follows: true,
    shows: 'main [data-tone=ok]',
    show: async ({ page }) => {
      await succeed(page, '**/api/user/confirmemail')
      await page.locator('main button').click()
    },
  },
  { name: 'former address', shows: 'main button', show: ({ open }) => open('/user/undoemailchange/abc') },
  {
    name: 'former address, useless link',
    follows: true,
    shows: 'main [role=alert]',
    show: async ({ page }) => {
      await refuse(page, '**/api/user/undoemailchange', 'invalid_code')
      await page.locator('main button').click()
    },
  },
]

export const documentStates: readonly ScreenState[] = [
  ...['termsofuse', 'instructions', 'registerstatement', 'accessibility'].map((name) => ({
    name,
    shows: 'main h2',
    show: ({ open }: Parameters<ScreenState['show']>[0]) => open(`/${name}`),
  })),
  { name: 'terms in Finnish', follows: true, shows: 'div[lang=fi] h2', show: ({ go }) => go('/termsofuse?lang=fi') },
  { name: 'system info', follows: true, shows: 'main li', show: ({ go }) => go('/systeminfo') },
  { name: 'page not found', follows: true, shows: 'main h1', show: ({ go }) => go('/nosuch') },
  { name: 'system down', follows: true, shows: 'main button', show: ({ go }) => go('/systemdown') },
  {
    name: 'terms before anything has come',
    shows: 'main h2',
    show: async ({ page, open }) => {
      await hold(page, '**/api/**')
      await open('/termsofuse')
    },
  },
  {
    name: 'a screen on its way',
    shows: 'main output',
    show: async ({ page, open }) => {
      await hold(page, scriptsOf('system-info-screen'))
      await open('/systeminfo')
    },
  },
  {
    name: 'a screen that did not come',
    shows: 'main [role=alert] button',
    show: async ({ page, open }) => {
      await page.route(scriptsOf('system-info-screen'), (route) => route.abort())
      await open('/systeminfo')
    },
  },
  {
    name: 'system closed',
    shows: 'main a[href="#/login"]',
    show: async ({ page, open, operator }) => {
      await operator.set({ isactive: false })
      await open('/register')
      await page.locator('main a[href="#/login"]').waitFor()
      await operator.set({ isactive: true })
    },
  },
]
