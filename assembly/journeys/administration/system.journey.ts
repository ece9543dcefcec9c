/** ADMIN-SYS: the System page and its switch. */
import type { Page } from '@playwright/test'
import { inspected } from '../everywhere/inspection.ts'
import { cut } from '../interception.ts'
import { expect, test } from '../world.ts'
import { superadmin } from './people.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test('ADMIN-SYS-01 to 04, ADMIN-SYS-05 to 09: a superadmin shuts the system down and starts it, each after a question', async ({
  page,
  enter,
  at,
}) => {
  await enter(superadmin, '/admin/system')
  await main(page).getByRole('link', { name: 'Palvelun sulkeminen ja käynnistäminen' }).click()
  await at('/admin/system/systemshutdown')
  await expect(page.getByText('Haluatko varmasti sulkea palvelun?')).toBeVisible()
  await button(page, 'Peruuta').click()
  await expect(page.getByText('Haluatko varmasti sulkea palvelun?')).toBeHidden()

  await button(page, 'Sulje palvelu').click()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on suljettu.').first()).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on tällä hetkellä poissa käytöstä.')).toBeVisible()

  await button(page, 'Käynnistä palvelu').click()
  await expect(page.getByText('Haluatko varmasti käynnistää palvelun?')).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on käynnistetty.')).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByText('Palvelu on käytössä.')).toBeVisible()

  await main(page).getByRole('link', { name: 'Näkymien muuttaminen' }).click()
  await at('/admin/system/changeviews')
  await expect(page.getByText('Tätä toimintoa ei ole vielä toteutettu.')).toBeVisible()
})

test('CONST-14: superadmins are reminded of a missing address until it is given; others are not', async ({
  page,
  enter,
  operator,
}) => {
  await operator.set({ supportEmail: '' })
  await enter({ groups: ['biolanadmin'], company: 'Biolan' }, '/admin/system')
  await expect(page.getByText('Palvelu on käytössä.')).toBeVisible()
  const reminder = page.getByText('Ylläpitäjän tai tuen sähköpostiosoite puuttuu')
  await expect(reminder).toHaveCount(0)

  await enter(superadmin, '/admin/system')
  await expect(reminder).toBeVisible()
  await operator.set({ supportEmail: 'tuki@portal.test' })
  await page.reload()
  await expect(page.getByText('Palvelu on käytössä.')).toBeVisible()
  await expect(reminder).toHaveCount(0)
})

const warnings = [
  { code: 'untrusted_proxy', peers: ['10.0.0.5', '10.0.0.6'] },
  { code: 'plain_mail', host: 'mail.test' },
  { code: 'backup_failed', last: '', fault: 'noroom' },
  { code: 'letters_paused', since: '2026-10-05T11:00:00.000Z' },
]

test('R58, R42, R19: superadmins are warned on the System page, in both languages, of settings that its operator should mend', async ({
  page,
  enter,
}) => {
  await page.route('**/api/admin/settings/systemstate', async (route) => {
    const response = await route.fetch()
    const { state, ...others } = await response.json()
    await route.fulfill({ response, json: { ...others, state: { ...state, warnings } } })
  })
  await enter(superadmin, '/admin/system')
  await expect(main(page).getByText('Asetus TRUSTED_PROXIES ei tunne välityspalvelinta')).toBeVisible()
  await expect(main(page).getByText(/osoitteesta 10\.0\.0\.5, 10\.0\.0\.6\./)).toBeVisible()
  await expect(main(page).getByText('Kirjeet lähtevät salaamatta')).toBeVisible()
  await expect(main(page).getByText('Varmuuskopion tekeminen epäonnistui')).toBeVisible()
  await expect(main(page).getByText(/palautettiin varmuuskopiosta 5\.10\.2026/)).toBeVisible()
  await button(page, 'Lähetä kirjeet').click()
  await expect(page.getByText('Kirjeet lähtevät taas.').first()).toBeVisible()

  await page.getByRole('button', { name: 'In English' }).click()
  await expect(main(page).getByText('The setting TRUSTED_PROXIES does not know a proxy')).toBeVisible()
  await expect(main(page).getByText('Letters leave unencrypted')).toBeVisible()
})

test('R58: a superadmin whose portal runs as it should is warned of nothing, nor is anybody else', async ({
  page,
  enter,
}) => {
  for (const fields of [superadmin, { groups: ['biolanadmin'], company: 'Biolan' }]) {
    await enter(fields, '/admin/system')
    await expect(page.getByText('Palvelu on käytössä.')).toBeVisible()
    await expect(main(page).getByText(/TRUSTED_PROXIES|SMTP_TLS/)).toHaveCount(0)
  }
})

test('ADMIN-SYS-10, ERR-19: a switch that fails says so, and the message is dismissed with OK', async ({
  page,
  enter,
  willComplain,
}) => {
  await enter(superadmin, '/admin/system/systemshutdown')
  willComplain(/net::ERR_FAILED/)
  await cut(page, '**/systemstartshut')
  await button(page, 'OK').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Toiminto epäonnistui.' })).toBeVisible()
  await button(page, 'OK').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Toiminto epäonnistui.' })).toBeHidden()
})

