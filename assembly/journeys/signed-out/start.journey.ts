/** START: the first moments of the portal, for visitors and for the signed in. */
import { alsoInEnglish } from '../also-in-english.ts'
import { asking, cut, hold, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'

const calls = '**/api/**'
const publicData = '**/api/data/initialwithoutlogin'
const initialData = '**/api/data/initial/**'
const failureText = 'Jokin meni pieleen. Ota yhteyttä sivuston ylläpitäjään.'

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' })

  test('START-01, START-05, I18N-01, I18N-07, CONST-06: the first visit is in Finnish and starts at the login', async ({
    page,
    open,
    at,
  }) => {
    const asked = asking(page, '/api/data/')
    await open('/')
    await at('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })).toBeVisible()
    await expect(page).toHaveTitle('Kirjaudu sisään – Kuivike- ja lantapalvelut')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
    await expect
      .poll(() => asked.map((request) => new URL(request.url()).pathname))
      .toEqual(['/api/data/initialwithoutlogin'])
  })
})

test('START-02, HEADER-20, I18N-07: a visitor’s language holds at the next start, the own record’s after the sign-in', async ({
  page,
  portal,
  open,
  enter,
}) => {
  const html = page.locator('html')
  await open('/resetpassword')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Forgotten password – Kuivike- ja lantapalvelut')
  await open('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()

  const person = await enter({ language: 'fi' }, '/user/settings')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeVisible()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User settings' })).toBeVisible()
  expect((await portal.stored(person.id))?.language).toBe('fi')
})

test('START-03, START-12, START-17, TERMS-16, HEADER-01: the terms of use show without waiting, under no header', async ({
  page,
  open,
  willComplain,
}) => {
  willComplain(/net::ERR_FAILED/, /The initial data did not come/)
  await cut(page, calls)
  await open('/termsofuse')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Käyttöehdot')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('sivuston ylläpitäjä')
  await expect(page.getByRole('main')).not.toContainText('{{')
  await expect(page.getByText(failureText)).toHaveCount(0)

  await page.unrouteAll()
  const asked = asking(page, '/api/data/initialwithoutlogin')
  await page.getByRole('link', { name: 'Käyttöohjeet' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Käyttöehdot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Käyttöehdot')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('TERMS-16: public data comes in the background and fills the terms', async ({ page, open }) => {
  const held = await hold(page, publicData)
  await open('/termsofuse')
  await expect(page.getByRole('main')).toContainText('sivuston ylläpitäjä')
  held.release()
  await expect(page.getByRole('main').getByRole('link', { name: 'yllapito@portal.test' }).first()).toBeVisible()
})

test('START-04, START-20, CALL-06: a stored session fetches its own initial data, with the public part of the token', async ({
  page,
  enter,
}) => {
  const asked = asking(page, '/api/data/initial')
  const { username, token } = await enter()
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual([
    `/api/data/initial/${username}/${token.split('.')[0]}`,
  ])
  expect(await asked[0]?.headerValue('authorization')).toBe(`Bearer ${token}`)
})

test('START-09: half a session is none, and goes', async ({ page, open, at }) => {
  for (const [name, other] of [
    ['token', 'username'],
    ['username', 'token'],
  ] as const) {
    await open('/login')
    await page.evaluate(([key]) => localStorage.setItem(key, 'x.y'), [name] as const)
    await open('/frontpage')
    await at('/login?returnUrl=%2Ffrontpage')
    const left = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [name, other])
    expect(left).toEqual([null, null])
  }
})

test('START-10, START-11, START-13, CONST-05: initial data has 5000 ms, and a late answer still counts', async ({
  page,
  enter,
}) => {
  await page.clock.install()
  const held = await hold(page, initialData)
  await enter({}, '/user/settings')
  const failure = page.getByText(failureText)
  await expect(page.getByText('Ladataan…').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Käyttäjäasetukset' })).toHaveCount(0)
  await expect.poll(() => held.asked.length).toBe(1)
  // The page's time also goes by itself; to the millisecond it is looked at in portal-start.test.ts.
  await page.clock.runFor(3000)
  await expect(failure).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(failure).toBeVisible()
  held.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('START-10: an answer after 4000 ms is in time', async ({ page, enter }) => {
  await page.clock.install()
  const held = await hold(page, initialData)
  await enter({}, '/user/settings')
  await expect.poll(() => held.asked.length).toBe(1)
  await page.clock.runFor(4000)
  held.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByText(failureText)).toHaveCount(0)
})

test('START-11, START-15: a fault of the server or of the network shows at once, and can be tried again', async ({
  page,
  enter,
  willComplain,
}) => {
  willComplain(/status of 500/, /net::ERR_FAILED/, /The initial data did not come/)
  await refuse(page, initialData, 'internal_error')
  await enter({}, '/user/settings')
  await expect(page.getByText(failureText)).toBeVisible()
  await expect(page.getByText('Virheen tunniste: viite-7')).toBeVisible()
  await page.unrouteAll()
  await cut(page, initialData)
  await page.reload()
  await expect(page.getByText(failureText)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeVisible()
})

test('START-11, START-13, START-15, ERR-14: a visitor can log in where public data did not come', async ({
  page,
  open,
  willComplain,
}) => {
  willComplain(/net::ERR_FAILED/, /The initial data did not come/)
  const held = await hold(page, publicData)
  await open('/login')
  await expect(page.getByRole('button', { name: 'Kirjaudu sisään' })).toBeVisible()
  held.release()
  await page.unrouteAll({ behavior: 'wait' })
  await cut(page, publicData)
  await page.reload()
  await expect(page.getByText(failureText)).toBeVisible()
  await alsoInEnglish(page, async () => {
    await expect(page.getByText('Something went wrong, please contact the site administrator.')).toBeVisible()
  })
  await expect(page.getByRole('button', { name: 'Kirjaudu sisään' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByText(failureText)).toHaveCount(0)
})

test('START-16: a start that fails is told to the console only', async ({ page, portal, willComplain }) => {
  willComplain(/The portal did not start/)
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('planted')
    }
  })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${portal.address}/#/login`)
  await expect(page.getByRole('button', { name: 'Kirjaudu sisään' })).toBeVisible()
})
