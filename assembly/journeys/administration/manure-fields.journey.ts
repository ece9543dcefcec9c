/** MANURE: the manure delivery application's part of a user, in the editor and for a new user. */
import { cut } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, listAddress, openSettings, rareName, superadmin, transportCompanies } from './people.ts'

test('MANURE-01 to 13: the type decides the groups; transport asks for a company and who leads it', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [carrier] = await transportCompanies(portal, [`Lannanajo ${name}`])
  const [aino] = await family(portal, name, [{ firstname: 'Aino', groups: ['biolan', 'manureappuser'] }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  const types = page.getByRole('group', { name: 'Lanta-apin käyttäjätyyppi' })
  await expect(types.getByRole('radio')).toHaveCount(4)
  await expect(types.getByLabel('Asiakas')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Lanta-apin kuljetusten ylläpitäjä' })).toHaveCount(0)
  await types.getByLabel('Kuljetus').check()
  const company = page.getByLabel('Lanta-apin kuljetusyritys')
  await expect(company).toHaveAttribute('required', '')
  await expect(page.getByRole('button', { name: 'Tallenna' })).toHaveCount(0)
  await company.focus()
  await company.blur()
  await expect(page.getByText('Valitse kuljetusyritys.')).toBeVisible()
  await company.selectOption(`Lannanajo ${name}`)
  await page.getByRole('group', { name: 'Lanta-apin kuljetusten ylläpitäjä' }).getByLabel('Kyllä').check()
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  const stored = await portal.stored(aino?.id ?? '')
  expect(stored?.groups.toSorted()).toEqual(['biolan', 'manuretransport', 'manuretransportadmin'])
  expect(stored?.carrier).toBe(carrier)
  await page.getByRole('group', { name: 'Lanta-apin kuljetusten ylläpitäjä' }).getByLabel('Ei').check()
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  expect((await portal.stored(aino?.id ?? ''))?.groups.toSorted()).toEqual(['biolan', 'manuretransport'])
})

test('MANURE-13, ENT-06: a transport user has one transport company for both', async ({ page, portal, enter, at }) => {
  const name = rareName()
  await transportCompanies(portal, [`Lannanajo ${name}`, `Rahti ${name}`])
  await enter(superadmin, `${listAddress}/addnewuser`)
  await page.locator('#user-username').fill(name)
  for (const field of ['password', 'editpassword']) await page.locator(`#user-${field}`).fill('kolme kurkea lensi')
  await page.locator('#user-firstname').fill('Aino')
  await page.locator('#user-lastname').fill(name)
  await page.locator('#user-email').fill(`${name.toLowerCase()}@posti.test`)
  await page.locator('#user-usertype').selectOption('transport')
  await page.locator('#user-transportcompany').selectOption(`Lannanajo ${name}`)
  await page.getByRole('group', { name: 'Lanta-apin käyttäjätyyppi' }).getByLabel('Kuljetus').check()
  const company = page.getByLabel('Lanta-apin kuljetusyritys')
  await expect(company).toBeDisabled()
  await page.locator('#user-transportcompany').selectOption(`Rahti ${name}`)
  await expect(company.locator('option:checked')).toHaveText(`Rahti ${name}`)
  await page.getByRole('button', { name: 'Lisää käyttäjä' }).click()
  await at(listAddress)
})

test('CALL-28, ERR-21: transport companies that do not come are logged, and the select says so', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  willComplain(/net::ERR_FAILED/, /The transport companies did not come/)
  await cut(page, '**/api/data/gettransportcompanies/*')
  await openSettings(page, `Aino ${name}`)
  await page.getByRole('group', { name: 'Lanta-apin käyttäjätyyppi' }).getByLabel('Kuljetus').check()
  await expect(page.getByText('Toiminto epäonnistui.')).toBeVisible()
})

test('ROLE-20: a company admin sees the manure type and cannot change it', async ({ page, portal, enter }) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', company: 'Biolan' }])
  await enter({ groups: ['biolanadmin'] }, found(name))
  await openSettings(page, `Aino ${name}`)
  const types = page.getByRole('group', { name: 'Lanta-apin käyttäjätyyppi' })
  await expect(types.getByLabel('Ei käytössä')).toBeChecked()
  for (const label of ['Asiakas', 'Ylläpitäjä', 'Kuljetus']) await expect(types.getByLabel(label)).toBeDisabled()
})