test('ADMIN-SYS-11: a company admin may not switch the system', async ({ page, enter }) => {
  await enter({ groups: ['biolanadmin'], company: 'Biolan' }, '/admin/system/systemshutdown')
  await expect(page.getByText('Käyttöoikeutesi eivät riitä.')).toBeVisible()
  for (const name of ['OK', 'Peruuta', 'Sulje palvelu']) await expect(button(page, name)).toHaveCount(0)
})

test('ADMIN-SYS-05: the System page tells who is signed in and what waits, and counts by itself', async ({
  page,
  portal,
  enter,
}) => {
  await enter(superadmin, '/admin/system')
  const state = main(page).getByRole('link', { name: /^\d+ kirjautunut/ })
  await expect(main(page).getByRole('link', { name: /^\d+ kirje(ttä)? odottaa$/ })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^\d+ käsittele/ })).toBeVisible()
  const before = Number(/(\d+) kirjautunut/.exec((await state.textContent()) ?? '')?.[1])
  await button(page, 'Sulje palvelu').click()
  await expect(main(page).getByText(`${before + 1} kirjautunutta näkee`)).toHaveCount(0)

  await portal.signIn(await portal.person())

  await expect(state).toContainText(`${before + 1} kirjautunutta`, { timeout: 7000 })
  await expect(main(page).getByText(`${before + 1} kirjautunutta näkee`)).toBeVisible()
})

const health = {
  fi: {
    page: 'Kuntotarkistus',
    state: 'Palvelun tila',
    job: 'Ajastettu työ digest epäonnistui',
    todo: 'Korjaa ilmoitettu syy. Palvelu yrittää itse uudelleen.',
    again: 'Tarkista uudelleen',
    jobsOk: 'Kaikki ajastetut työt ovat onnistuneet viimeksi.',
    thorough: 'Perusteellinen tarkistus',
    begin: 'Tarkista perusteellisesti',
    trail: 'Tapahtumaloki on ehjä',
    letter: 'Lähetä koekirje itsellesi',
    sent: 'Koekirje on lähetetty',
  },
  en: {
    page: 'Health check',
    state: 'State of the portal',
    job: 'The job digest failed',
    todo: 'Mend what it names; the job is run again by itself.',
    again: 'Check again',
    jobsOk: 'No job failed at its last run.',
    thorough: 'Thorough check',
    begin: 'Check thoroughly',
    trail: 'The audit trail is unbroken',
    letter: 'Send yourself a test letter',
    sent: 'The test letter has been sent',
  },
} as const

for (const language of ['fi', 'en'] as const) {
  test(`doctor: a superadmin reads what is wrong and what to do, checks thoroughly on wish, and gets a test letter (${language})`, async ({
    page,
    portal,
    operator,
    enter,
  }) => {
    const words = health[language]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const failure = { at: portal.clock.now().toISOString(), why: 'no paper' }
    await operator.set({ 'jobfailed:digest': failure })
    const { email } = await enter({ ...superadmin, language }, '/admin/system')
    await main(page).getByRole('link', { name: words.page }).click()
    const state = main(page).getByRole('list', { name: words.state }).getByRole('listitem')
    await expect(state.filter({ hasText: words.job })).toContainText(words.todo)
    // What a program said stays in its language, apart from the sentence, also for screen readers.
    await expect(state.filter({ hasText: words.job }).locator('q[lang=en]')).toHaveText('no paper')
    // What is typed as it stands is set apart, without a terminal's backticks.
    await expect(state.locator('code', { hasText: /^brand$/ })).toBeVisible()
    await expect(state.filter({ hasText: '`' })).toHaveCount(0)
    await button(page, words.begin).click()
    const thorough = main(page).getByRole('list', { name: words.thorough }).getByRole('listitem')
    await expect(thorough.filter({ hasText: words.trail })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await button(page, words.letter).click()
    await expect(page.getByText(words.sent).first()).toBeVisible()
    await expect.poll(() => portal.mail.letters.flatMap(({ receivers }) => receivers)).toContain(email)

    await portal.host.database.writing((transaction) =>
      transaction.deleteFrom('site_setting').where('key', '=', 'jobfailed:digest').execute(),
    )
    await button(page, words.again).click()
    await expect(state.filter({ hasText: words.jobsOk })).toBeVisible()
  })
}

test('doctor, ROLE-15: a company admin is led to no health check and shown none', async ({
  page,
  enter,
  willComplain,
}) => {
  willComplain(/403/)
  await enter({ groups: ['biolanadmin'], company: 'Biolan' }, '/admin/system/health')
  await expect(page.getByText('Sinulla ei ole oikeutta tähän toimintoon.').first()).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Kuntotarkistus' })).toHaveCount(0)
})
