/** Issue 10, own face: the portal with somebody else's name, logo, colours and companies, from the first paint on. */
import type { Page } from '@playwright/test'
import { test } from './branded-world.ts'
import { inspected } from './everywhere/inspection.ts'
import { expect } from './world.ts'

// Colours that are on their way to those of another theme would be measured as they are.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Address of the picture that stands in the place of the portal's mark, and how the primary button looks. */
function face(page: Page) {
  return page.evaluate(() => {
    const logo = document.querySelector('header svg[role=img]')
    const button = document.querySelector('main button[type=submit]')
    return {
      logo: /\/brand\/(logo-\w+)\./.exec(logo ? getComputedStyle(logo).backgroundImage : '')?.[1],
      marks: [...(logo?.children ?? [])].filter((mark) => getComputedStyle(mark).display !== 'none').length,
      button: button ? getComputedStyle(button).backgroundColor : undefined,
    }
  })
}

test('issue 10, own face: a visitor meets the brand in each theme, with nothing to complain of', async ({
  page,
  open,
  portal,
}) => {
  const raw = await page.request.get(portal.address)
  expect(await raw.text()).toContain('Suonkorven toimitukset</span>')
  await open('/login')
  await expect(page).toHaveTitle('Kirjaudu sisään – Suonkorven toimitukset')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Suonkorven toimitukset' })).toBeVisible()
  for (const [theme, button] of [
    ['light', 'rgb(30, 58, 138)'],
    ['dark', 'rgb(157, 184, 255)'],
    ['outdoor', 'rgb(0, 32, 91)'],
  ] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    await expect.poll(() => face(page)).toEqual({ logo: `logo-${theme}`, marks: 0, button })
  }
  expect(await inspected(page, true)).toEqual([])
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  for (const address of [icon ?? '', '/manifest.webmanifest']) {
    expect((await page.request.get(portal.address + address)).status(), address).toBe(200)
  }
})

test('issue 10, own face: in English the brand has its English name, also after a new start and in the documents', async ({
  page,
  open,
}) => {
  await open('/login')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page).toHaveTitle('Log in – Suonkorpi Deliveries')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Suonkorpi Deliveries' })).toBeVisible()
  await page.getByRole('link', { name: 'Terms of use' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('It is offered by Suonkorpi Oy (business ID 1234567-1) and Korven Kuljetus Oy')
  await open('/registerstatement')
  await expect(main).toContainText('The controller is Suonkorpi Oy (business ID 1234567-1, Korpitie 1, 99999 Suonkorpi')
  await expect(main.getByRole('link', { name: 'tietosuoja@suonkorpi.example' })).toBeVisible()
  await expect(main).not.toContainText('Biolan')
})

test('issue 10, own face: signed in, in the administration and while the system is shut down it is the same face', async ({
  page,
  enter,
  open,
  operator,
  willComplain,
}) => {
  willComplain(/status of 503/)
  await enter({ groups: ['superadmin'], company: 'Biolan' }, '/admin/system')
  await expect(page.getByText(/^Oma ilme: Suonkorven toimitukset \(tunniste [0-9a-f]{8}\)$/)).toBeVisible()
  await expect.poll(async () => (await face(page)).marks).toBe(0)
  expect(await inspected(page, true)).toEqual([])
  await enter({ company: 'Biolan' })
  await operator.set({ isactive: false })
  await open('/frontpage')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Palvelu on tällä hetkellä poissa käytöstä.' }),
  ).toBeVisible()
  await expect.poll(async () => (await face(page)).logo).toBe('logo-light')
  expect(await inspected(page, true)).toEqual([])
})
