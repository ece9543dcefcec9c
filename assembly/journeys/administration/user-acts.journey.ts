/** ADMIN-EDIT: conflict, reset, deactivation, deletion and history of one user. */

import type { Page } from '@playwright/test'
import { saveUser, setUserActive } from '@workspace/portal/contract/own'
import { asking, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, listAddress, openSettings, rareName, rows, superadmin, unfold } from './people.ts'

const field = (page: Page, name: string) => page.locator(`#user-${name}`)
const ok = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' })

test('ADMIN-EDIT-24: two admins change one user: both values side by side, a choice, and nothing is lost', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', city: 'Lapua' }])
  if (aino === undefined) throw new Error('nobody was made')
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await field(page, 'firstname').fill('Ainomaija')
  await field(page, 'jobtitle').fill('Emäntä')

  const other = await portal.person({ groups: ['superadmin'] })
  const token = await portal.signIn(other)
  const { id: _id, username, email, lastname, usertype, lastmodified, groups } = aino
  const contact = { streetaddress: 'Suotie 1', postal: '20100', country: 'Suomi', telephone: '000 000 0100' }
  const input = { _id, username, email, lastname, usertype, lastmodified, usergroups: [...groups], ...contact }
  await portal.ask(saveUser, { ...input, firstname: 'Ainoliisa', city: 'Kauhava' }, { token })

  willComplain(/status of 409/, /The user was not saved/)
  await page.getByRole('button', { name: 'Tallenna' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tietoja on muutettu sillä välin' })
  const [mine, stored] = [dialog.getByRole('radio').nth(0), dialog.getByRole('radio').nth(1)]
  await expect(mine).toBeChecked()
  await expect(dialog.getByText('Ainomaija')).toBeVisible()
  await expect(dialog.getByText('Ainoliisa')).toBeVisible()
  await expect(dialog.getByText('Kauhava')).toBeVisible()
  await stored.check()
  await dialog.getByRole('button', { name: 'Tallenna valinnat' }).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  expect(await portal.stored(_id)).toMatchObject({ firstname: 'Ainoliisa', city: 'Kauhava', jobtitle: 'Emäntä' })
  await expect(page.getByRole('heading', { level: 1, name: `Ainoliisa ${name}` })).toBeVisible()
})

for (const [language, heading, reset, success] of [
  ['fi', 'Kirjautuminen', 'Nollaa salasana', 'Salasana on nollattu, ja linkki on lähetetty käyttäjälle.'],
  ['en', 'Logging in', 'Reset password', 'The password has been reset and a link has been sent to the user.'],
] as const) {
  test(`ADMIN-EDIT-15, ADMIN-EDIT-16, ADMIN-EDIT-21, ERR-19: reset asks, then says how it went, acknowledged with OK (${language})`, async ({
    page,
    portal,
    enter,
    willComplain,
  }) => {
    const name = rareName()
    const [aino] = await family(portal, name, [{ firstname: 'Aino' }])
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    await unfold(page, heading)
    const sent = asking(page, '/api/admin/settings/resetuserpassword')
    await page.getByRole('button', { name: reset }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Peruuta|Cancel)$/ })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sent).toHaveLength(0)
    await page.getByRole('button', { name: reset }).click()
    await expect(page.getByRole('dialog')).toContainText(aino?.username ?? '')
    await ok(page).click()
    await expect(page.getByRole('dialog').getByText(success)).toBeVisible()
    await ok(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await portal.letterTo(aino?.email ?? '')).links.some((link) => link.includes('/auth/resetpassword/'))).toBe(
      true,
    )

    willComplain(/status of 503/)
    await refuse(page, '**/api/admin/settings/resetuserpassword', 'mail_unavailable')
    await page.getByRole('button', { name: reset }).click()
    await ok(page).click()
    const failed = language === 'fi' ? 'Toiminto epäonnistui.' : 'Action failed.'
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(failed)
    await ok(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

for (const [language, remove, typed, gone] of [
  ['fi', 'Poista käyttäjä', 'Kirjoita käyttäjätunnus vahvistukseksi', 'Käyttäjä on poistettu.'],
  ['en', 'Delete user', 'Type the username to confirm', 'The user has been deleted.'],
] as const) {
  test(`ADMIN-EDIT-06, ADMIN-EDIT-17 to 19: delete asks for the username, then the list is fetched again (${language})`, async ({
    page,
    portal,
    enter,
    at,
  }) => {
    const name = rareName()
    const [aino] = await family(portal, name, [{ firstname: 'Aino' }, { firstname: 'Eero' }])
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    await unfold(page, remove)
    const button = page.getByRole('button', { name: remove })
    await button.click()
    const dialog = page.getByRole('dialog', { name: `${remove}: Aino ${name}` })
    await expect(dialog.getByRole('button', { name: /^(Peruuta|Cancel)$/ })).toBeFocused()
    await dialog.getByRole('button', { name: /^(Peruuta|Cancel)$/ }).click()
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByLabel(typed).fill('joku muu')
    await ok(page).click()
    await expect(dialog.getByLabel(typed)).toHaveAttribute('aria-invalid', 'true')
    expect(await portal.stored(aino?.id ?? '')).toBeDefined()
    await dialog.getByLabel(typed).fill(aino?.username ?? '')
    const sent = asking(page, '/peatsale/admin/settings/deleteuser')
    await dialog.getByLabel(typed).press('Enter')
    await expect(dialog.getByText(gone)).toBeVisible()
    await ok(page).click()
    await at(`${listAddress}?find=${name}`)
    await expect(rows(page)).toHaveCount(1)
    expect(sent[0]?.postDataJSON()).toMatchObject({ id: aino?.id, whichtodelete: { company: true, pricelist: true } })
    expect(await portal.stored(aino?.id ?? '')).toBeUndefined()
  })
}

test('ADMIN-EDIT-18, ERR-19: a delete that fails says so and keeps the user', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await unfold(page, 'Poista käyttäjä')
  await page.getByRole('button', { name: 'Poista käyttäjä' }).click()
  await page.getByLabel('Kirjoita käyttäjätunnus vahvistukseksi').fill(aino?.username ?? '')
  willComplain(/status of 409/)
  await refuse(page, '**/peatsale/admin/settings/deleteuser', 'in_use')
  await ok(page).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Toiminto epäonnistui.')
  await ok(page).click()
  await expect(page.getByRole('heading', { level: 1, name: `Aino ${name}` })).toBeVisible()
})

