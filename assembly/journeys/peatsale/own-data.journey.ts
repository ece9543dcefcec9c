/** Issue 10, 9: everything that is held of the person, as a page to read and print beside the file. */
import { minutes } from '@workspace/portal/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect, testPassword } from '../world.ts'
import { test } from './peat-world.ts'

// Colours are looked at as they are, not on their way from one theme to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  fi: {
    tab: 'Omat tiedot',
    show: 'Näytä omat tietoni',
    keep: 'Lataa omat tietoni',
    print: 'Tulosta',
    sections: [
      'Käyttäjätili',
      'Omat istunnot',
      'Kuivikemyynti',
      'Sinulle lähetetyt kirjeet',
      'Palautteesi',
      'Tapahtumaloki',
      'Kaksivaiheinen kirjautuminen',
    ],
    devices: 'Tutut selaimet',
    days: ['2.1.2025', '4.3.2025'],
    member: 'Asiakkuudet',
    sites: 'Asiakkuuksiesi toimituspaikat',
    username: 'Käyttäjätunnus',
    acted: /Otti kopion omista tiedoistaan/,
    file: /^omat-tiedot-.*\.json$/,
  },
  en: {
    tab: 'Your data',
    show: 'Show my data',
    keep: 'Download my data',
    print: 'Print',
    sections: [
      'User account',
      'Your sessions',
      'Peatsale',
      'Letters sent to you',
      'Your feedback',
      'Event log',
      'Two-step login',
    ],
    devices: 'Known browsers',
    days: ['2 Jan 2025', '4 Mar 2025'],
    member: 'Customer accounts',
    sites: 'Sites of your customer accounts',
    username: 'Username',
    acted: /Took a copy of the own data/,
    file: /^own-data-.*\.json$/,
  },
} as const

for (const language of ['fi', 'en'] as const) {
  test(`issue 10, 9: the own data are read, printed and kept, after the password, and hold the part of Kuivikemyynti (${language})`, async ({
    page,
    portal,
    enterAs,
    at,
    willComplain,
  }) => {
    willComplain(/status of 403/)
    const text = words[language]
    const { username, id: account_id } = await enterAs('customer', '/user/settings', { language })
    const moments = { first_used_at: '2025-01-02T10:00:00.000Z', last_used_at: '2025-03-04T10:00:00.000Z' }
    const browser = { account_id, device_hash: `of-an-old-browser-${language}`, ...moments }
    await portal.host.database.writing((it) => it.insertInto('known_device').values(browser).execute())
    await page.getByRole('link', { name: text.tab, exact: true }).click()
    await at('/user/settings/owndata')
    expect(await inspected(page, language === 'fi')).toEqual([])

    portal.clock.advance(minutes(11))
    await page.getByRole('button', { name: text.show }).click()
    await page.getByRole('dialog').locator('input').fill(testPassword)
    await page.getByRole('dialog').locator('button[type=submit]').click()
    for (const name of text.sections) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: username }).first()).toBeVisible()
    await expect(page.getByRole('table', { name: text.member, exact: true })).toContainText('Kalliorinteen Maito Oy')
    await expect(page.getByRole('table', { name: text.sites, exact: true })).toContainText('Navettatie 1')
    await expect(page.getByRole('table', { name: text.sections[5] })).toContainText(text.acted)
    const known = page.getByRole('table', { name: text.devices, exact: true })
    for (const day of text.days) await expect(known).toContainText(day)
    expect(await inspected(page, language === 'fi')).toEqual([])

    // What has come once is kept without asking again.
    const kept = page.waitForEvent('download')
    await page.getByRole('button', { name: text.keep }).click()
    expect((await kept).suggestedFilename()).toMatch(text.file)

    await page.emulateMedia({ media: 'print' })
    for (const name of [text.print, text.keep]) await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('link', { name: text.tab, exact: true })).toBeHidden()
    await expect(page.getByRole('table', { name: text.member, exact: true })).toBeVisible()
  })
}

test('issue 10, 9: of a long list the first rows are there, the next ones by a press, and more on paper', async ({
  page,
  portal,
  enterAs,
}) => {
  const { username } = await enterAs('customer', '/user/settings/owndata')
  const line = { action: 'logout', result: 'done', requestId: 'r', address: '10.1.2.3', company: '' } as const
  const told = { ...line, actor: username, target: '', at: portal.clock.now() }
  await portal.host.database.writing((transaction) =>
    portal.host.audit.appendAll(
      transaction,
      Array.from({ length: 700 }, () => told),
    ),
  )
  await page.getByRole('button', { name: words.fi.show }).click()
  const rows = page.getByRole('table', { name: 'Tapahtumaloki' }).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await expect(page.getByText('Näkyvissä 50/701 riviä. Kaikki ovat tiedostossa.')).toBeVisible()
  await page.getByRole('button', { name: 'Näytä lisää: Tapahtumaloki' }).click()
  await expect(rows).toHaveCount(550)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(701)
  await expect(page.getByRole('button', { name: 'Näytä lisää: Tapahtumaloki' })).toHaveCount(0)
})
