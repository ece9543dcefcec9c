/** REG: the registration form, field by field. The whole way of a newcomer is in newcomer.journey.ts. */
import { asking, hold, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { field, fillRegistration, leave, newcomer, note, submitButton } from './registration-form.ts'

const broken = {
  username: ['lyhyt_1', 'Käyttäjätunnuksessa on oltava vähintään 8 merkkiä.'],
  password: ['lyhyt-1', 'Salasanassa on oltava vähintään 8 merkkiä.'],
  confirmpassword: ['Hallanpera-89', 'Salasanojen on oltava samat.'],
  email: ['maija@', 'Sähköpostiosoite ei kelpaa.'],
  firstname: ['M', 'Nimi on pakollinen. Siinä on oltava vähintään 2 merkkiä.'],
  lastname: ['M', 'Nimi on pakollinen. Siinä on oltava vähintään 2 merkkiä.'],
  streetaddress: [' ', 'Katuosoite on pakollinen.'],
  postal: ['00100', 'Postinumerossa voi olla vain numeroita, eikä se voi alkaa nollalla.'],
  city: [' ', 'Postitoimipaikka on pakollinen.'],
  telephone: ['soita', 'Anna puhelinnumero.'],
} as const satisfies Record<keyof typeof newcomer, readonly [string, string]>

test('REG-01, REG-06, REG-13, REG-18, REG-20, REG-21, REG-27 to 30, REG-32, REG-33, REG-44: one broken field takes the button away and says why', async ({
  page,
  open,
}) => {
  await open('/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Rekisteröidy käyttäjäksi' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Vielä puuttuu 13')).toBeVisible()
  await fillRegistration(page)
  await expect(submitButton(page)).toHaveText('Rekisteröidy')
  for (const [name, [value, fault]] of Object.entries(broken)) {
    await leave(page, name, value)
    await expect(submitButton(page)).toHaveCount(0)
    await expect(note(page, name)).toContainText(fault)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAttribute('aria-describedby', new RegExp(`register-${name}-note`))
    await field(page, name).fill(newcomer[name as keyof typeof newcomer])
    await expect(note(page, name).filter({ hasText: fault })).toHaveCount(0)
    await expect(submitButton(page)).toBeVisible()
  }
  for (const name of ['privacy', 'terms']) {
    await field(page, name).uncheck()
    await expect(submitButton(page)).toHaveCount(0)
    await field(page, name).check()
  }
  await field(page, 'company').selectOption('')
  await expect(submitButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Yritys' }).click()
  await expect(field(page, 'company')).toBeFocused()
})

test('REG-07 to 09, REG-35 to 38: presets, choices and acceptances, and documents that open beside the form', async ({
  page,
  open,
}) => {
  await open('/register')
  await expect(field(page, 'country')).toHaveValue('Suomi')
  await expect(field(page, 'company')).toHaveValue('')
  // The star of what has to be filled: the country may be left out.
  await expect(page.getByRole('main').locator('label, legend').filter({ hasText: 'Maa' })).not.toHaveAttribute(
    'data-required',
  )
  await expect(page.getByRole('main').locator('[data-required]')).toHaveCount(14)
  // Those that other journeys have added meanwhile are called so.
  await expect(
    field(page, 'company')
      .locator('option')
      .filter({ hasNotText: /Harva\w+ Oy/ }),
  ).toHaveText(['Valitse', 'Ei yritystä (yksityisasiakas)', 'Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen'])
  await expect(page.getByRole('radio', { name: 'Suomi' })).toBeChecked()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(field(page, 'country')).toHaveValue('Finland')
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  await field(page, 'firstname').fill('Maija')
  for (const [name, address] of [
    [/privacy statement/, /#\/registerstatement$/],
    [/terms of use/, /#\/termsofuse$/],
  ] as const) {
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
    const beside = page.waitForEvent('popup')
    await page.getByRole('main').getByRole('link', { name }).click()
    const tab = await beside
    await expect(tab).toHaveURL(address)
    await tab.close()
  }
  await expect(field(page, 'firstname')).toHaveValue('Maija')
})

test('REG-12: a password shows its text while clicked, and hides it when left', async ({ page, open }) => {
  await open('/register')
  for (const name of ['password', 'confirmpassword']) {
    await field(page, name).fill('Hallanpera-88')
    await expect(field(page, name)).toHaveAttribute('type', 'password')
    await field(page, name).click()
    await expect(field(page, name)).toHaveAttribute('type', 'text')
    await field(page, name).blur()
    await expect(field(page, name)).toHaveAttribute('type', 'password')
  }
})

test('REG-17, REG-22, REG-24, REG-25, ERR-03, ERR-04: name and address are checked when left, only once they are valid', async ({
  page,
  portal,
  open,
  operator,
}) => {
  await operator.set({ emailDomainsBlocked: ['kertakaytto.test'] })
  const { username, email } = await portal.person()
  const asked = asking(page, '/api/auth/registration/test')
  await open('/register')
  await leave(page, 'username', 'lyhyt_1')
  await leave(page, 'email', 'maija@')
  await expect(note(page, 'email')).toBeVisible()
  expect(asked).toHaveLength(0)
  await leave(page, 'username', username)
  await expect(note(page, 'username')).toHaveText('Käyttäjätunnus on jo käytössä. Kokeile toista.')
  await leave(page, 'email', email.toUpperCase())
  await expect(note(page, 'email')).toHaveText('Tämä sähköpostiosoite on jo rekisteröity. Kokeile toista.')
  await leave(page, 'email', 'maija@posti.kertakaytto.test')
  await expect(note(page, 'email')).toContainText('Tällä sähköpostiosoitteella ei voi rekisteröityä.')
  await leave(page, 'username', 'vapaa_tunnus_1')
  await expect(note(page, 'username')).toHaveText('Käyttäjätunnus on vapaa.')
  expect(asked).toHaveLength(4)
})

test('ERR-03 to 06: the specification’s own English words stand at the fields', async ({ page, portal, open }) => {
  const { username, email } = await portal.person()
  await open('/register')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register as a user' })).toBeVisible()
  for (const [name, value, text] of [
    ['username', username, 'Username already exists, please try again.'],
    ['email', 'maija@', 'You have entered an invalid email address.'],
    ['confirmpassword', 'Hallanpera-88', 'Passwords must match.'],
    ['email', email, 'This email has been already registered, please try again.'],
  ] as const) {
    await leave(page, name, value)
    await expect(note(page, name)).toHaveText(text)
  }
})

test('REG-41, REG-42: what somebody else took meanwhile is told at its field, and nothing typed is lost', async ({
  page,
  portal,
  open,
  willComplain,
}) => {
  willComplain(/status of 409/)
  const taken = { username: 'saman_niminen_1', email: 'saman_niminen_1@posti.test' }
  await open('/register')
  await fillRegistration(page, taken)
  const first = await portal.person({ username: taken.username, email: 'ensin@posti.test' })
  await submitButton(page).click()
  await expect(note(page, 'username')).toHaveText('Käyttäjätunnus on jo käytössä. Kokeile toista.')
  await expect(field(page, 'username')).toBeFocused()
  await expect(submitButton(page)).toHaveCount(0)
  await field(page, 'username').fill('toinen_niminen_1')
  await portal.person({ username: 'sama_osoite_1', email: taken.email })
  await submitButton(page).click()
  await expect(note(page, 'email')).toHaveText('Tämä sähköpostiosoite on jo rekisteröity. Kokeile toista.')
  await expect(field(page, 'telephone')).toHaveValue(newcomer.telephone)
  expect(first.username).toBe(taken.username)
})

test('REG-43: any other failure is told above the button, which keeps the focus while it waits', async ({
  page,
  open,
  willComplain,
}) => {
  willComplain(/status of 500/, /register .*viite-7/)
  await open('/register')
  await fillRegistration(page, { username: 'huono_paiva_1', email: 'huono_paiva_1@posti.test' })
  await refuse(page, '**/newregistration', 'internal_error')
  const held = await hold(page, '**/newregistration')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Lähetetään…')
  await expect(submitButton(page)).toBeFocused()
  held.release()
  await expect(page.getByRole('alert')).toContainText('Toiminto epäonnistui.')
  await expect(page.getByRole('alert')).toContainText('Virheen tunniste: viite-7')
  await expect(submitButton(page)).toHaveText('Rekisteröidy')
  await expect(field(page, 'username')).toHaveValue('huono_paiva_1')
})

test('STATE-07, REG-02, REG-39, REG-26: the full user goes out, the address in lower case; the success panel stands in the place of the form', async ({
  page,
  open,
}) => {
  const asked = asking(page, '/api/auth/registration/newregistration')
  await open('/register')
  await fillRegistration(page, { username: 'koko_tietue_1', email: 'Koko_Tietue_1@Posti.test' })
  await submitButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rekisteröityminen onnistui' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'OK' })).toBeVisible()
  const { confirmpassword: _, ...sent } = newcomer
  expect(asked.map((request) => request.postDataJSON())).toEqual([
    {
      ...sent,
      username: 'koko_tietue_1',
      email: 'koko_tietue_1@posti.test',
      country: 'Suomi',
      company: '',
      usertype: 'customer',
      misc: { language: 'fi' },
    },
  ])
})

test('REG-10, REG-11: with registering switched off a Finnish notice stands there, in English, too', async ({
  page,
  open,
  operator,
}) => {
  await operator.set({ registrationEnabled: false })
  await open('/register')
  for (const heading of ['Rekisteröidy käyttäjäksi', 'Register as a user']) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('sähköpostiongelmien vuoksi')).toBeVisible()
    await expect(page.getByRole('link', { name: 'tuki@portal.test' })).toHaveAttribute(
      'href',
      'mailto:tuki@portal.test',
    )
    await expect(field(page, 'username')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button').click()
  }
})

test('REG-11, CONST-14: without any address to write to the notice has no empty link', async ({
  page,
  open,
  operator,
}) => {
  await operator.set({ registrationEnabled: false, supportEmail: '', siteAdminEmail: '' })
  await open('/register')

  await expect(page.getByRole('main').getByText('sivuston ylläpitäjä', { exact: true })).toBeVisible()
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)
})
