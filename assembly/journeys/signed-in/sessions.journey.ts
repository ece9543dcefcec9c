/** Sessions that end, two tabs, and what a browser keeps of a person. */
import { cut, hold } from '../interception.ts'
import { expect, logIn, test } from '../world.ts'

/** Where the page would hear at once that its session has ended. */
const liveEvents = '**/api/live/**'
/** What own settings ask for once they stand. */
const emailState = '**/api/settings/emailstate'
/** The bell's, after the page. */
const unread = '**/api/notices/unread'
const both = { apps: ['peatsale', 'manuredelivery'] }

test('START-21: a revoked token at the start ends the session and leads to the login', async ({
  page,
  portal,
  at,
  enter,
  open,
  willComplain,
}) => {
  willComplain(/status of 401/)
  const { token } = await enter(both)
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  // What an open page asks for late would meet the refusal first.
  await page.goto('about:blank')
  await portal.send('POST', '/api/auth/userlogout', { body: {}, headers: { authorization: `Bearer ${token}` } })
  await open('/frontpage/forced')
  await at('/login?returnUrl=%2Ffrontpage%2Fforced')
  await expect(page.getByText('Istuntosi on päättynyt. Kirjaudu sisään uudelleen.')).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test('START-22, R79: a session that ends during use says so, returns to where it was, and leaves nothing behind', async ({
  page,
  portal,
  at,
  enter,
  willComplain,
}) => {
  willComplain(/status of 401/)
  await hold(page, liveEvents)
  // Asked for late, they would be the first to be refused, before anything has been changed.
  const arrived = Promise.all([emailState, unread].map((asked) => page.waitForResponse(asked)))
  const { token, username } = await enter({ ...both, telephone: '000 123 4567' }, '/user/settings')
  await expect(page.locator('#settings-city-edit')).toBeVisible()
  await arrived
  await portal.send('POST', '/api/auth/userlogout', { body: {}, headers: { authorization: `Bearer ${token}` } })
  await page.locator('#settings-city-edit').click()
  await page.locator('#settings-city').fill('Kauhava')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Poistu sivulta' }).click()
  await at('/login?returnUrl=%2Fuser%2Fsettings')
  await expect(page.getByText('Istuntosi on päättynyt. Kirjaudu sisään uudelleen.')).toBeVisible()
  expect(await page.content()).not.toMatch(/000 123 4567|Kauhava/)
  await logIn(page, username)
  await at('/user/settings')
})

test('START-22: a page that only looks on hears that its session has ended', async ({ page, portal, at, enter }) => {
  // Whatever is asked for later would be refused, which the browser complains of.
  const arrived = Promise.all([liveEvents, emailState, unread].map((asked) => page.waitForResponse(asked)))
  const { token } = await enter(both, '/user/settings')
  await expect(page.locator('#settings-city-edit')).toBeVisible()
  await arrived
  await portal.send('POST', '/api/auth/userlogout', { body: {}, headers: { authorization: `Bearer ${token}` } })
  await at('/login?returnUrl=%2Fuser%2Fsettings')
  await expect(page.getByText('Istuntosi on päättynyt. Kirjaudu sisään uudelleen.')).toBeVisible()
})

test('STATE-08: without a network the browser side of a session ends all the same', async ({
  page,
  at,
  enter,
  willComplain,
}) => {
  willComplain(/net::ERR_FAILED/)
  await enter(both)
  await page.getByRole('button', { name: 'Valikko' }).click()
  await cut(page, '**/api/**')
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await at('/login')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test('STATE-10: the other tab follows a log-out, a sign-in, and the sign-in of somebody else', async ({
  page,
  context,
  portal,
  at,
  open,
}) => {
  const maija = await portal.person({ ...both, firstname: 'Maija', lastname: 'Metsä' })
  const ville = await portal.person({ ...both, firstname: 'Ville', lastname: 'Korpi' })
  const other = await context.newPage()
  await other.goto(`${portal.address}/#/login`)
  await open('/login')
  const follow = Promise.all([page.waitForResponse(liveEvents), other.waitForResponse(liveEvents)])
  await logIn(page, maija.username)
  await expect(other).toHaveURL(/#\/frontpage$/)
  await expect(other.getByText('Hei, Maija Metsä')).toBeVisible()
  // A stream that is asked for while the session ends is refused, which the browser complains of.
  await follow

  await page.getByRole('button', { name: 'Valikko' }).click()
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(other).toHaveURL(/#\/login$/)
  await logIn(other, maija.username)
  await at('/frontpage')

  const token = await portal.signIn(ville)
  await other.evaluate(
    ([secret, username]) => {
      localStorage.setItem('username', username)
      localStorage.setItem('token', secret)
    },
    [token, ville.username] as const,
  )
  await expect(page.getByText('Hei, Ville Korpi')).toBeVisible()
  await expect(page.getByText('Maija Metsä')).toHaveCount(0)
})

test('ENT-28, R80: after full use the browser keeps token, username and the choices of look, nothing else', async ({
  page,
  context,
  go,
  open,
  at,
  portal,
}) => {
  const { username } = await portal.person({ ...both, homeapp: 'peatsale' })
  await open('/login')
  await page.getByRole('button', { name: 'In English' }).click()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await logIn(page, username)
  await at('/peatsale')
  for (const address of ['/manuredelivery', '/peatsale', '/frontpage/forced', '/user/settings', '/feedback']) {
    await go(address)
    await at(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie.replaceAll(/=[^;]*/g, ''),
  }))
  expect(kept).toEqual({
    local: ['language', 'theme', 'token', 'username'],
    session: [],
    databases: [],
    caches: [],
    cookies: 'portal-xsrf; XSRF-TOKEN',
  })
  const cookies = await context.cookies()
  expect(cookies.map(({ name, sameSite }) => `${name} ${sameSite}`).toSorted()).toEqual([
    'XSRF-TOKEN Lax',
    'portal-device Strict',
    'portal-marks Strict',
    'portal-xsrf Lax',
  ])
})

test('R79: after a log-out the pages before show nothing of the person', async ({ page, at, enter }) => {
  await enter({ ...both, city: 'Hallanperä' }, '/user/settings')
  await expect(page.locator('#settings-city')).toHaveValue('Hallanperä')
  await page.getByRole('button', { name: 'Valikko' }).click()
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await at('/login')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })).toBeVisible()
  expect(await page.content()).not.toContain('Hallanperä')
})
