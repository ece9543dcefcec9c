/** Nobody is left alone on the way in: early presses lead to what is missing, every screen leads back to the login. */
import { refuse } from '../interception.ts'
import { expect, giveCredentials, test } from '../world.ts'
import { field, submitButton } from './registration-form.ts'

const forgotten = { fi: 'Unohditko salasanasi?', en: 'Forgot your password?' } as const
const backToLogin = { fi: 'Takaisin kirjautumiseen', en: 'Back to login' } as const
const unequal = { fi: 'Salasanojen on oltava samat.', en: 'Passwords must match.' } as const

for (const language of ['fi', 'en'] as const) {
  test.describe(language, () => {
    test.beforeEach(async ({ page, open }) => {
      await open('/login')
      if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    })

    test(`LOGIN-06, LOGIN-20: who is locked out still finds the way to a new password (${language})`, async ({
      page,
      at,
      willComplain,
    }) => {
      willComplain(/status of 429/, /status of 403/)
      const link = page.getByRole('link', { name: forgotten[language] })
      await refuse(page, '**/api/auth/userlogin', 'too_many_requests')
      await giveCredentials(page, 'testaaja_1')
      await expect(link).toBeVisible()
      await page.unrouteAll()
      await refuse(page, '**/api/auth/userlogin', 'user_not_verified')
      await submitButton(page).click()
      await expect(page.getByRole('main').locator('[data-tone=warn]')).toBeVisible()
      await expect(link).toHaveCount(0)
      await page.unrouteAll()
      await refuse(page, '**/api/auth/userlogin', 'too_many_requests')
      await submitButton(page).click()
      await link.click()
      await at('/resetpassword')
    })

    test(`LOGIN-05, FORGOT-05: registration and the forgotten password lead back to the login (${language})`, async ({
      page,
      portal,
      go,
      at,
    }) => {
      const { username } = await portal.person()
      for (const address of ['/register', '/resetpassword']) {
        await go(address)
        await page.getByRole('main').getByRole('link', { name: backToLogin[language] }).click()
        await at('/login')
      }
      await go('/resetpassword')
      await field(page, 'username').fill(username)
      await submitButton(page).click()
      await page.getByRole('main').getByRole('link', { name: backToLogin[language] }).click()
      await at('/login')
    })

    test(`LOGIN-19, REG-44: an early Enter leads to the first field that is missing (${language})`, async ({
      page,
      go,
      willComplain,
    }) => {
      willComplain(/status of 400/)
      await field(page, 'password').press('Enter')
      await expect(field(page, 'username')).toBeFocused()
      await field(page, 'username').fill('testaaja_1')
      await field(page, 'username').press('Enter')
      await expect(field(page, 'password')).toBeFocused()

      await go('/register')
      await field(page, 'city').press('Enter')
      await expect(field(page, 'username')).toBeFocused()
      await expect(page.locator('#register-username-note')).toBeVisible()
      await field(page, 'username').fill('tulokas_maija')
      await field(page, 'username').press('Enter')
      await expect(field(page, 'password')).toBeFocused()

      await page.goto('about:blank')
    })

    test(`FORGOT-03, RESET-05: the same where a password is set anew, and unequal ones are told in red at the field (${language})`, async ({
      page,
      go,
    }) => {
      await go('/resetpassword')
      await field(page, 'email').press('Enter')
      await expect(field(page, 'username')).toBeFocused()

      await go('/auth/resetpassword/jokin-koodi')
      await field(page, 'confirmpassword').press('Enter')
      await expect(field(page, 'password')).toBeFocused()
      await field(page, 'password').fill('Hallanpera-88')
      await field(page, 'confirmpassword').fill('Hallanpera-89')
      await expect(page.getByText(unequal[language])).toHaveCount(0)
      await field(page, 'confirmpassword').blur()
      const note = page.locator('#new-confirmpassword-note')
      await expect(note).toHaveText(unequal[language])
      await expect(field(page, 'confirmpassword')).toHaveAttribute('aria-invalid', 'true')
      await field(page, 'confirmpassword').fill('Hallanpera-88')
      await expect(page.getByText(unequal[language])).toHaveCount(0)
      await expect(submitButton(page)).toBeVisible()
    })
  })
}
