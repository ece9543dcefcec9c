/** ADMIN-SYS, ADMIN-APPS: the System page with its switch, its forms and its pages. */
import type { Page } from '@playwright/test'
import { cut } from '../interception.ts'
import { expect, test } from '../world.ts'
import { superadmin } from './people.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test('ADMIN-SYS-01, ADMIN-SYS-02, ADMIN-SYS-05 to 09: a superadmin shuts the system down and starts it, each after a question', async ({
  page,
  enter,
  at,
}) => {
  await enter(superadmin, '/admin/system')
  await main(page).getByRole('link', { name: 'Palvelun sulkeminen ja käynnistäminen' }).click()
  await at('/admin/system/systemshutdown')
  await expect(page.getByText('Haluatko varmasti sulkea palvelun?')).toBeVisible()
  await button(page, 'Peruuta').click()
  await expect(page.getByText('Haluatko varmasti sulkea palvelun?')).toBeHidden()

  await button(page, 'Sulje palvelu').click()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on suljettu.').first()).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on tällä hetkellä poissa käytöstä.')).toBeVisible()

  await button(page, 'Käynnistä palvelu').click()
  await expect(page.getByText('Haluatko varmasti käynnistää palvelun?')).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on käynnistetty.')).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on käytössä.')).toBeVisible()

  await main(page).getByRole('link', { name: 'Näkymien muuttaminen' }).click()
  await at('/admin/system/changeviews')
  await expect(page.getByText('Tätä toimintoa ei ole vielä toteutettu.')).toBeVisible()
})

test('ADMIN-SYS-10: a switch that fails says so, and the message is dismissed with OK', async ({
  page,
  enter,
  willComplain,
}) => {
  await enter(superadmin, '/admin/system/systemshutdown')
  willComplain(/net::ERR_FAILED/)
  await cut(page, '**/systemstartshut')
  await button(page, 'OK').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Toiminto epäonnistui.' })).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Toiminto epäonnistui.' })).toBeHidden()
})

test('ADMIN-SYS-11, ADMIN-APPS-15: a company admin may not switch the system, but the own applications', async ({
  page,
  enter,
}) => {
  await enter({ groups: ['biolanadmin'], company: 'Biolan' }, '/admin/system/systemshutdown')
  await expect(page.getByText('Käyttöoikeutesi eivät riitä.')).toBeVisible()
  for (const name of ['OK', 'Peruuta', 'Sulje palvelu']) await expect(button(page, name)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Kuivikemyynti: Biolan' })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: 'Kuivikemyynti: Novarbo' })).toBeDisabled()
})

test('ADMIN-APPS-01, ADMIN-APPS-02, ADMIN-APPS-04, ADMIN-APPS-06 to 12: changes to the applications are saved after a question that says what they do', async ({
  page,
  enter,
  operator: _,
}) => {
  await enter(superadmin, '/admin/applications')
  await expect(page.getByRole('heading', { name: 'Valitse käyttäjien oletussovellukset' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ota sovelluksia käyttöön tai poista käytöstä' })).toBeVisible()
  await expect(button(page, 'Tallenna')).toHaveCount(0)
  const box = page.getByRole('checkbox', { name: 'Kuivikemyynti: Novarbo' })
  await box.check()
  await button(page, 'Tallenna').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Kuivikemyynti näkyy yrityksen Novarbo käyttäjille.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Peruuta' }).click()
  await expect(box).toBeChecked()
  await button(page, 'Tallenna').click()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Sovellusten muutokset on tallennettu.')).toBeVisible()
  await expect(button(page, 'Tallenna')).toHaveCount(0)
  await expect(box).toBeChecked()
  await box.uncheck()
  await button(page, 'Tallenna').click()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Sovellusten muutokset on tallennettu.')).toBeVisible()
})

test('ADMIN-APPS-13: a save that fails says so and keeps what was ticked', async ({ page, enter, willComplain }) => {
  await enter(superadmin, '/admin/applications')
  const box = page.getByRole('checkbox', { name: 'Lanta-appi: Favorit' })
  await box.check()
  willComplain(/net::ERR_FAILED/)
  await cut(page, '**/saveapplications')
  await button(page, 'Tallenna').click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Toiminto epäonnistui.' })).toBeVisible()
  await expect(box).toBeChecked()
})

test('ADMIN-APPS-14: an administrator of no application is told so', async ({ page, enter }) => {
  await enter({ groups: ['manureappadmin'] }, '/admin/applications')
  await expect(page.getByText('Sinulla ei ole ylläpito-oikeuksia nykyisiin sovelluksiin.')).toBeVisible()
})
