import { expect, logIn, test } from '../world.ts'

/** GEN-03 from the first visit to the last: the way of a newcomer, in both languages. */
const languages = {
  fi: {
    register: 'Rekisteröidy',
    fields: [
      'Käyttäjätunnus',
      'Salasana',
      'Vahvista salasana',
      'Sähköposti',
      'Etunimi',
      'Sukunimi',
      'Katuosoite',
      'Postinumero',
      'Postitoimipaikka',
      'Puhelinnumero',
    ],
    company: 'Yritys',
    noCompany: 'Ei yritystä (yksityisasiakas)',
    privacy: /tietosuojaselosteen/,
    terms: /käyttöehdot/,
    success: 'Rekisteröityminen onnistui',
    verified: 'Sähköpostiosoitteesi on vahvistettu. Voit nyt kirjautua sisään.',
    toLogin: 'Siirry kirjautumiseen',
    subject: 'Vahvista sähköpostiosoitteesi',
  },
  en: {
    register: 'Register',
    fields: [
      'Username',
      'Password',
      'Confirm password',
      'Email',
      'First name',
      'Last name',
      'Street address',
      'Postal code',
      'City',
      'Telephone',
    ],
    company: 'Company',
    noCompany: 'No company (private customer)',
    privacy: /privacy statement/,
    terms: /terms of use/,
    success: 'Registration was successful',
    verified: 'Your email address has been verified. You can now log in.',
    toLogin: 'Go to login',
    subject: 'Verify your email address',
  },
} as const

for (const [language, words] of Object.entries(languages)) {
  test(`GEN-03, REG-01 to 05, REG-45, VALID-02, LOGIN-16: a newcomer registers, proves the address and comes in (${language})`, async ({
    page,
    portal,
    open,
  }) => {
    const username = `tulokas_${language}_1`
    await open('/login')
    if (language === 'en') await page.getByRole('button', { name: /In English|English/ }).click()
    await page.getByRole('link', { name: words.register }).click()
    const values = [
      username,
      'Hallanpera-88',
      'Hallanpera-88',
      `${username}@posti.test`,
      'Maija',
      'Metsä',
      'Suotie 5',
      '61800',
      'Kauhajoki',
      '040 123 4567',
    ]
    for (const [index, value] of values.entries()) {
      await page
        .getByLabel(new RegExp(`^${words.fields[index]}`))
        .first()
        .fill(value)
    }
    await expect(page.getByRole('button', { name: words.register, exact: true })).toHaveCount(0)
    await page.getByLabel(words.company, { exact: true }).selectOption({ label: words.noCompany })
    await page.getByRole('checkbox', { name: words.privacy }).check()
    await page.getByRole('checkbox', { name: words.terms }).check()
    await page.getByRole('button', { name: words.register, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.success })).toBeFocused()

    await portal.host.outbox.drain()
    const letter = portal.mail.letters.find(({ to }) => to === `${username}@posti.test`)
    expect(letter?.subject).toContain(words.subject)
    await page.goto(letter?.links[0] ?? '')
    await expect(page.getByText(words.verified)).toBeVisible()
    await page.getByRole('link', { name: words.toLogin }).click()
    await logIn(page, username, 'Hallanpera-88')
    await expect(page.getByText(/Maija Metsä/).first()).toBeVisible()
  })
}
