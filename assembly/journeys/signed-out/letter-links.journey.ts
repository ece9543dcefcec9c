/** The links of letters, opened twice, reloaded, in the tab of the one before, and by somebody who is signed in. */
import { readOwnSessions, requestReset, resendValidation, saveOwnSettings } from '@workspace/portal/contract/own'
import { asking } from '../interception.ts'
import { edit, row } from '../signed-in/settings-rows.ts'
import { expect, logIn, test, testPassword } from '../world.ts'
import { field, submitButton } from './registration-form.ts'

for (const [language, words] of [
  [
    'fi',
    {
      undone:
        'Aiempi sähköpostiosoitteesi on palautettu, ja kaikki istuntosi on päätetty. Aseta seuraavaksi uusi salasana.',
      confirmed: 'Uusi sähköpostiosoitteesi on vahvistettu.',
      waiting: 'Odottaa vahvistusta',
      notMe: 'Etkö tehnyt tätä itse?',
      shutOut: 'Katkaise muiden pääsy',
      secured: 'Kaikki istunnot on päätetty, eikä entinen salasana enää toimi. Aseta nyt uusi salasana.',
    },
  ],
  [
    'en',
    {
      undone:
        'Your earlier email address has been restored, and all your sessions have been ended. Next, set a new password.',
      confirmed: 'Your new email address has been verified.',
      waiting: 'Waiting for verification',
      notMe: 'Was this not you?',
      shutOut: 'Shut everybody else out',
      secured: 'All sessions have been ended, and the old password no longer works. Now set a new password.',
    },
  ],
] as const) {
  test(`R29: taking an address back shows its success to who is signed in, whose session ends with it (${language})`, async ({
    page,
    portal,
    enter,
    open,
    at,
    go,
  }) => {
    const person = await enter({ language }, '/user/settings')
    const token = await portal.signIn(person)
    await portal.ask(saveOwnSettings, { email: `uusi.${person.email}` }, { token })
    const code = await portal.codeTo(person.email)
    const opened = page.waitForResponse('**/api/live/events')
    await open(`/user/undoemailchange/${code}`)
    await opened
    await expect(page.getByRole('banner').getByRole('button', { name: /^(Valikko|Menu)/ })).toBeVisible()
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByText(words.undone)).toBeVisible()
    // The page hears that its session has ended.
    await expect(page.getByRole('banner').getByRole('button', { name: /^(Valikko|Menu)/ })).toHaveCount(0)
    await expect(page.getByText(words.undone)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await go('/user/settings')
    await at('/login?returnUrl=%2Fuser%2Fsettings')
  })

  test(`issue 10, 11: "this was not me" of a letter ends every session at a press, and a new password opens the account (${language})`, async ({
    page,
    portal,
    enter,
    open,
    at,
  }) => {
    const person = await enter({ language })
    const thief = [await portal.signIn(person), await portal.signIn(person)].at(-1) ?? ''
    const code = await portal.codeTo(person.email)
    await open(`/auth/notme/${code}`)
    await expect(page.getByRole('heading', { level: 1, name: words.notMe })).toBeVisible()
    expect((await portal.ask(readOwnSessions, {}, { token: thief })).status).toBe(200)
    await page.getByRole('button', { name: words.shutOut }).click()
    await expect(page.getByText(words.secured)).toBeVisible()
    expect((await portal.ask(readOwnSessions, {}, { token: thief })).status).toBe(401)
    expect(page.url()).not.toContain(code)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.reload()
    await field(page, 'password').fill('Hallanpera-88')
    await field(page, 'confirmpassword').fill('Hallanpera-88')
    await submitButton(page).click()
    await at('/login')
    await logIn(page, person.username, 'Hallanpera-88')
  })

  test(`R29: a new address is marked in its row until it is confirmed, also after a reload; confirming twice is no failure (${language})`, async ({
    page,
    portal,
    enter,
    open,
  }) => {
    const { email } = await enter({ language }, '/user/settings')
    const mark = page.locator('label[for=settings-email]')
    await expect(row(page, 'email')).toHaveValue(email)
    await edit(page, 'email').click()
    await row(page, 'email').fill(`uusi.${email}`)
    await page.locator('button[form=own-settings]').click()
    await expect(mark).toContainText(words.waiting)
    await page.reload()
    await expect(mark).toContainText(words.waiting)

    const code = await portal.codeTo(`uusi.${email}`)
    for (const _ of [1, 2]) {
      await open(`/user/confirmemail/${code}`)
      await page.getByRole('main').getByRole('button').click()
      await expect(page.getByText(words.confirmed)).toBeVisible()
    }
    await open('/user/settings')
    await expect(row(page, 'email')).toHaveValue(`uusi.${email}`)
    await expect(mark).not.toContainText(words.waiting)
  })
}

test('VALID-01, VALID-07, VALID-09: a second link opened in the same tab is sent, too, and leaves the address', async ({
  page,
  portal,
  open,
  go,
}) => {
  const people = [await portal.person({ activated: false }), await portal.person({ activated: false })]
  const codes: string[] = []
  for (const { username, email } of people) {
    await portal.ask(resendValidation, { username, password: testPassword })
    codes.push(await portal.codeTo(email))
  }
  const asked = asking(page, '/api/auth/registration/validateemail/')
  await open(`/register/validate/${codes[0]}`)
  const press = page.getByRole('button', { name: 'Vahvista osoite' })
  await press.click()
  const done = page.getByText('Sähköpostiosoitteesi on vahvistettu. Voit nyt kirjautua sisään.')
  await expect(done).toBeVisible()
  await go(`/register/validate/${codes[1]}`)
  await press.click()
  await expect.poll(() => asked.length).toBe(2)
  await expect(done).toBeVisible()
  for (const { id } of people) expect((await portal.stored(id))?.activated).toBe(true)
  expect(page.url()).not.toContain(codes[1])
  await go(`/register/validate/${codes[1]}`)
  await expect.poll(() => page.url()).not.toContain(codes[1])
})

test('RESET-04, R33: a reload keeps the form for a new password; its secret stays in this tab until it is used', async ({
  page,
  context,
  portal,
  open,
  at,
}) => {
  const { username, email } = await portal.person()
  await portal.ask(requestReset, { username })
  const code = await portal.codeTo(email)
  await open(`/auth/resetpassword/${code}`)
  await expect(field(page, 'password')).toBeVisible()
  await page.reload()
  await expect(field(page, 'password')).toBeVisible()
  await at('/auth/resetpassword')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(code)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other).toHaveURL(/#\/resetpassword$/)

  const asked = asking(page, '/api/user/resetpassword')
  await field(page, 'password').fill('Hallanpera-88')
  await field(page, 'confirmpassword').fill('Hallanpera-88')
  await submitButton(page).click()
  await at('/login')
  expect(asked.map((request) => request.postDataJSON())).toEqual([{ hash: code, password: 'Hallanpera-88' }])
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  await open('/auth/resetpassword')
  await at('/resetpassword')
})
