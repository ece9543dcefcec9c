/** ADMIN-EDIT: the user settings editor: blocks, what may be changed, saving. */
import type { Page } from '@playwright/test'
import { asking, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, listAddress, openSettings, rareName, superadmin, transportCompanies, unfold } from './people.ts'

const field = (page: Page, name: string) => page.locator(`#user-${name}`)
const save = (page: Page) => page.getByRole('button', { name: /^(Tallenna|Save)$/ })
const saveCall = '**/api/admin/settings/saveuser'

for (const [language, blocks] of [
  ['fi', ['Perustiedot', 'Käyttäjäryhmät', 'Sovellukset', 'Yhteystiedot', 'Poista käyttäjä', 'Historia']],
  ['en', ['Basic information', 'User groups', 'Applications', 'Contact information', 'Delete user', 'History']],
] as const) {
  test(`ADMIN-EDIT-02 to 06: the blocks fold (${language})`, async ({ page, portal, enter }) => {
    const name = rareName()
    await family(portal, name, [{ firstname: 'Aino' }])
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    for (const heading of blocks) {
      const block = page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
      const before = await block.evaluate((details: HTMLDetailsElement) => details.open)
      await block.locator('summary').first().click()
      await expect(block).toHaveJSProperty('open', !before)
    }
  })

  test(`ADMIN-EDIT-07, ADMIN-EDIT-09, ADMIN-EDIT-11: Save comes with a change that holds, and sends the whole user (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const [aino] = await family(portal, name, [{ firstname: 'Aino', apps: ['peatsale'] }])
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    await expect(save(page)).toHaveCount(0)
    await field(page, 'jobtitle').fill('Emäntä')
    await expect(save(page)).toBeVisible()
    await field(page, 'email').fill('ei-osoite')
    await expect(save(page)).toHaveCount(0)
    await field(page, 'email').fill(aino?.email ?? '')
    const sent = asking(page, '/api/admin/settings/saveuser')
    await save(page).click()
    await expect(
      page.getByText(language === 'fi' ? 'Tiedot on tallennettu.' : 'Information was saved successfully.'),
    ).toBeVisible()
    const body = sent[0]?.postDataJSON()
    expect(body).toMatchObject({ _id: aino?.id, apps: [], lastmodified: aino?.lastmodified, jobtitle: 'Emäntä' })
    expect(body).not.toHaveProperty('appsgranted')
    expect(await portal.stored(aino?.id ?? '')).toMatchObject({ jobtitle: 'Emäntä', apps: ['peatsale'] })
    await expect(save(page)).toHaveCount(0)
  })
}

test('ADMIN-EDIT-08: a password counts once it is long enough and confirmed', async ({ page, portal, enter }) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await unfold(page, 'Vaihda salasana')
  for (const name of ['password', 'editpassword']) await field(page, name).fill('seitsem')
  await expect(save(page)).toHaveCount(0)
  await field(page, 'editpassword').fill('')
  await field(page, 'password').fill('kolme kurkea lensi')
  await expect(save(page)).toHaveCount(0)
  await field(page, 'editpassword').fill('kolme kurkea lensi')
  await save(page).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  expect(await portal.signIn({ username: aino?.username ?? '' }, 'kolme kurkea lensi')).toBeTruthy()
})

test('ADMIN-EDIT-10, ADMIN-EDIT-13, ADMIN-EDIT-14: user type transport asks for a transport company, admin ticks SuperAdmin', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await transportCompanies(portal, [`Rahti ${name}`])
  await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await field(page, 'usertype').selectOption('transport')
  await expect(save(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Siirry korjattavaan' }).click()
  await expect(field(page, 'transportcompany')).toBeFocused()
  await field(page, 'transportcompany').selectOption(`Rahti ${name}`)
  await expect(save(page)).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Pääylläpitäjä', exact: true })
  await field(page, 'usertype').selectOption('admin')
  await expect(box).toBeChecked()
  await field(page, 'usertype').selectOption('customer')
  await expect(box).not.toBeChecked()
})

test('ADMIN-EDIT-03, ADMIN-EDIT-04, ADMIN-EDIT-12: what comes of the choices is said before saving, with its source', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', groups: ['biolan'], apps: ['manuredelivery'] }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  const effects = page.getByRole('status').filter({ hasText: 'Aino näkee:' })
  await expect(effects).toHaveText('Aino näkee: Kuivikemyynti, Lanta-appi')
  await page.getByRole('checkbox', { name: 'Biolan: käyttäjä' }).uncheck()
  await page.getByRole('checkbox', { name: 'Novarbo: ylläpitäjä' }).check()
  await expect(effects).toContainText('Tämän jälkeen Aino näkee: Lanta-appi')
  await expect(effects).toContainText('Uutta: Ylläpitää yrityksen käyttäjiä: Novarbo')
  await expect(effects).toContainText('Poistuu: Näkee sovelluksen: Kuivikemyynti')
  const rights = await unfold(page, 'Voimassa olevat oikeudet')
  await expect(rights.getByText('Ryhmästä Novarbo: ylläpitäjä')).toBeVisible()
  await expect(rights.getByText('Annettu käyttäjälle').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Kuivikemyynti' }).check()
  await page.getByRole('checkbox', { name: 'Lanta-appi', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Näytä muutokset' }).click()
  await expect(page.getByRole('dialog', { name: 'Muutokset' })).toContainText('Käyttäjäryhmät')
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  expect(await portal.stored(aino?.id ?? '')).toMatchObject({ groups: ['novarboadmin'], apps: ['peatsale'] })
})

test('ADMIN-EDIT-26, ROLE-20: what the admin may not manage is disabled, says why, and stays as it is', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const fields = { firstname: 'Aino', company: 'Biolan', groups: ['biolan', 'novarbo'] }
  const [aino] = await family(portal, name, [fields])
  await enter({ groups: ['biolanadmin'] }, found(name))
  await openSettings(page, `Aino ${name}`)
  const foreign = page.getByRole('checkbox', { name: 'Novarbo: käyttäjä' })
  await expect(foreign).toBeChecked()
  await expect(foreign).toBeDisabled()
  await expect(foreign).toHaveAccessibleDescription('Sinulla ei ole oikeutta muuttaa tätä.')
  await expect(page.getByRole('checkbox', { name: 'Pääylläpitäjä', exact: true })).toHaveCount(0)
  await expect(field(page, 'usertype').getByRole('option', { name: 'Ylläpitäjä' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Biolan: ylläpitäjä' }).check()
  await save(page).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  expect((await portal.stored(aino?.id ?? ''))?.groups.toSorted()).toEqual(['biolan', 'biolanadmin', 'novarbo'])
})

test('ROLE-29: a company admin sees a superadmin of the own company, and may change nothing', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Satu', company: 'Biolan', groups: ['superadmin'] }])
  await enter({ groups: ['biolanadmin'] }, found(name))
  await openSettings(page, `Satu ${name}`)
  await expect(page.getByText('Vain pääylläpitäjä voi muuttaa pääylläpitäjän tietoja.')).toBeVisible()
  await expect(field(page, 'firstname')).toBeDisabled()
  await unfold(page, 'Poista käyttäjä')
  await expect(page.getByRole('button', { name: 'Poista käyttäjä' })).toHaveCount(0)
  await expect(page.getByText('Sinulla ei ole oikeutta poistaa tätä käyttäjää.')).toBeVisible()
})

for (const [language, failed] of [
  ['fi', 'Muutosten tallentaminen epäonnistui!'],
  ['en', 'Error saving changes!'],
] as const) {
  test(`ADMIN-EDIT-20, ERR-21: a save that fails is logged and said, and the form keeps its content (${language})`, async ({
    page,
    portal,
    enter,
    willComplain,
  }) => {
    const name = rareName()
    await family(portal, name, [{ firstname: 'Aino' }])
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    await field(page, 'jobtitle').fill('Emäntä')
    willComplain(/status of 500/, /The user was not saved/)
    await refuse(page, saveCall, 'internal_error')
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: failed })).toContainText('viite-7')
    await expect(field(page, 'jobtitle')).toHaveValue('Emäntä')
    await expect(save(page)).toBeVisible()
  })
}

test('ADMIN-EDIT-25: the username stands there and cannot be changed', async ({ page, portal, enter }) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await expect(page.getByText(aino?.username ?? '').first()).toBeVisible()
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveCount(0)
})

test('ADMIN-EDIT-27: leaving with unsaved changes asks first', async ({ page, portal, enter, at }) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await field(page, 'jobtitle').fill('Emäntä')
  await page.getByRole('main').getByRole('link', { name: 'Käyttäjät', exact: true }).click()
  await page.getByRole('button', { name: 'Jää sivulle' }).click()
  await expect(field(page, 'jobtitle')).toHaveValue('Emäntä')
  await page.getByRole('main').getByRole('link', { name: 'Käyttäjät', exact: true }).click()
  await page.getByRole('button', { name: 'Poistu sivulta' }).click()
  await at(`${listAddress}?find=${name}`)
})
