/** R36: the own sessions and sign-ins can be told apart, and their lists are never older than what was done. */
import { readOwnSessions } from '@workspace/portal/contract/own'
import { expect, logIn, test, testPassword } from '../world.ts'
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
      history: 'Kirjautumishistoria',
      wrong: 'Väärä salasana',
      notMe: /^Tämä en ollut minä: kirjautuminen /,
      endOthers: 'Päätä muut istunnot',
      ended: 'Muut istuntosi on päätetty. Vaihda nyt salasanasi.',
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
      history: 'Login history',
      wrong: 'Wrong password',
      notMe: /^This was not me: login /,
      endOthers: 'End the other sessions',
      ended: 'Your other sessions have been ended. Now change your password.',
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
    const sessions = page.locator('details').filter({ hasText: words.heading }).getByRole('listitem')
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

  test(`issue 10, 11: own sign-ins are listed, and "this was not me" ends the other sessions and leads to a new password (${language})`, async ({
    page,
    portal,
    open,
  }) => {
    const person = await portal.person({ language })
    await open('/login')
    await logIn(page, person.username)
    const stranger = await portal.signIn(person)
    await portal.send('POST', '/api/auth/userlogin', { body: { username: person.username, password: 'arvaus-1' } })
    await open('/user/settings')
    await page.getByRole('heading', { name: words.history }).click()
    const signIns = page.locator('details').filter({ hasText: words.history }).getByRole('listitem')
    await expect(signIns).toHaveCount(3)
    await expect(signIns.nth(0)).toContainText(words.wrong)
    await expect(signIns.nth(2)).toContainText(words.here)
    await expect(signIns.nth(2)).toContainText('Chrome, Linux')

    await page.getByRole('button', { name: words.notMe }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.endOthers }).click()
    await expect(page.getByText(words.ended)).toBeVisible()
    await expect(page.getByLabel(words.fresh)).toBeFocused()
    expect((await portal.ask(readOwnSessions, {}, { token: stranger })).status).toBe(401)
  })
}
