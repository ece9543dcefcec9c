/** ADMIN-SHELL, ROUTE: the frame of the administration, its tabs, its data and its addresses. */
import { asking, cut, hold } from '../interception.ts'
import { expect, logIn, test } from '../world.ts'
import { listAddress, rows, superadmin } from './people.ts'

const searchCall = '**/api/admin/users/search'

for (const [language, users, system] of [
  ['fi', 'Käyttäjät', 'Järjestelmä'],
  ['en', 'Users', 'System'],
] as const) {
  test(`ADMIN-SHELL-01, ADMIN-SHELL-02, ADMIN-SHELL-04: the active tab follows the address, also by browser back (${language})`, async ({
    page,
    enter,
    at,
  }) => {
    await enter({ ...superadmin, language }, listAddress)
    const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(tab(users)).toHaveAttribute('aria-current', 'page')
    await tab(system).click()
    await at('/admin/system')
    await expect(tab(system)).toHaveAttribute('aria-current', 'page')
    await expect(tab(users)).not.toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await at(listAddress)
    await expect(tab(users)).toHaveAttribute('aria-current', 'page')
  })
}

test('ADMIN-SHELL-03: a spinner until admin data has loaded; a failure says so and can be tried again', async ({
  page,
  enter,
  willComplain,
}) => {
  const held = await hold(page, searchCall)
  await enter(superadmin, listAddress)
  await expect(page.getByText('Ladataan ylläpidon tietoja…')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  held.release()
  await expect(rows(page).first()).toBeVisible()

  willComplain(/net::ERR_FAILED/)
  await cut(page, searchCall)
  await enter(superadmin, listAddress)
  await expect(page.getByRole('alert').filter({ hasText: 'Toiminto epäonnistui.' })).toBeVisible()
  await page.unroute(searchCall)
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('OPS-11: cards under 900 px, a table from there on', async ({ page, enter }) => {
  await page.setViewportSize({ width: 599, height: 900 })
  await enter(superadmin, listAddress)
  await expect(rows(page).first()).toHaveCSS('display', 'grid')
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(rows(page).first()).toHaveCSS('display', 'table-row')
})

test('ADMIN-SHELL-06: leaving the administration forgets its data; a new visit fetches again', async ({
  page,
  enter,
  go,
}) => {
  await enter(superadmin, listAddress)
  await expect(rows(page).first()).toBeVisible()
  const asked = asking(page, '/api/admin/users/search')
  await go('/admin/system')
  await expect(page.getByRole('main').getByRole('link', { name: 'Järjestelmä' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await go('/frontpage/forced')
  await expect(page.getByRole('heading', { level: 1, name: 'Ylläpito' })).toHaveCount(0)
  expect(asked).toHaveLength(0)
  await go(listAddress)
  await expect(rows(page).first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
})

for (const address of ['/admin/users/usergroups', '/admin/users/usergroups/biolan/edit', '/admin/users/applications']) {
  test(`ADMIN-SHELL-07, ADMIN-SHELL-08: ${address} is not yet implemented`, async ({ page, enter }) => {
    await enter(superadmin, address)
    await expect(page.getByText('Tätä toimintoa ei ole vielä toteutettu.')).toBeVisible()
    const tab = page.getByRole('main').getByRole('link', { name: 'Käyttäjät' })
    await expect(tab).toHaveAttribute('aria-current', 'page')
  })
}

test('ROUTE-16, ROUTE-24: admin goes to the system, admin/users to all users', async ({ enter, go, at }) => {
  await enter(superadmin, '/admin')
  await at('/admin/system')
  await go('/admin/users')
  await at(listAddress)
})

test('ROUTE-23: admin/applications shows the applications forms with the System tab active', async ({
  page,
  enter,
}) => {
  await enter(superadmin, '/admin/applications')
  const tab = page.getByRole('main').getByRole('link', { name: 'Järjestelmä' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Ota sovelluksia käyttöön tai poista käytöstä')).toBeVisible()
})

test('ROUTE-29, ROLE-03: whoever is no admin is sent to the empty path', async ({ page, enter }) => {
  await enter({ apps: ['peatsale', 'manuredelivery'] }, '/admin/system')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  await expect(page).not.toHaveURL(/admin\/system$/)
})

test('ROUTE-33: a reload of a deep address stays on it', async ({ page, enter, at }) => {
  await enter(superadmin, `${listAddress}?view=admins`)
  await expect(rows(page).first()).toBeVisible()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await at(`${listAddress}?view=admins`)
})

test('ROUTE-34: a visitor who opened an admin address returns there after signing in', async ({
  page,
  portal,
  open,
  at,
}) => {
  const { username } = await portal.person(superadmin)
  await open(`${listAddress}?state=waiting`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })).toBeVisible()
  await logIn(page, username)
  await at(`${listAddress}?state=waiting`)
})

test('ADMIN-USERS-03: a list that is left in the middle of a word does not change the next address', async ({
  page,
  enter,
  at,
}) => {
  for (const next of ['/admin/users/allusers/addnewuser', '/admin/system', '/admin/system/audit', '/user/settings']) {
    await enter(superadmin, listAddress)
    await expect(page.getByRole('searchbox', { name: 'Etsi käyttäjiä' })).toBeVisible()
    const code = await hold(page, '**/assets/*.js')
    await page.evaluate((address) => {
      const find = document.querySelector<HTMLInputElement>('input[type=search]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find, 'metsä')
      find?.dispatchEvent(new Event('input', { bubbles: true }))
      location.hash = address
    }, next)
    await page.waitForTimeout(200)
    code.release()
    await at(next)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await at(next)
  }
})
