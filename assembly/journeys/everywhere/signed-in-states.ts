/** What the signed in may meet. */
import { hold, refuse, scriptsOf } from '../interception.ts'
import type { ScreenState } from './screen-state.ts'
import { submit, type } from './screen-state.ts'

const feedbackCall = '**/api/senduserfeedbackform'

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
      await hold(page, scriptsOf('peatsale-parts'))
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
    // Below it administrators are reminded of the second factor.
    shows: '[data-tone=warn] >> nth=0',
    show: async ({ page, open, operator }) => {
      await operator.set({ isactive: false })
      await open('/feedback')
      await page.locator('[data-tone=warn]').first().waitFor()
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

/** Of somebody without any application. */
export const emptyStates: readonly ScreenState[] = [
  { name: 'front page, no applications', shows: 'main a', show: ({ open }) => open('/frontpage/forced') },
  {
    name: 'front page, no favourites',
    follows: true,
    shows: 'main a[href="#/user/settings"]',
    show: ({ page }) => page.locator('main input[value=preferred]').check(),
  },
  { name: 'a newcomer who waits', follows: true, shows: 'main ol', show: ({ go }) => go('/peatsale') },
]

export const closedStates: readonly ScreenState[] = [
  { name: 'an application without a right', shows: 'main [data-tone=warn]', show: ({ open }) => open('/peatsale') },
]

export const demoStates: readonly ScreenState[] = [
  { name: 'login in a demo', shows: '#login-demo', show: ({ open }) => open('/login') },
  { name: 'components', follows: true, shows: 'main h2', show: ({ go }) => go('/components') },
  { name: 'a field screen', follows: true, shows: 'main ol', show: ({ go }) => go('/components?field') },
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
