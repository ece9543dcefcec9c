/** SETTINGS: own settings, row by row, and one Save for all of them. */
import { rareName } from '../administration/people.ts'
import { cut, hold, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { edit, note, row, save } from './settings-rows.ts'

const both = { apps: ['peatsale', 'manuredelivery'] }
const saveCall = '**/api/settings/usersettings/save'

test('SETTINGS-01 to 06, SETTINGS-08, SETTINGS-09: three blocks that fold, every field closed, the username for good', async ({
  page,
  enter,
}) => {
  const held = await hold(page, '**/api/data/initial/**')
  const address = `${rareName().toLowerCase()}.pitkanimi-kauppalantie@maatilatoimistot.keskipohjanmaa.test`
  const { username } = await enter({ ...both, email: address }, '/user/settings')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  held.release()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Käyttäjätiedot' })
  await expect(tab).toHaveAttribute('href', '#/user/settings')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  const blocks = {
    Perustiedot: ['username', 'password', 'email'],
    Yhteystiedot: ['firstname', 'lastname', 'telephone', 'streetaddress', 'postal', 'city', 'country'],
    Muut: ['language', 'homeapp'],
  }
  await page.getByRole('heading', { level: 2, name: 'Muut' }).click()
  for (const [heading, names] of Object.entries(blocks)) {
    const block = page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
    for (const name of names.filter((each) => each !== 'username')) {
      await expect(block.locator(`#settings-${name}`)).toBeDisabled()
      await expect(block.locator(`#settings-${name}-edit`)).toBeVisible()
    }
    if (heading !== 'Muut') {
      await page.getByRole('heading', { level: 2, name: heading }).click()
      await expect(row(page, names[1] ?? '')).toBeHidden()
      await page.getByRole('heading', { level: 2, name: heading }).click()
    }
  }
  await expect(page.getByLabel('Käyttäjätunnus')).toBeDisabled()
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue(username)
  await expect(page.getByText('Ei voi muuttaa')).toBeVisible()
  for (const name of ['Kuivikemyynti', 'Lanta-appi']) {
    await expect(page.getByRole('checkbox', { name })).toBeDisabled()
  }
  const homes = page.getByRole('combobox', { name: 'Kotisovellus' }).getByRole('option')
  await expect(homes).toHaveText(['Ei kotisovellusta', 'Kuivikemyynti', 'Lanta-appi'])
  await expect(page.getByRole('combobox', { name: 'Kieli' }).getByRole('option')).toHaveText(['Suomi', 'English'])
  await expect(page.getByLabel('Vahvista salasana')).toHaveCount(0)
  // A field cuts what is longer than itself; closed, the value is read whole.
  await page.setViewportSize({ width: 320, height: 700 })
  const read = page.getByText(address, { exact: true })
  await expect(read).toBeVisible()
  expect(await read.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
})

test('SETTINGS-07, SETTINGS-15, SETTINGS-17, SETTINGS-26: each row opens, takes the focus and gives its value back; Save comes with a change that holds', async ({
  page,
  enter,
}) => {
  await enter(both, '/user/settings')
  await page.getByRole('heading', { level: 2, name: 'Muut' }).click()
  const wrong: Readonly<Record<string, string>> = {
    email: 'maija@',
    firstname: 'M',
    lastname: 'M',
    telephone: 'soita',
    postal: '00100',
  }
  for (const name of ['email', 'firstname', 'lastname', 'telephone', 'streetaddress', 'postal', 'city', 'country']) {
    const before = await row(page, name).inputValue()
    await edit(page, name).click()
    await expect(row(page, name)).toBeFocused()
    await expect(save(page)).toHaveCount(0)
    const fault = wrong[name]
    if (fault !== undefined) {
      await row(page, name).fill(fault)
      await row(page, name).blur()
      await expect(note(page, name)).toBeVisible()
      await expect(save(page)).toHaveCount(0)
    }
    await row(page, name).fill(name === 'postal' ? '61800' : `${before}1`)
    await expect(save(page)).toBeVisible()
    await row(page, name).press('Escape')
    await expect(row(page, name)).toBeDisabled()
    await expect(row(page, name)).toHaveValue(before)
    await expect(edit(page, name)).toBeFocused()
    await expect(save(page)).toHaveCount(0)
  }
  for (const name of ['language', 'homeapp']) {
    await edit(page, name).click()
    await expect(row(page, name)).toBeEnabled()
    await row(page, name).press('Escape')
  }
  await edit(page, 'preferredapps').click()
  await expect(page.getByRole('checkbox', { name: 'Kuivikemyynti' })).toBeEnabled()
})

test('SETTINGS-18 to 21, SETTINGS-28, ERR-09: a save closes every row, says so, and greets by the new name', async ({
  page,
  portal,
  enter,
}) => {
  const { id, email } = await enter({ firstname: 'Maija', lastname: 'Metsä' }, '/user/settings')
  await edit(page, 'lastname').click()
  await row(page, 'lastname').fill('Korpi')
  await edit(page, 'password').click()
  await page.getByLabel('Uusi salasana').fill('Hallanpera-88')
  await page.getByLabel('Vahvista salasana').fill('Hallanpera-88')
  await expect(page.getByText('2 muutosta', { exact: true })).toBeVisible()
  const held = await hold(page, saveCall)
  await save(page).click()
  const busy = page.getByRole('button', { name: 'Tallennetaan…' })
  await expect(busy).toBeFocused()
  held.release()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  await expect(page.getByText('Salasanasi on vaihdettu, ja muut istuntosi on päätetty.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(row(page, 'lastname')).toBeDisabled()
  await expect(page.getByLabel('Vahvista salasana')).toHaveCount(0)
  await expect(save(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Hei, Maija Korpi', { exact: true })).toBeVisible()
  expect((await portal.stored(id))?.lastname).toBe('Korpi')
  expect((await portal.letterTo(email)).subject).toMatch(/salasana/i)
})

test('SETTINGS-22, ERR-10: a failed save says so in a red box and keeps the changes; leaving asks first', async ({
  page,
  at,
  enter,
  willComplain,
}) => {
  willComplain(/status of 500/, /net::ERR_FAILED/, /status of 409/)
  const { email } = await enter({}, '/user/settings')
  await edit(page, 'city').click()
  await row(page, 'city').fill('Kauhava')
  await refuse(page, saveCall, 'internal_error')
  await save(page).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Muutosten tallentaminen epäonnistui!', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await cut(page, saveCall)
  await save(page).click()
  await expect(alert).toContainText('Muutoksesi ovat tallessa tällä sivulla.')
  await expect(row(page, 'city')).toHaveValue('Kauhava')
  await page.unrouteAll()
  await refuse(page, saveCall, 'email_exists')
  await edit(page, 'email').click()
  await row(page, 'email').fill(`toinen_${email}`)
  await save(page).click()
  await expect(note(page, 'email')).toHaveText('Tämä sähköpostiosoite on jo rekisteröity. Kokeile toista.')
  await expect(row(page, 'email')).toBeFocused()

  await page.getByRole('link', { name: 'Käyttöohjeet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jää sivulle' }).click()
  await at('/user/settings')
  await expect(row(page, 'city')).toHaveValue('Kauhava')
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await page.getByRole('link', { name: 'Käyttöohjeet' }).click()
  await at('/instructions')
})

test('SETTINGS-29, SETTINGS-30, ENT-13, ENT-14: home application, favourites and language are saved by the same button', async ({
  page,
  portal,
  go,
  at,
  enter,
}) => {
  const { id } = await enter(both, '/user/settings')
  await page.getByRole('heading', { level: 2, name: 'Muut' }).click()
  for (const name of ['language', 'homeapp', 'preferredapps']) await edit(page, name).click()
  await expect(row(page, 'homeapp').locator('option')).toHaveText(['Ei kotisovellusta', 'Kuivikemyynti', 'Lanta-appi'])
  await row(page, 'homeapp').selectOption('peatsale')
  await page.getByRole('checkbox', { name: 'Lanta-appi' }).check()
  await row(page, 'language').selectOption('en')
  await save(page).click()
  await expect(page.getByText('Information was saved successfully.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'User settings' })).toBeFocused()
  expect(await portal.stored(id)).toMatchObject({
    homeapp: 'peatsale',
    preferredapps: ['manuredelivery'],
    language: 'en',
  })
  await go('/frontpage')
  await at('/peatsale')
})
