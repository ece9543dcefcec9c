/** R36: the own sessions can be told apart, and their list is never older than what was done. */
import { expect, test, testPassword } from '../world.ts'
import { edit } from './settings-rows.ts'

for (const [language, words] of [
  [
    'fi',
    {
      heading: 'Omat istunnot',
      here: 'Tämä selain',
      elsewhere: 'Toinen selain tai laite.',
      since: 'Kirjauduttu',
      end: 'Päätä istunto: Chrome, Linux, Kirjauduttu',
      fresh: 'Uusi salasana',
      again: 'Vahvista salasana',
    },
  ],
  [
    'en',
    {
      heading: 'Your sessions',
      here: 'This browser',
      elsewhere: 'Another browser or device.',
      since: 'Logged in',
      end: 'End the session: Chrome, Linux, Logged in',
      fresh: 'New password',
      again: 'Confirm password',
    },
  ],
] as const) {
  test(`R36, SETTINGS-28: sessions are told apart, and after a change of password only this one is listed (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const person = await enter({ language }, '/user/settings')
    const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) }
    await portal.signIn(person)
    await portal.send('POST', '/api/auth/userlogin', {
      body: { username: person.username, password: testPassword },
      headers,
    })
    await page.getByRole('heading', { name: words.heading }).click()
    const sessions = page.locator('details').last().getByRole('listitem')
    await expect(sessions).toHaveCount(3)
    const own = sessions.filter({ hasText: words.here })
    await expect(own).toHaveCount(1)
    await expect(own.getByRole('button')).toHaveCount(0)
    await expect(sessions.filter({ hasText: words.elsewhere })).toHaveCount(2)
    await expect(sessions.filter({ hasText: words.since })).toHaveCount(3)
    await expect(page.getByRole('button', { name: words.end })).toHaveCount(1)

    await edit(page, 'password').click()
    await page.getByLabel(words.fresh).fill('Hallanpera-88')
    await page.getByLabel(words.again).fill('Hallanpera-88')
    await page.locator('button[form=own-settings]').click()
    await expect(sessions).toHaveCount(1)
    await expect(own).toHaveCount(1)
  })
}
