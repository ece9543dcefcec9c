/** ADMIN-USERS: ticking users, and what is done to many at once. */
import { bulkUsers } from '@house/portal/contract'
import type { Page } from '@playwright/test'
import { asking, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, listAddress, rareName, rows, superadmin } from './people.ts'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Valitse ${name}`, exact: true })
const everybody = (page: Page) => page.getByRole('checkbox', { name: 'Valitse kaikki vahvistamattomat' })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /^Valittuna/ })

test('ADMIN-USERS-16, ADMIN-USERS-17, ADMIN-USERS-26: a press on a row ticks who waits; a verified row has no box', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', activated: false }, { firstname: 'Eero' }])
  await enter(superadmin, found(name))
  const [waiting, verified] = [rows(page).nth(0), rows(page).nth(1)]
  await expect(waiting.getByText(/^Vahvistamatta · \d+ pv$/)).toBeVisible()
  await expect(verified.getByText('Vahvistettu')).toBeVisible()
  await expect(verified.getByRole('checkbox')).toHaveCount(0)
  await waiting.locator('td').last().click()
  await expect(box(page, `Aino ${name}`)).toBeChecked()
  await expect(bar(page)).toHaveText('Valittuna 1')
  await verified.locator('td').last().click()
  await expect(bar(page)).toHaveText('Valittuna 1')
  await waiting.locator('td').last().click()
  await expect(bar(page)).toHaveCount(0)
  await box(page, `Aino ${name}`).check()
  await expect(bar(page)).toHaveText('Valittuna 1')
  await at(`${listAddress}?find=${name}`)
})

test('ADMIN-USERS-16: on cards only the box ticks', async ({ page, portal, enter }) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', activated: false }])
  await page.setViewportSize({ width: 599, height: 800 })
  await enter(superadmin, found(name))
  await rows(page).locator('td').last().click()
  await expect(bar(page)).toHaveCount(0)
  await box(page, `Aino ${name}`).check()
  await expect(bar(page)).toHaveText('Valittuna 1')
})

test('ADMIN-USERS-18, ADMIN-USERS-19: select-all takes those whom the filters show, another filter drops the hidden', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await family(portal, name, [
    { firstname: 'Aino', company: 'Biolan', activated: false },
    { firstname: 'Eero', company: 'Novarbo', activated: false },
    { firstname: 'Iida', company: 'Novarbo' },
  ])
  await enter(superadmin, found(name))
  await everybody(page).check()
  await expect(bar(page)).toHaveText('Valittuna 2')
  await everybody(page).uncheck()
  await expect(bar(page)).toHaveCount(0)
  await everybody(page).check()
  await page.getByLabel('Yritys', { exact: true }).selectOption('Novarbo')
  await expect(bar(page)).toHaveText('Valittuna 1')
  await page.getByLabel('Yritys', { exact: true }).selectOption('')
  await expect(rows(page)).toHaveCount(3)
  await expect(box(page, `Eero ${name}`)).toBeChecked()
  await expect(box(page, `Aino ${name}`)).not.toBeChecked()
  await page.getByRole('button', { name: 'Poista valinnat' }).click()
  await expect(bar(page)).toHaveCount(0)
})

for (const [language, verify, will, did, verified] of [
  ['fi', 'Vahvista valitut', /^2 käyttäjää vahvistetaan\./, '2 käyttäjää vahvistettu.', 'Vahvistettu'],
  ['en', 'Verify selected', /^2 users will be verified\./, '2 users verified.', 'Verified'],
] as const) {
  test(`ADMIN-USERS-20, ADMIN-USERS-21, ADMIN-USERS-22: verify says what will happen, sends the ticked ones, and the list is fetched again (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const people = await family(portal, name, [
      { firstname: 'Aino', activated: false },
      { firstname: 'Eero', activated: false },
    ])
    const { username } = await enter({ ...superadmin, language }, found(name))
    await page.locator('thead').getByRole('checkbox').check()
    const sent = asking(page, '/api/admin/settings/verifyusers')
    await page.getByRole('button', { name: verify }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(will)).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByText(did)).toBeVisible()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toHaveCount(0)
    expect(sent[0]?.postDataJSON()).toEqual({ users: people.map(({ id }) => id), username })
    await expect(page.locator('thead').getByRole('checkbox')).toHaveCount(0)
    await expect(rows(page).getByText(verified)).toHaveCount(2)
  })
}