test('ADMIN-EDIT-23: nobody deletes or deactivates himself or herself here; the blocks say why', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await portal.person({ groups: ['superadmin'] })
  await enter({ ...superadmin, lastname: name }, found(name))
  await openSettings(page, `Satu ${name}`)
  await unfold(page, 'Poista käyttäjä')
  await expect(page.getByText('Tämä on oma käyttäjätilisi. Vain toinen ylläpitäjä voi poistaa sen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Poista käyttäjä' })).toHaveCount(0)
  await unfold(page, 'Kirjautuminen')
  await expect(page.getByRole('button', { name: 'Poista käytöstä' })).toHaveCount(0)
})

test('OPS-05: deactivate and bring back, verify, and all of it in the history in plain words', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', activated: false }])
  const admin = await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await page.getByRole('button', { name: 'Vahvista käyttäjä' }).click()
  await expect(page.getByRole('button', { name: 'Vahvista käyttäjä' })).toHaveCount(0)
  await unfold(page, 'Kirjautuminen')
  await page.getByRole('button', { name: 'Poista käytöstä' }).click()
  await expect(page.getByText(`Aino ${name} on poistettu käytöstä.`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await portal.stored(aino?.id ?? ''))?.deactivated).toBe(true)
  await page.getByRole('button', { name: 'Palauta käyttöön' }).click()
  await expect(page.getByText(`Aino ${name} on palautettu käyttöön.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Poista käytöstä' })).toBeVisible()
  await field(page, 'jobtitle').fill('Emäntä')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  const history = await unfold(page, 'Historia')
  const lines = history.getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(0)).toContainText(`${admin.username} · Muutti tietoja`)
  await expect(lines.nth(0)).toContainText('Tehtävänimike')
  await expect(lines.nth(0)).toContainText('ei ole')
  await expect(lines.nth(0)).toContainText('Emäntä')
  await expect(lines.nth(1)).toContainText('Palautti käyttöön')
  await expect(lines.nth(2)).toContainText('Poisti käytöstä')
  await expect(lines.nth(3)).toContainText('Vahvisti käyttäjän')
})

for (const [language, words] of [
  ['fi', 'Viimeksi muokannut'],
  ['en', 'Last modified by'],
] as const) {
  test(`R41: the heading of a user names who changed the person last (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const [aino] = await family(portal, name, [{ firstname: 'Aino' }])
    const changer = await portal.person(superadmin)
    const token = await portal.signIn(changer)
    await portal.ask(setUserActive, { id: aino?.id ?? '', active: false }, { token })
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    await expect(page.getByText(`${words} ${changer.username} `)).toBeVisible()
  })
}
