/** ADMIN-NEW: adding a user, as each kind of administrator. */
import type { Page } from '@playwright/test'
import { asking, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { listAddress, rareName, rows, superadmin, transportCompanies } from './people.ts'

const address = `${listAddress}/addnewuser`
const password = 'kolme kurkea lensi'
const field = (page: Page, name: string) => page.locator(`#user-${name}`)
const add = (page: Page) => page.getByRole('button', { name: /^(Lisää käyttäjä|Add user)$/ })

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

function filled(name: string): Readonly<Record<string, string>> {
  const email = `${name.toLowerCase()}@posti.test`
  return { username: name, password, editpassword: password, firstname: 'Uuno', lastname: name, email }
}

for (const [language, sees] of [
  ['fi', 'Tämän jälkeen Uuno näkee:'],
  ['en', 'After this Uuno sees:'],
] as const) {
  test(`ADMIN-NEW-01 to 06, ADMIN-NEW-08, ADMIN-NEW-16, ADMIN-NEW-18: what is missing is told, then the button comes, and the user is in the list (${language})`, async ({
    page,
    portal,
    enter,
    at,
  }) => {
    const name = rareName()
    const admin = await enter({ ...superadmin, language }, address)
    await expect(add(page)).toHaveCount(0)
    const values = filled(name)
    for (const left of ['username', 'password', 'editpassword', 'firstname', 'lastname', 'email']) {
      const others = Object.entries(values).filter(([each]) => each !== left)
      await fillIn(page, Object.fromEntries(others))
      await field(page, left).fill('')
      await expect(add(page)).toHaveCount(0)
    }
    await fillIn(page, values)
    await page.getByLabel(/^Biolan: (käyttäjä|user)$/).check()
    await expect(page.getByRole('status').filter({ hasText: sees })).toBeVisible()
    const sent = asking(page, '/api/admin/settings/addnewuser')
    await add(page).click()
    await at(listAddress)
    await page.getByRole('searchbox').fill(name)
    await expect(rows(page)).toHaveCount(1)
    expect(sent[0]?.postDataJSON()).toMatchObject({ username: name, usertype: 'customer', usergroups: ['biolan'] })
    expect(sent[0]?.postDataJSON()).not.toHaveProperty('selected')
    const letter = await portal.letterTo(`${name.toLowerCase()}@posti.test`)
    expect(letter.links.some((link) => link.includes('/auth/resetpassword/'))).toBe(true)
    expect(JSON.stringify(letter)).not.toContain(password)
    await page.getByRole('link', { name: `Uuno ${name}` }).click()
    await expect(page.getByText(admin.username)).toBeVisible()
  })
}

test('ADMIN-NEW-01, REG-17, ADMIN-NEW-19: a taken name is told when it is left, a refused domain binds nobody here', async ({
  page,
  portal,
  enter,
  operator,
}) => {
  const taken = await portal.person({ username: rareName() })
  await operator.set({ emailDomainsAllowed: ['muualla.test'] })
  await enter(superadmin, address)
  await field(page, 'username').fill(taken.username.toUpperCase())
  await field(page, 'username').blur()
  await expect(page.getByText('Käyttäjätunnus on jo käytössä. Kokeile toista.')).toBeVisible()
  await field(page, 'email').fill(`${rareName().toLowerCase()}@posti.test`)
  await field(page, 'email').blur()
  await expect(page.locator('#user-email')).not.toHaveAttribute('aria-invalid', 'true')
})

for (const [language, text] of [
  ['fi', 'Lomakkeessa on virhe: user_exists (Käyttäjätunnus on jo käytössä. Kokeile toista.)'],
  ['en', 'Error in given form: user_exists (Username already exists, please try again.)'],
] as const) {
  test(`ADMIN-NEW-09, ADMIN-NEW-10, ERR-07: a failure shows the server's value and its text (${language})`, async ({
    page,
    enter,
    willComplain,
  }) => {
    await enter({ ...superadmin, language }, address)
    await fillIn(page, filled(rareName()))
    willComplain(/status of 409/)
    await refuse(page, '**/api/admin/settings/addnewuser', 'user_exists')
    await add(page).click()
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(field(page, 'firstname')).toHaveValue('Uuno')
    await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true')
  })
}

test('ADMIN-NEW-07, ADMIN-NEW-17: a transport user needs a transport company; its flags stand beside it', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  const [carrier] = await transportCompanies(portal, [`Kuljetus ${name}`])
  await enter(superadmin, address)
  await fillIn(page, filled(name))
  await expect(add(page)).toBeVisible()
  await field(page, 'usertype').selectOption('transport')
  await expect(add(page)).toHaveCount(0)
  await expect(page.getByText('Vielä puuttuu 1')).toBeVisible()
  await field(page, 'transportcompany').selectOption(`Kuljetus ${name}`)
  await page.getByLabel('Kuljetusyrityksen ylläpitäjä').check()
  const sent = asking(page, '/api/admin/settings/addnewuser')
  await add(page).click()
  await at(listAddress)
  expect(sent[0]?.postDataJSON()).toMatchObject({ usertype: 'transport', company: carrier, transportadmin: true })
})