test('ADMIN-USERS-23: a refused verify changes none, and says that the action failed', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', activated: false }])
  await enter(superadmin, found(name))
  await everybody(page).check()
  willComplain(/status of 403/)
  await refuse(page, '**/api/admin/settings/verifyusers', 'forbidden')
  await page.getByRole('button', { name: 'Vahvista valitut' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Toiminto epäonnistui.')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(rows(page).getByText(/^Vahvistamatta · \d+ pv$/)).toBeVisible()
})

test('ADMIN-USERS-20: everybody of a view, row by row: who is changed, who is not and why, and undone again', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino, eero] = await family(portal, name, [
    { firstname: 'Aino' },
    { firstname: 'Eero' },
    { firstname: 'Iida', deactivated: true },
  ])
  await enter(superadmin, found(name))
  await page.getByRole('button', { name: 'Toimet kaikille 3' }).click()
  await page.getByRole('button', { name: 'Poista käytöstä' }).click()
  const dialog = page.getByRole('dialog', { name: 'Poista käytöstä' })
  await expect(dialog.getByText(/^2 käyttäjää poistetaan käytöstä\./)).toBeVisible()
  await expect(dialog.getByText('Ennallaan: 1')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: `Iida ${name}` })).toContainText('Ei muutu')
  expect((await portal.stored(aino?.id ?? ''))?.deactivated).toBe(false)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByText('2 käyttäjää poistettu käytöstä.')).toBeVisible()
  expect((await portal.stored(aino?.id ?? ''))?.deactivated).toBe(true)
  await dialog.getByRole('button', { name: 'Kumoa' }).click()
  await expect(dialog.getByText('Muutos on kumottu.')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(rows(page).getByText('Poistettu käytöstä')).toHaveCount(1)
  expect((await portal.stored(eero?.id ?? ''))?.deactivated).toBe(false)
})

test('ADMIN-USERS-20, ROLE-20: an application and a group are given to those of the view, within one’s rights', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', company: 'Biolan' }])
  await enter({ groups: ['biolanadmin'] }, found(name))
  const actions = page.getByRole('button', { name: 'Toimet kaikille 1' })
  await actions.click()
  await page.getByRole('button', { name: 'Anna sovellus' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Jatka' }).click()
  await expect(dialog.getByText('Valitse ensin, mitä annetaan tai poistetaan.')).toBeVisible()
  await dialog.getByLabel('Sovellus').selectOption('Lanta-appi')
  await dialog.getByRole('button', { name: 'Jatka' }).click()
  await expect(dialog.getByText('Sovellus Lanta-appi annetaan 1 käyttäjälle.')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByText('Sovellus Lanta-appi annettu 1 käyttäjälle.')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()

  await actions.click()
  await page.getByRole('button', { name: 'Lisää käyttäjäryhmään' }).click()
  await expect(dialog.getByLabel('Käyttäjäryhmä').getByRole('option')).toHaveText([
    'Valitse',
    'Biolan: käyttäjä',
    'Biolan: ylläpitäjä',
  ])
  await dialog.getByLabel('Käyttäjäryhmä').selectOption('Biolan: käyttäjä')
  await dialog.getByRole('button', { name: 'Jatka' }).click()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(await portal.stored(aino?.id ?? '')).toMatchObject({ apps: ['manuredelivery'], groups: ['biolan'] })
})

test('ADMIN-USERS-20, LOGIN-17: the link goes again to who waits, and not twice at once', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', activated: false }])
  const { token } = await enter(superadmin, found(name))
  await everybody(page).check()
  await page.getByRole('button', { name: 'Lähetä vahvistuslinkki uudelleen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Uusi vahvistuslinkki lähetetään 1 käyttäjälle sähköpostitse.')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByText('Vahvistuslinkki lähetetty 1 käyttäjälle.')).toBeVisible()
  expect((await portal.letterTo(aino?.email ?? '')).links.some((link) => link.includes('/register/validate/'))).toBe(
    true,
  )
  const again = { preview: true, action: { act: 'resendverification' as const }, people: { ids: [aino?.id ?? ''] } }
  expect((await portal.ask(bulkUsers, again, { token })).body.refused).toBe(1)
})

test('ADMIN-USERS-20: the view goes into a file, as CSV and as XLSX', async ({ page, portal, enter }) => {
  const name = rareName()
  await family(portal, name, [{ firstname: '=Aino' }])
  await enter(superadmin, found(name))
  for (const [format, start] of [
    ['CSV-tiedosto', '\uFEFF'],
    ['Excel-tiedosto (XLSX)', 'PK'],
  ] as const) {
    await page.getByRole('button', { name: 'Vie' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: format }).click()
    const stream = await (await coming).createReadStream()
    const content = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(content.startsWith(start)).toBe(true)
    if (format === 'CSV-tiedosto') expect(content).toContain(`'=Aino`)
  }
})
