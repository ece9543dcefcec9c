/** ROUTE: every address directly and by reload, the guards, and where a sign-in returns to. */
import { asking, scriptsOf } from '../interception.ts'
import { expect, giveCredentials, logIn, test } from '../world.ts'

const publicAddresses = [
  ['/termsofuse', 'Käyttöehdot'],
  ['/systeminfo', 'Tietoa palvelusta'],
  ['/systemdown', 'Palvelu on tällä hetkellä poissa käytöstä.'],
  ['/login', 'Kirjaudu sisään'],
  ['/register', 'Rekisteröidy käyttäjäksi'],
  ['/resetpassword', 'Unohtunut salasana'],
  ['/instructions', 'Käyttöohjeet'],
  ['/registerstatement', 'Asiakasrekisteri- ja tietosuojaseloste'],
  ['/accessibility', 'Saavutettavuusseloste'],
] as const

const guardedAddresses = [
  '/peatsale',
  '/peatsale/frontpage',
  '/manuredelivery',
  '/frontpage',
  '/frontpage/forced',
  '/user/settings',
  '/feedback',
]

test('ROUTE-01, ROUTE-03 to 06, ROUTE-08, ROUTE-09, ROUTE-27, START-06, START-08, ROLE-01: a visitor opens every public address, directly and by reload', async ({
  page,
  open,
  at,
}) => {
  for (const [address, heading] of publicAddresses) {
    await open(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await at(address)
  }
})

test('OPS-03: the components page belongs to the demo; elsewhere its address is not found', async ({ page, open }) => {
  await open('/components')

  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
})

test('ROUTE-11 to 14, ROUTE-17, ROUTE-25, ROUTE-26, ROUTE-28, START-08, FRONT-01, ROLE-01: a guarded address sends a visitor to the login, which knows it', async ({
  page,
  open,
  go,
  at,
}) => {
  await open('/register')
  for (const address of guardedAddresses) {
    await go(address)
    await at(`/login?returnUrl=${encodeURIComponent(address)}`)
    await expect(page.getByText('Kirjaudu sisään, niin pääset jatkamaan siitä, mihin olit menossa.')).toBeVisible()
  }
})

test('ROUTE-28, ROUTE-31, ROLE-02: the login returns to the wanted address, its query included', async ({
  page,
  portal,
  open,
  at,
}) => {
  const { username } = await portal.person()
  await open('/user/settings?from=letter')
  await at('/login?returnUrl=%2Fuser%2Fsettings%3Ffrom%3Dletter')
  await logIn(page, username)
  await at('/user/settings?from=letter')
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeFocused()
})

test('ROUTE-29, ROUTE-31, ROLE-02: a customer at an admin address is sent to the front page, once', async ({
  page,
  portal,
  open,
  at,
}) => {
  const { username } = await portal.person({ apps: ['peatsale', 'manuredelivery'] })
  await open('/admin/system')
  await at('/login?returnUrl=%2Fadmin%2Fsystem')
  await logIn(page, username)
  await at('/?returnUrl=%2Fadmin%2Fsystem')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
})

test('ROUTE-15, ROUTE-34, ROLE-03: a visitor at an admin address returns to it as an admin', async ({
  page,
  portal,
  open,
  at,
}) => {
  const { username } = await portal.person({ groups: ['superadmin'] })
  await open('/admin/users/allusers')
  await at('/login?returnUrl=%2Fadmin%2Fusers%2Fallusers')
  await logIn(page, username)
  await at('/admin/users/allusers')
})

test('ROUTE-16, ROUTE-20, ROUTE-22, ROUTE-24, ROUTE-33: admin addresses lead on, and a reload stays', async ({
  page,
  open,
  at,
  enter,
}) => {
  await enter({ groups: ['superadmin'] }, '/admin')
  await at('/admin/system')
  await open('/admin/users')
  await at('/admin/users/allusers')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await at('/admin/users/allusers')
  for (const address of ['/admin/system/systemshutdown', '/admin/system/changeviews', '/admin/applications']) {
    await open(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await at(address)
  }
})

test('ROUTE-31, ROUTE-32, LOGIN-07, R78: only an address of the portal is returned to', async ({
  page,
  open,
  go,
  at,
  enter,
}) => {
  await enter({ apps: ['peatsale', 'manuredelivery'] })
  await open('/login?returnUrl=%2Ffeedback')
  await at('/feedback')
  for (const hostile of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/nosuch',
    'frontpage',
    '\\evil',
    '/%2F/evil.test',
  ]) {
    await go(`/login?returnUrl=${encodeURIComponent(hostile)}`)
    await at('/frontpage')
    await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  }
})

test('ROUTE-11, ROUTE-12, ROUTE-21, GEN-13: the code of an application comes with the first visit', async ({
  page,
  open,
  enter,
}) => {
  const scripts = asking(page, '/assets/')
  const fetched = (script: string) => {
    const address = scriptsOf(script)
    return scripts.filter((request) => address.test(request.url())).length
  }
  await enter({ apps: ['peatsale', 'manuredelivery'] })
  await expect(page.getByRole('link', { name: /Kuivikemyynti/ })).toBeVisible()
  // Half a second later they are fetched ahead.
  expect(fetched('peatsale-parts') + fetched('start-screen')).toBe(0)
  await expect(page.getByRole('button', { name: 'Valikko' })).toBeVisible()
  await page.getByRole('link', { name: /Kuivikemyynti/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kuivikemyynti' })).toBeVisible()
  await expect.poll(() => fetched('peatsale-parts')).toBe(1)
  await open('/manuredelivery')
  await expect(page.getByRole('heading', { level: 1, name: 'Lanta-appi' })).toBeVisible()
  expect(fetched('start-screen')).toBe(1)
})

test('Speed: what the front page needs is fetched with the page for whoever is signed in, and for nobody else', async ({
  page,
  open,
  enter,
}) => {
  const early = page.locator('link[rel=modulepreload]:not([crossorigin])')
  const ofSession = scriptsOf('front-page', 'session')
  const asked = async () => {
    const addresses = await early.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    return addresses.filter((address) => ofSession.test(address)).length
  }
  await open('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })).toBeVisible()
  expect(await asked()).toBe(0)
  await enter({ apps: ['peatsale', 'manuredelivery'] }, '/frontpage')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  expect(await asked()).toBe(2)
})

test('ROUTE-18, ROUTE-19, NOTFOUND-01 to 03, ERR-15: an unknown address says so in both languages and leads to the front page', async ({
  page,
  open,
  at,
  enter,
}) => {
  await open('/nosuch')
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible()
  await expect(page).toHaveTitle('Sivua ei löytynyt – Kuivike- ja lantapalvelut')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the front page' }).click()
  await at('/login?returnUrl=%2Ffrontpage')
  await enter({ apps: ['peatsale', 'manuredelivery'] }, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  await at('/')
  await open('/peatsale/nosuch')
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible()
})

test('ROUTE-07, ROUTE-10, START-07: the links of letters open their screens without a session', async ({
  page,
  open,
  willComplain,
}) => {
  willComplain(/status of 404/)
  await open('/register/validate/abc')
  await expect(page.getByRole('heading', { level: 1, name: 'Sähköpostiosoitteen vahvistus' })).toBeVisible()
  await page.getByRole('button', { name: 'Vahvista osoite' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await open('/auth/resetpassword/abc')
  await expect(page.getByRole('heading', { level: 1, name: 'Aseta uusi salasana' })).toBeVisible()
  await expect(page.getByLabel('Uusi salasana', { exact: true })).toBeVisible()
})

test('ROUTE-31: the login without a wanted address leads to the front page', async ({ page, portal, open, at }) => {
  const { username } = await portal.person({ apps: ['peatsale', 'manuredelivery'] })
  await open('/login')
  await giveCredentials(page, username)
  await at('/frontpage')
})
