/** VALID, FORGOT, RESET: what a letter's link does, and how a person comes by one. */
import { resendValidation } from '@workspace/portal/contract/own'
import { alsoInEnglish } from '../also-in-english.ts'
import { asking, cut, hold, refuse } from '../interception.ts'
import { expectSpinning } from '../spinning.ts'
import { expect, logIn, test, testPassword } from '../world.ts'
import { field, fillRegistration, submitButton } from './registration-form.ts'

const resetCall = '**/api/auth/resetpassword'

for (const [language, words] of [
  [
    'fi',
    {
      question: 'Vahvista, että tämä sähköpostiosoite on sinun. Sen jälkeen voit kirjautua sisään.',
      press: 'Vahvista osoite',
      pending: 'Vahvistetaan sähköpostiosoitettasi…',
      done: 'Sähköpostiosoitteesi on vahvistettu. Voit nyt kirjautua sisään.',
      toLogin: 'Siirry kirjautumiseen',
    },
  ],
  [
    'en',
    {
      question: 'Confirm that this email address is yours. After that you can log in.',
      press: 'Confirm the address',
      pending: 'Verifying your email address…',
      done: 'Your email address has been verified. You can now log in.',
      toLogin: 'Go to login',
    },
  ],
] as const) {
  test(`VALID-01 to 04, VALID-07, VALID-09, R33, CALL-21: a link verifies at a press in a browser that did not register, works again, and leaves the address (${language})`, async ({
    page,
    portal,
    open,
    at,
  }) => {
    const { username, email, id } = await portal.person({ activated: false })
    await portal.ask(resendValidation, { username, password: testPassword })
    const code = await portal.codeTo(email)
    const asked = asking(page, '/api/auth/registration/validateemail/')
    const held = await hold(page, '**/validateemail/**')
    await open('/login')
    if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    for (const isFirst of [true, false]) {
      await open(`/register/validate/${code}`)
      await expect(page.getByText(words.question)).toBeVisible()
      expect(page.url()).not.toContain(code)
      if (isFirst) {
        expect(asked).toHaveLength(0)
        expect((await portal.stored(id))?.activated).toBe(false)
      }
      await page.getByRole('button', { name: words.press }).click()
      if (isFirst) {
        await expectSpinning(page.getByRole('status').filter({ hasText: words.pending }))
        held.release()
      }
      await expect(page.getByText(words.done)).toBeVisible()
    }
    expect((await portal.stored(id))?.activated).toBe(true)
    await page.getByRole('link', { name: words.toLogin }).click()
    await at('/login')
  })
}

test('VALID-09: the mark of a registration is forgotten when the link has run out', async ({ page, portal, open }) => {
  await open('/register')
  await fillRegistration(page, { username: 'tulokas_merkki', email: 'tulokas_merkki@posti.test' })
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: 'OK' })).toBeVisible()
  const code = await portal.codeTo('tulokas_merkki@posti.test')
  await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
  await open(`/register/validate/${code}`)
  await expect(page.getByRole('button', { name: 'Vahvista osoite' })).toBeVisible()
})

test('VALID-03, ERR-20: a link that does not work names the administrator', async ({ page, open, willComplain }) => {
  willComplain(/status of 404/)
  await open('/register/validate/vanha-koodi')
  await page.getByRole('button', { name: 'Vahvista osoite' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(
    'Sähköpostiosoitteen vahvistaminen epäonnistui. Ota yhteyttä sivuston ylläpitäjään:',
  )
  await expect(alert.getByRole('link')).toHaveAttribute('href', 'mailto:yllapito@portal.test')
})

const languages = {
  fi: {
    forgotten: 'Unohtunut salasana',
    reset: 'Nollaa salasana',
    sent: 'Lähetimme sähköpostiisi linkin, jolla voit asettaa uuden salasanan. Linkki on voimassa tunnin.',
    back: 'Takaisin etusivulle',
    changed: 'Salasanasi on vaihdettu. Kirjaudu sisään uudella salasanalla.',
    rule: 'Salasanassa on oltava vähintään 8 merkkiä, ja molempien kenttien on oltava samat.',
    failed: 'Toiminto epäonnistui.',
    again: 'Pyydä uusi linkki',
  },
  en: {
    forgotten: 'Forgotten password',
    reset: 'Reset password',
    sent: 'We have emailed you a link for setting a new password. The link is valid for one hour.',
    back: 'Back to the front page',
    changed: 'Your password has been changed. Log in with the new one.',
    rule: 'The password must have at least 8 characters, and both fields must be the same.',
    failed: 'Action failed.',
    again: 'Request a new link',
  },
} as const

for (const [language, words] of Object.entries(languages)) {
  test(`GEN-03, FORGOT-01 to 05, FORGOT-10, FORGOT-16, RESET-01 to 06, RESET-07, RESET-11, ERR-19: a forgotten password is set anew by a letter’s link (${language})`, async ({
    page,
    portal,
    open,
    at,
    willComplain,
  }) => {
    willComplain(/status of 404/)
    const { username, email } = await portal.person({ language: language === 'en' ? 'en' : 'fi' })
    await open('/resetpassword')
    if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.forgotten })).toBeVisible()
    await expect(submitButton(page)).toHaveCount(0)
    await field(page, 'username').fill(username)
    await expect(submitButton(page)).toHaveText(words.reset)
    const held = await hold(page, resetCall)
    await submitButton(page).click()
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await expect(field(page, 'username')).toHaveCount(0)
    held.release()
    await expect(page.getByText(words.sent)).toBeVisible()
    await page.getByRole('link', { name: words.back }).click()
    await at('/login?returnUrl=%2Fpeatsale')

    const code = await portal.codeTo(email)
    await open(`/auth/resetpassword/${code}`)
    await expect(page.getByText(words.rule)).toBeVisible()
    await expect(submitButton(page)).toHaveCount(0)
    await field(page, 'password').fill('Hallanpera-88')
    await field(page, 'confirmpassword').fill('Hallanpera-8')
    await expect(submitButton(page)).toHaveCount(0)
    await field(page, 'confirmpassword').fill('Hallanpera-88')
    await page.getByRole('main').getByRole('checkbox').check()
    for (const name of ['password', 'confirmpassword']) await expect(field(page, name)).toHaveAttribute('type', 'text')
    await submitButton(page).click()
    await at('/login')
    await expect(page.getByText(words.changed)).toBeVisible()
    await logIn(page, username, 'Hallanpera-88')

    await open(`/auth/resetpassword/${code}`)
    await field(page, 'password').fill('Hallanpera-99')
    await field(page, 'confirmpassword').fill('Hallanpera-99')
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toContainText(words.failed)
    await page.getByRole('link', { name: words.again }).click()
    await at('/resetpassword')
  })
}

