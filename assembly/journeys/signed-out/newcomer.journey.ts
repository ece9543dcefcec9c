/** The way of a newcomer from the first visit to the first log-out, in both languages. */
import { portalCalls } from '@workspace/portal/contract/own'
import { inspected } from '../everywhere/inspection.ts'
import { expect, logIn, test } from '../world.ts'
import { field, fillRegistration, newcomer, submitButton } from './registration-form.ts'

const languages = {
  fi: {
    register: 'Rekisteröidy',
    success: 'Rekisteröityminen onnistui',
    sent: 'Lähetimme sinulle sähköpostiviestin. Avaa viestissä oleva linkki, niin käyttäjätilisi vahvistetaan.',
    subject: 'Vahvista sähköpostiosoitteesi',
    verified: 'Sähköpostiosoitteesi on vahvistettu. Voit nyt kirjautua sisään.',
    toLogin: 'Siirry kirjautumiseen',
    applications: 'Omat sovelluksesi',
    manure: /Lanta-appi/,
    menu: 'Valikko',
    settings: 'Käyttäjäasetukset',
    save: 'Tallenna',
    saved: 'Tiedot on tallennettu.',
    misc: 'Muut',
    otherSettings: 'User settings',
    logOut: 'Log out',
    loggedOut: 'You have signed out.',
  },
  en: {
    register: 'Register',
    success: 'Registration was successful',
    sent: 'We have sent you an email. Open the link in it to verify your account.',
    subject: 'Verify your email address',
    verified: 'Your email address has been verified. You can now log in.',
    toLogin: 'Go to login',
    applications: 'Your applications',
    manure: /Manure-app/,
    menu: 'Menu',
    settings: 'User settings',
    save: 'Save',
    saved: 'Information was saved successfully.',
    misc: 'Misc',
    otherSettings: 'Käyttäjäasetukset',
    logOut: 'Kirjaudu ulos',
    loggedOut: 'Olet kirjautunut ulos.',
  },
} as const

for (const [language, words] of Object.entries(languages)) {
  test(`GEN-01, GEN-03, REG-01 to 05, REG-45, VALID-02, VALID-09, LOGIN-16, FRONT-11, SETTINGS-29, SETTINGS-30, HEADER-12: a newcomer registers, proves the address, comes in, opens an application, changes settings and leaves (${language})`, async ({
    page,
    portal,
    open,
    at,
    operator,
  }) => {
    test.slow()
    const username = `tulokas_${language}_1`
    const email = `${username}@posti.test`
    await operator.change('peatsale', { opengroups: '"all"' })
    await operator.change('manuredelivery', { opengroups: '"all"' })

    await open('/login')
    if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    await page.getByRole('link', { name: words.register }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await fillRegistration(page, { username, email })
    await submitButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: words.success })).toBeFocused()
    await expect(page.getByText(words.sent)).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await at('/login?returnUrl=%2Fpeatsale')

    const letter = await portal.letterTo(email)
    expect(letter.subject).toContain(words.subject)
    await page.goto(letter.links[0] ?? '')
    await expect(page.getByText(words.verified)).toBeVisible()
    await page.getByRole('link', { name: words.toLogin }).click()
    await logIn(page, username, 'Hallanpera-88')
    await at('/frontpage')
    await expect(page.getByRole('heading', { level: 1, name: words.applications })).toBeFocused()
    await page.getByRole('link', { name: words.manure }).click()
    await at('/manuredelivery')
    await expect(page.getByRole('heading', { level: 1, name: words.manure })).toBeFocused()

    await page.getByRole('button', { name: words.menu }).click()
    await page.getByRole('link', { name: words.settings }).click()
    await at('/user/settings')
    await page.locator('#settings-password-edit').click()
    await field(page, 'password').fill('Uusi-salasana-1')
    await field(page, 'confirmpassword').fill('Uusi-salasana-1')
    await page.locator('#settings-email-edit').click()
    await field(page, 'email').fill(`uusi_${email}`)
    await page.getByRole('heading', { level: 2, name: words.misc }).click()
    await page.locator('#settings-homeapp-edit').click()
    await field(page, 'homeapp').selectOption('manuredelivery')
    await page.locator('#settings-preferredapps-edit').click()
    await page.getByRole('checkbox', { name: words.manure }).check()
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(page.locator('#settings-email')).toHaveValue(`uusi_${email}`)

    await page.locator('#settings-language-edit').click()
    await field(page, 'language').selectOption(language === 'fi' ? 'en' : 'fi')
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.otherSettings })).toBeVisible()
    await page.getByRole('button', { name: /^(Menu|Valikko)$/ }).click()
    await page.getByRole('button', { name: words.logOut }).click()
    await at('/login')
    await expect(page.getByText(words.loggedOut)).toBeVisible()
    await logIn(page, username, 'Uusi-salasana-1')
    await at('/manuredelivery')
  })
}

test('R42, REG-42: whose mail server refuses the address reads it seconds after registering, corrects it and signs in', async ({
  page,
  portal,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const email = 'väärä.osoite@posti.test'
  portal.mail.refusals.set(email, { at: 'receiver', code: 553, text: '5.6.7 SMTPUTF8 is needed' })
  await open('/register')
  await fillRegistration(page, { username: 'korjaaja', email })
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Viesti ei mennyt perille' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(email)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await page.getByRole('button', { name: 'Korjaa osoite' }).press('Enter')
  await expect(field(page, 'username')).toHaveValue('korjaaja')
  await expect(field(page, 'firstname')).toHaveValue(newcomer.firstname)
  // The own name counts as free again.
  await field(page, 'username').focus()
  await field(page, 'email').fill('oikea.osoite@posti.test')
  await submitButton(page).click()
  await expect(page.getByText('Viesti lähetettiin osoitteeseen: oikea.osoite@posti.test')).toBeVisible()
  const validationcode = await portal.codeTo('oikea.osoite@posti.test')
  expect((await portal.ask(portalCalls.validateEmail, { validationcode })).status).toBe(200)
})
