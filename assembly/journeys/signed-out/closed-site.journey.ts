/** The system is shut down: what visitors, customers and superadmins see then. */
import { planShutdown } from '@workspace/portal/contract/own'
import { alsoInEnglish } from '../also-in-english.ts'
import { hold, refuse } from '../interception.ts'
import { expect, giveCredentials, test } from '../world.ts'

const offlineText = 'Palvelu on tällä hetkellä poissa käytöstä.'

test('START-14, START-18, ROUTE-05, ADMIN-SYS-12: a visitor sees the message, but for the addresses that stay open', async ({
  page,
  open,
  at,
  operator,
}) => {
  await operator.set({ isactive: false })
  await open('/register')
  await expect(page.getByRole('heading', { level: 1, name: offlineText })).toBeVisible()
  for (const [address, heading] of [
    ['/login', 'Kirjaudu sisään'],
    ['/termsofuse', 'Käyttöehdot'],
    ['/systeminfo', 'Tietoa palvelusta'],
    ['/instructions', 'Käyttöohjeet'],
    ['/registerstatement', 'Asiakasrekisteri- ja tietosuojaseloste'],
  ] as const) {
    await open(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await at(address)
  }
  await open('/resetpassword')
  await page.getByRole('link', { name: 'Ylläpitäjän kirjautuminen' }).click()
  await at('/login')
})

test('START-18, START-19, ERR-13: a customer sees the message and keeps the session; the site comes back', async ({
  page,
  enter,
  go,
  operator,
  willComplain,
}) => {
  willComplain(/status of 503/)
  // The page would hear of it before the press.
  await hold(page, '**/api/live/**')
  await enter({ apps: ['peatsale', 'manuredelivery'] }, '/feedback')
  await operator.set({ isactive: false })
  await go('/user/settings')
  await expect(page.getByRole('heading', { level: 1, name: offlineText })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  await alsoInEnglish(page, async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'System is currently offline.' })).toBeVisible()
  })

  await operator.set({ isactive: true })
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeVisible()
})

test('ADMIN-SYS-12: a visitor who comes back to the page sees what has been announced meanwhile, and keeps what was typed', async ({
  page,
  open,
  portal,
  operator,
}) => {
  await open('/register')
  await page.getByLabel('Etunimi').fill('Maija')
  const soon = (hours: number) => new Date(portal.clock.now().getTime() + hours * 3_600_000).toISOString()
  const text = { fi: 'Palvelin vaihdetaan.', en: 'The server is replaced.' }
  const token = await portal.signIn(await portal.person({ groups: ['superadmin'] }))
  await portal.ask(planShutdown, { from: soon(2), to: soon(3), text }, { token })
  const comeBack = () =>
    page.evaluate(() => {
      const later = Date.now() + 11_000
      Date.now = () => later
      dispatchEvent(new Event('focus'))
    })

  await comeBack()
  await expect(page.getByText(text.fi)).toBeVisible()
  await expect(page.getByLabel('Etunimi')).toHaveValue('Maija')

  await operator.set({ isactive: false })
  await comeBack()
  await expect(page.getByText(offlineText)).toBeVisible()
  await expect(page.getByLabel('Etunimi')).toHaveValue('Maija')
  await operator.set({ isactive: true })
  await comeBack()
  await expect(page.getByText(offlineText)).toHaveCount(0)
  await expect(page.getByLabel('Etunimi')).toHaveValue('Maija')
})

test('START-18: the message is in English where the visitor reads English', async ({ page, open, operator }) => {
  await operator.set({ isactive: false })
  await open('/systemdown')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'System is currently offline.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administrator login' })).toBeVisible()
})

test('START-18: a superadmin works on under a banner, whether signed in before or after', async ({
  page,
  portal,
  open,
  enter,
  operator,
}) => {
  await operator.set({ isactive: false })
  await enter({ groups: ['superadmin'] }, '/user/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeVisible()
  await expect(page.getByText(offlineText)).toBeVisible()

  // Away from the portal first: its page would still ask for notices, without a session.
  await page.goto(`${portal.address}/favicon.svg`)
  await page.evaluate(() => localStorage.clear())
  const other = await portal.person({ groups: ['superadmin'] })
  await open('/login')
  await giveCredentials(page, other.username)
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  await expect(page.getByText(offlineText)).toBeVisible()
})

test('START-19, ADMIN-SYS-14: the right password of another person is told that the system is closed', async ({
  page,
  portal,
  open,
  operator,
  willComplain,
}) => {
  willComplain(/status of 503/)
  const person = await portal.person()
  await operator.set({ isactive: false })
  await open('/login')
  await giveCredentials(page, person.username)
  await expect(page.getByRole('alert').getByText(offlineText)).toBeVisible()
})

test('START-19: any answer 503 system_offline closes the site', async ({ page, enter, willComplain }) => {
  willComplain(/status of 503/)
  await enter({}, '/user/settings')
  await refuse(page, '**/api/settings/sessions', 'system_offline')
  await page.getByRole('heading', { name: 'Omat istunnot' }).click()
  await expect(page.getByRole('heading', { level: 1, name: offlineText })).toBeVisible()
})
