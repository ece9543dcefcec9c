/** LOGIN: the first screen, from before its script to after the sign-in. */
import { alsoInEnglish } from '../also-in-english.ts'
import { asking, cut, hold, refuse } from '../interception.ts'
import { expectSpinning } from '../spinning.ts'
import { expect, giveCredentials, logIn, test, testPassword } from '../world.ts'

const logInCall = '**/api/auth/userlogin'

test('LOGIN-01, LOGIN-02, LOGIN-05, LOGIN-06, LOGIN-19: two required fields, a way to register, and no way to a forgotten password yet', async ({
  page,
  open,
  at,
}) => {
  await open('/login')
  const username = page.getByRole('textbox', { name: 'Käyttäjätunnus' })
  await expect(username).toHaveAttribute('autocomplete', 'username')
  await expect(username).toHaveAttribute('required')
  const password = page.getByLabel('Salasana')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('required')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Näytä' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.locator('label[data-required=true]')).toHaveText(['Käyttäjätunnus tai sähköposti', 'Salasana'])
  await expect(page.getByRole('link', { name: 'Unohditko salasanasi?' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Rekisteröidy' }).click()
  await at('/register')
})

test('LOGIN-03, STATE-05: while the request runs the button shows it, keeps the focus and takes no second press', async ({
  page,
  portal,
  open,
  at,
}) => {
  const { username } = await portal.person({ apps: ['peatsale', 'manuredelivery'] })
  const held = await hold(page, logInCall)
  await open('/login')
  // Its answers bring the cookie that the held request must carry.
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: 'Käyttäjätunnus' }).fill(username)
  await page.getByLabel('Salasana').fill(testPassword)
  const button = page.getByRole('main').locator('button[type=submit]')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('Kirjaudutaan…')
  await expectSpinning(button)
  await expect(button).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Kirjaudutaan…' })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.getByLabel('Salasana').press('Enter')
  expect(held.asked).toHaveLength(1)
  held.release()
  await at('/frontpage')
})

for (const [language, words] of [
  ['fi', { invalid: 'Väärä käyttäjätunnus tai salasana!', forgotten: 'Unohditko salasanasi?' }],
  ['en', { invalid: 'Invalid username or password!', forgotten: 'Forgot your password?' }],
] as const) {
  test(`LOGIN-04, LOGIN-06, LOGIN-10, ERR-01: a wrong password is told in words, with a way on (${language})`, async ({
    page,
    portal,
    open,
    at,
    willComplain,
  }) => {
    willComplain(/status of 401/)
    const { username } = await portal.person()
    await open('/login')
    if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    await giveCredentials(page, username, 'jokin-muu-77')
    await expect(page.getByRole('alert').getByText(words.invalid, { exact: true })).toBeVisible()
    await expect(page.getByLabel(/^(Salasana|Password)/)).toHaveValue('jokin-muu-77')
    await page.getByRole('link', { name: words.forgotten }).click()
    await at('/resetpassword')
  })
}

test('STATE-05: what went wrong is gone at the next try, and after leaving the screen', async ({
  page,
  portal,
  open,
  go,
  willComplain,
}) => {
  willComplain(/status of 401/)
  const { username } = await portal.person()
  await open('/login')
  await giveCredentials(page, username, 'jokin-muu-77')
  const fault = page.getByText('Väärä käyttäjätunnus tai salasana!', { exact: true })
  await expect(fault).toBeVisible()
  await go('/register')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kirjaudu sisään')
  await go('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })).toBeVisible()
  await expect(fault).toHaveCount(0)
  await giveCredentials(page, username, 'jokin-muu-78')
  await expect(fault).toBeVisible()
  const held = await hold(page, logInCall)
  await giveCredentials(page, username, testPassword)
  await expect.poll(() => held.asked.length).toBe(1)
  await expect(fault).toHaveCount(0)
  held.release()
  await expect(fault).toHaveCount(0)
})

test('LOGIN-11, LOGIN-13: an unknown name is told in the same words', async ({ page, open, willComplain }) => {
  willComplain(/status of 401/)
  await open('/login')
  await giveCredentials(page, 'ei_olemassa_1')
  await expect(page.getByText('Väärä käyttäjätunnus tai salasana!', { exact: true })).toBeVisible()
})

test('LOGIN-12, LOGIN-17, LOGIN-06, ERR-02: who has not verified the address gets a new letter', async ({
  page,
  portal,
  open,
  willComplain,
}) => {
  willComplain(/status of 403/)
  const { username, email } = await portal.person({ activated: false })
  await open('/login')
  await giveCredentials(page, username)
  await expect(page.getByText('Et ole vielä vahvistanut sähköpostiosoitettasi!', { exact: true })).toBeVisible()
  await alsoInEnglish(page, async () => {
    await expect(page.getByText("You haven't yet verified your email address!", { exact: true })).toBeVisible()
  })
  await expect(page.getByRole('link', { name: 'Unohditko salasanasi?' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Lähetä vahvistusviesti uudelleen' }).click()
  await expect(page.getByText('Vahvistusviesti on lähetetty. Tarkista myös roskapostikansiosi.')).toBeVisible()
  const letter = await portal.letterTo(email)
  await page.goto(letter.links[0] ?? '')
  // Registered in another browser: it takes a press (VALID-09).
  await page.getByRole('button', { name: 'Vahvista osoite' }).click()
  await expect(page.getByText('Sähköpostiosoitteesi on vahvistettu.')).toBeVisible()
  await page.getByRole('link', { name: 'Siirry kirjautumiseen' }).click()
  await logIn(page, username)
})

test('LOGIN-08, LOGIN-09: with one field empty an empty object goes out, and the answer is the same', async ({
  page,
  open,
  willComplain,
}) => {
  willComplain(/status of 400/)
  const asked = asking(page, '/api/auth/userlogin')
  await open('/login')
  await page.getByRole('textbox', { name: 'Käyttäjätunnus' }).fill('testaaja_1')
  await page.getByLabel('Salasana').press('Enter')
  await expect(page.getByText('Väärä käyttäjätunnus tai salasana!', { exact: true })).toBeVisible()
  expect(asked.map((request) => request.postData())).toEqual(['{}'])
})

test('LOGIN-18: faults keep what was typed and say what to do', async ({ page, open, willComplain }) => {
  willComplain(/status of 500/, /status of 429/, /net::ERR_FAILED/)
  await open('/login')
  const alert = page.getByRole('alert')
  await refuse(page, logInCall, 'internal_error')
  await giveCredentials(page, 'testaaja_1')
  await expect(alert).toContainText('Toiminto epäonnistui.')
  await expect(alert).toContainText('Virheen tunniste: viite-7')
  await refuse(page, logInCall, 'too_many_requests')
  await page.keyboard.press('Enter')
  await expect(alert).toContainText('Liian monta yritystä. Odota hetki ja yritä uudelleen.')
  await cut(page, logInCall)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText('Yhteys palveluun ei toimi.')
  await expect(page.getByRole('textbox', { name: 'Käyttäjätunnus' })).toHaveValue('testaaja_1')
  await expect(page.getByLabel('Salasana')).toHaveValue(testPassword)
})

test('LOGIN-07, LOGIN-14, LOGIN-16, STATE-01, ENT-28: a sign-in stores token and username, and the login is passed by from then on', async ({
  page,
  portal,
  open,
  at,
}) => {
  const { username } = await portal.person({ apps: ['peatsale', 'manuredelivery'] })
  await open('/login')
  await giveCredentials(page, username.toUpperCase())
  await at('/frontpage')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored).toSorted()).toEqual(['token', 'username'])
  expect(stored.username).toBe(username)
  await open('/login')
  await at('/frontpage')
})

test('LOGIN-19: what is typed before the script has come is still there after it', async ({ page, portal, at }) => {
  const { username } = await portal.person({ apps: ['peatsale', 'manuredelivery'] })
  const held = await hold(page, '**/assets/*.js')
  await page.goto(`${portal.address}/#/login`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Käyttäjätunnus' })
  await field.fill(username)
  await page.getByLabel('Salasana').pressSequentially(testPassword.slice(0, 5))
  held.release()
  await expect(page.locator('html')).not.toHaveAttribute('data-start')
  await page.getByLabel('Salasana').pressSequentially(testPassword.slice(5))
  await expect(page.getByLabel('Salasana')).toBeFocused()
  await expect(field).toHaveValue(username)
  await page.keyboard.press('Enter')
  await at('/frontpage')
})
