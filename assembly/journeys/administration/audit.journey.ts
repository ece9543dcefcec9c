/** R41: the event log, read, narrowed, exported and checked. */

import type { Page } from '@playwright/test'
import { addUser, saveSystemSettings } from '@workspace/portal/contract/own'
import { expect, test } from '../world.ts'
import { rareName, superadmin, transportCompanies } from './people.ts'

const events = {
  fi: {
    find: 'Etsi lokista',
    result: 'Tulos',
    refused: 'Torjuttu',
    all: 'Kaikki',
    from: 'Alkaen',
    added: 'Lisäsi kuljetusyrityksen',
    failed: 'Kirjautuminen epäonnistui',
    none: 'Ehdoilla ei löytynyt tapahtumia.',
    export: 'Vie CSV',
    check: 'Tarkista lokin eheys',
    intact: /^Loki on ehjä\. Rivejä: [1-9]/,
  },
  en: {
    find: 'Find in the log',
    result: 'Result',
    refused: 'Refused',
    all: 'All',
    from: 'From',
    added: 'Added a transport company',
    failed: 'Logging in failed',
    none: 'No events match.',
    export: 'Export CSV',
    check: 'Check the log',
    intact: /^The log is intact\. Lines: [1-9]/,
  },
} as const

async function exported(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return Buffer.concat(await (await (await coming).createReadStream()).toArray()).toString('utf8')
}

for (const language of ['fi', 'en'] as const) {
  test(`R41, OPS-05: the event log is searched, filtered, exported as it is filtered, and its chain checked (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const words = events[language]
    const name = rareName()
    await transportCompanies(portal, [`Ajo ${name}`])
    const { username } = await portal.person({ username: `k${name}` })
    await portal.send('POST', '/api/auth/userlogin', { body: { username, password: 'väärä salasana' } })
    await enter({ ...superadmin, language }, '/admin/system/audit')
    const lines = page.getByRole('table').locator('tbody').getByRole('row')
    await page.getByRole('searchbox', { name: words.find }).fill(name)
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: `Ajo ${name}` })).toContainText(words.added)
    await page.getByLabel(words.result).selectOption(words.refused)
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText(words.failed)
    await expect(lines).toContainText(username)

    const rows = (await exported(page, words.export)).split('\r\n').filter((row) => row.includes(name))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(username)
    expect(rows[0]).toMatch(new RegExp(`;"${words.failed}: [^"]+"$`))
    await page.getByLabel(words.from).fill('1.1.2031')
    await expect(page.getByText(words.none)).toBeVisible()
    await page.getByLabel(words.from).fill('')
    await page.getByLabel(words.result).selectOption(words.all)
    await expect(lines).toHaveCount(2)
    await page.getByRole('button', { name: words.check }).click()
    await expect(page.getByText(words.intact)).toBeVisible()
  })
}

test('R41, ROLE-16: a company admin reads the lines of the own company and checks no chain', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  for (const company of ['Biolan', 'Novarbo']) {
    const { username } = await portal.person({ username: `${company.slice(0, 3)}${name}`, company })
    await portal.send('POST', '/api/auth/userlogin', { body: { username, password: 'väärä salasana' } })
  }
  await enter({ groups: ['biolanadmin'] }, '/admin/system/audit')
  await page.getByRole('searchbox', { name: 'Etsi lokista' }).fill(name)
  const lines = page.getByRole('table').locator('tbody').getByRole('row')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Biolan')
  await expect(page.getByRole('button', { name: 'Vie CSV' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tarkista lokin eheys' })).toHaveCount(0)
})

test('R41: a line says in the reader’s words what changed, and names companies, not their marks', async ({
  page,
  portal,
  enter,
  operator: _,
}) => {
  const name = rareName()
  const [carrier] = await transportCompanies(portal, [`Ajo ${name}`])
  const admin = await portal.person({ groups: ['superadmin'] })
  const token = await portal.signIn(admin)
  const driver = {
    username: `k${name}`,
    email: `k${name}@demo.example`,
    firstname: 'Kalle',
    lastname: 'Kuski',
    password: 'Metsä ja suo 8',
  }
  const added = await portal.ask(addUser, { ...driver, usertype: 'transport', company: carrier ?? '' }, { token })
  expect(added.status).toBe(201)
  await portal.ask(saveSystemSettings, { admin: admin.username, settings: { unverifiedDays: 9 } }, { token })

  await enter(superadmin, '/admin/system/audit')
  const lines = page.getByRole('table').locator('tbody').getByRole('row')
  const line = lines.filter({ hasText: driver.username }).first()
  await expect(line).toContainText('Lisäsi käyttäjän')
  await expect(line).toContainText('Etunimi: Kalle')
  await expect(line).toContainText(`Kuljetusyritys: Ajo ${name}`)
  await expect(line.getByRole('cell').last()).toHaveText(`Ajo ${name}`)
  await expect(lines.filter({ hasText: 'Muutti sivuston asetuksia' }).first()).toContainText(
    /Vahvistamattoman käyttäjätilin säilytys \(päivää\): \d+ → 9/,
  )
  await expect(page.getByRole('table')).not.toContainText(carrier ?? 'unverifiedDays')

  const sentences = (await exported(page, 'Vie CSV')).split('\r\n').map((row) => row.split(';"').at(-1))
  expect(sentences[0]).toBe('Mitä"')
  expect(sentences).toContainEqual(expect.stringMatching(`^Lisäsi käyttäjän: .*Etunimi: Kalle; .*Ajo ${name}`))
})

test('CONST-12: older lines come as one scrolls, and by the button for who does not', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const { database, audit } = portal.host
  const line = { at: new Date(), actor: 'portal', action: 'removeunverified', company: '', result: 'done' } as const
  const lines = Array.from({ length: 260 }, (_, place) => ({
    ...line,
    target: `${name}-${place}`,
    requestId: '',
    address: '',
  }))
  await database.writing((transaction) => audit.appendAll(transaction, lines))
  await enter(superadmin, '/admin/system/audit')
  await page.getByRole('searchbox', { name: 'Etsi lokista' }).fill(name)
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  await expect(rows.first()).toContainText(`${name}-259`)
  const more = page.getByRole('button', { name: 'Näytä lisää' })
  await expect(more).toBeVisible()
  const before = await rows.count()
  expect(before).toBeLessThan(260)
  await page.mouse.move(400, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    expect(await rows.count()).toBeGreaterThan(before)
  }).toPass()
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(rows).toHaveCount(260, { timeout: 300 })
  }).toPass()
  await expect(more).toHaveCount(0)
  // By keyboard the button goes with the lines that it brings: one goes on from the line before them.
  await page.reload()
  await expect(rows.first()).toContainText(`${name}-259`)
  for (let pages = 1; (await more.count()) > 0; pages++) {
    const last = (await rows.count()) - 1
    await more.press('Enter')
    await expect.poll(() => rows.count()).toBeGreaterThan(last + 1)
    if ((await more.count()) === 0) await expect(rows.nth(last)).toBeFocused()
    expect(pages).toBeLessThan(10)
  }
})