test('R33, RESET-08, CALL-23: opening a link uses nothing up, and its secret is in no address', async ({
  page,
  portal,
  open,
  at,
  watch,
}) => {
  const { username, email } = await portal.person()
  await portal.send('POST', '/api/auth/resetpassword', { body: { givenparam: 'username', username } })
  const code = await portal.codeTo(email)
  watch.secrets.push(code)
  for (const _ of [1, 2, 3, 4, 5]) {
    await open(`/auth/resetpassword/${code}`)
    await expect(field(page, 'password')).toBeVisible()
    expect(page.url()).not.toContain(code)
  }
  const asked = asking(page, '/api/user/resetpassword')
  await field(page, 'password').fill('Hallanpera-88')
  await field(page, 'confirmpassword').fill('Hallanpera-88')
  await submitButton(page).click()
  await at('/login')
  expect(asked.map((request) => request.postDataJSON())).toEqual([{ hash: code, password: 'Hallanpera-88' }])
})

test('FORGOT-03, FORGOT-08: what is enough for a request, and what is too long', async ({ page, open, operator }) => {
  const asked = asking(page, '/api/auth/resetpassword')
  await open('/resetpassword')
  await field(page, 'email').fill('maija')
  await expect(submitButton(page)).toHaveCount(0)
  await field(page, 'email').fill('maija.pitkasukunimi@posti.test')
  await submitButton(page).click()
  await expect(
    page.getByText('Sähköpostiosoite on tähän liian pitkä. Anna sen sijaan käyttäjätunnuksesi.'),
  ).toBeVisible()
  await field(page, 'email').fill('')
  await expect(submitButton(page)).toHaveCount(0)
  expect(asked).toHaveLength(0)
  await operator.set({ resetEmailMaxLength: 254 })
  await page.reload()
  await field(page, 'email').fill('maija.pitkasukunimi@posti.test')
  await hold(page, resetCall)
  await submitButton(page).click()
  await expect.poll(() => asked.length).toBe(1)
})

test('FORGOT-09, FORGOT-11 to 13, ERR-11, ERR-12: every failure has its words, and the form comes back as it was', async ({
  page,
  open,
  willComplain,
}) => {
  willComplain(/status of 404/, /status of 429/, /status of 500/, /net::ERR_FAILED/)
  const unknown = 'Antamasi tiedot ovat virheelliset. Annetuilla tiedoilla ei löytynyt käyttäjätiliä.'
  const broken = 'Salasanan nollaamisessa tapahtui virhe. Ota yhteyttä ylläpitoon.'
  await open('/resetpassword')
  await field(page, 'username').fill('ei_olemassa_1')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(unknown)
  await alsoInEnglish(page, async () => {
    await expect(page.getByRole('alert')).toContainText(
      'Information you provided was faulty. No user account was found with the given info.',
    )
  })
  for (const [value, text] of [
    ['too_many_requests', 'Liian monta yritystä.'],
    ['internal_error', broken],
    ['network', broken],
  ] as const) {
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(field(page, 'username')).toHaveValue('ei_olemassa_1')
    await (value === 'network' ? cut(page, resetCall) : refuse(page, resetCall, value))
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toContainText(text)
    await page.unrouteAll()
  }
  await alsoInEnglish(page, async () => {
    await expect(page.getByRole('alert')).toContainText(
      'An error occurred while resetting the password, please contact the administration.',
    )
  })
})