test('ADMIN-NEW-11, ADMIN-NEW-13, ADMIN-NEW-14: a superadmin sees SuperAdmin, and user type admin gives it', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  await enter(superadmin, address)
  await fillIn(page, filled(name))
  const box = page.getByRole('checkbox', { name: 'Pääylläpitäjä', exact: true })
  await expect(box).not.toBeChecked()
  await field(page, 'usertype').selectOption('admin')
  await expect(box).toBeChecked()
  await field(page, 'usertype').selectOption('customer')
  await expect(box).not.toBeChecked()
  await field(page, 'usertype').selectOption('admin')
  await add(page).click()
  await at(listAddress)
  const { body } = await portal.send('POST', '/api/auth/userlogin', { body: { username: name, password } })
  expect(body.user).toMatchObject([{ usergroups: ['superadmin'], usertype: 'admin' }])
})

test('ADMIN-NEW-12, ADMIN-NEW-13, ADMIN-NEW-15: a company admin is offered the own company, its groups and no admin', async ({
  page,
  enter,
}) => {
  await enter({ groups: ['biolanadmin', 'novarboadmin'] }, address)
  await expect(field(page, 'usertype').getByRole('option')).toHaveText(['Asiakas', 'Suohenkilö (kuormaaja)'])
  await expect(page.getByRole('checkbox', { name: 'Pääylläpitäjä', exact: true })).toHaveCount(0)
  await expect(field(page, 'company').getByRole('option')).toHaveText(['Valitse', 'Biolan', 'Novarbo'])
  await expect(page.getByRole('checkbox', { name: 'Novarbo: ylläpitäjä' })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: 'Favorit: käyttäjä' })).toHaveCount(0)
  await fillIn(page, filled(rareName()))
  await expect(add(page)).toHaveCount(0)
  await field(page, 'company').selectOption('Novarbo')
  await expect(add(page)).toBeVisible()
})

test('ADMIN-EDIT-27: leaving with something typed asks first', async ({ page, enter, go, at }) => {
  await enter(superadmin, address)
  await field(page, 'firstname').fill('Uuno')
  await go('/admin/system')
  await expect(page.getByRole('dialog')).toContainText('Sinulla on tallentamattomia muutoksia.')
  await page.getByRole('button', { name: 'Jää sivulle' }).click()
  await at(address)
  await expect(field(page, 'firstname')).toHaveValue('Uuno')
})

test('ROLE-17: an application out of use is given by whoever administers it, and by nobody else', async ({
  page,
  enter,
  operator,
}) => {
  await operator.change('peatsale', { isactive: 0, admingroups: '["superadmin","biolanadmin"]' })
  await operator.change('manuredelivery', { isactive: 0, admingroups: '["superadmin"]' })
  await enter({ groups: ['biolanadmin'], company: 'Biolan' }, address)
  await expect(page.getByRole('checkbox', { name: 'Kuivikemyynti', exact: true })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: 'Lanta-appi', exact: true })).toBeDisabled()
})
