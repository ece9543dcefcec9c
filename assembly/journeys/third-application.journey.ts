/** A third application in the browser: built with its line on the list, it has a tile and a screen without a change of the portal. */
import { clearVisits, recordVisit } from '../testing/weighbridge/contract/index.ts'
import type { WeighbridgeTables } from '../testing/weighbridge/server/tables.ts'
import { inspected } from './everywhere/inspection.ts'
import { asking, hold } from './interception.ts'
import { test } from './third-application-world.ts'
import { expect, giveCredentials } from './world.ts'

test('GEN-13, ROUTE-21, FRONT-05 to 07, FRONT-11: the third application has its tile, its screen, its call and its part of the user', async ({
  page,
  portal,
  go,
  at,
  enter,
}) => {
  const fetched = asking(page, '/assets/visits-screen')
  const initial = await hold(page, '**/api/data/initial/**')
  const { id } = await enter({ apps: ['peatsale', 'weighbridge'], groups: ['weighbridgeuser'] })
  await expect.poll(() => initial.asked.length).toBe(1)
  expect(fetched).toEqual([])
  initial.release()
  const tile = page.getByRole('main').getByRole('link', { name: /Vaaka/ })
  await expect(tile).toHaveText(/Novarbo/)
  await expect(tile.locator('svg')).toBeVisible()
  expect(await tile.boundingBox()).toMatchObject({ width: 200, height: 200 })
  await tile.click()
  await at('/weighbridge')
  await expect(page.getByRole('heading', { level: 1, name: 'Vaaka' })).toBeVisible()
  await expect(page).toHaveTitle('Vaaka – Kuivike- ja lantapalvelut')
  await page.getByRole('button', { name: 'Punnitse kuorma' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^42000 kg /])
  await go('/frontpage/forced')
  await expect(tile).toHaveText(/1 punnitus/)
  const onward = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Jatka siitä mihin jäit' }) })
  await expect(onward.getByRole('link', { name: /Punnitus 42000 kg/ })).toBeVisible()
  await onward.getByRole('link').click()
  await at('/weighbridge')
  await portal.host.database.writing(async (transaction) => {
    const own = transaction.withTables<WeighbridgeTables>()
    await own.insertInto('weighbridge_member').values({ account_id: id, bridge: 'Pelso' }).execute()
  })
  await page.reload()
  await expect(page.getByText('Oma vaaka: Pelso')).toBeVisible()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weighbridge' })).toBeVisible()
  await go('/peatsale')
  await expect(page.getByRole('heading', { level: 1, name: 'Peatsale' })).toBeVisible()
})

test('CALL-09: a refusal of the application’s own is told in the language in use, within its screen', async ({
  page,
  enter,
  willComplain,
}) => {
  willComplain(/409/)
  await enter({ apps: ['weighbridge'], groups: ['weighbridgeuser'] }, '/weighbridge')
  await page.getByRole('button', { name: 'Punnitse ylikuorma' }).click()
  await expect(
    page.getByText('Kuorma on liian painava tälle vaa’alle. Punnitse auto ja perävaunu erikseen.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(
    page.getByText('The load is too heavy for the bridge. Weigh the truck and the trailer apart.'),
  ).toBeVisible()
})

test('R67, GEN-13: a screen of an application shows what others do there, without a reload, and no more than its bridge', async ({
  page,
  portal,
  go,
  enter,
}) => {
  const rights = { apps: ['weighbridge'], groups: ['weighbridgeuser'] }
  const weigherOn = async (bridge: string, person: { readonly id: string }) => {
    await portal.host.database.writing(async (transaction) => {
      const own = transaction.withTables<WeighbridgeTables>()
      await own.insertInto('weighbridge_member').values({ account_id: person.id, bridge }).execute()
    })
  }
  const weigher = await portal.person(rights)
  await weigherOn('Oulu', weigher)
  const live = page.waitForResponse(/\/api\/live\/events/)
  await enter(weigher)
  await Promise.all([live, go('/weighbridge')])
  const visits = page.getByRole('main').getByRole('listitem')
  await expect(page.getByText('Oma vaaka: Oulu')).toBeVisible()
  const weighs = async (bridge: string, kilograms: number) => {
    const person = await portal.person(rights)
    await weigherOn(bridge, person)
    const answer = await portal.ask(recordVisit, { kilograms }, { token: await portal.signIn(person) })
    expect(answer.status).toBe(200)
  }
  const reads = asking(page, '/api/weighbridge/visits/read')
  await weighs('Oulu', 31_000)
  await expect(visits).toHaveText([/^31000 kg /])
  const before = reads.length
  await weighs('Kemi', 32_000)
  await weighs('Oulu', 33_000)
  await expect(visits).toHaveText([/^31000 kg /, /^33000 kg /])
  expect(reads.length).toBe(before + 1)
})

test('HEADER-01, I18N-07: a field screen has no header and no footer, targets of 64 px and a title of its own', async ({
  page,
  enter,
  go,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter({ apps: ['weighbridge'], groups: ['weighbridgeuser'] }, '/weighbridge/queue')
  await expect(page.getByRole('heading', { level: 1, name: 'Vaakajono' })).toBeVisible()
  await expect(page).toHaveTitle('Vaakajono – Kuivike- ja lantapalvelut')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  for (const target of [
    page.getByRole('link', { name: 'Jono' }),
    page.getByRole('button', { name: 'Punnitse' }),
    page.getByRole('link', { name: 'Punnitukset', exact: true }),
  ]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  }
  const back = page.getByRole('link', { name: 'Takaisin punnituksiin' })
  expect(await back.boundingBox()).toMatchObject({ width: 64, height: 56 })
  expect(await inspected(page, true)).toEqual([])
  await back.click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['density'])).toBeUndefined()
  await page.getByRole('button', { name: 'In English' }).click()
  await go('/weighbridge/queue')
  await expect(page).toHaveTitle(/^Weighing queue – /)
  await expect(page.getByRole('heading', { level: 1, name: 'Weighing queue' })).toBeFocused()
  expect(await inspected(page, true)).toEqual([])
})

test('HEADER-01: a field screen that is opened directly has no header and no footer while it is still on its way, not for a moment', async ({
  page,
  enter,
}) => {
  await enter({ apps: ['weighbridge'], groups: ['weighbridgeuser'] }, '/weighbridge/queue')
  const title = page.getByRole('heading', { level: 1, name: 'Vaakajono' })
  await expect(title).toBeVisible()
  const start = await hold(page, /\/api\/data\/initial\//)
  await page.addInitScript(() => {
    const look = () => {
      const header = document.querySelector('#root header')
      if (header?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset['seen'] = 'header'
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Ladataan' })).toBeAttached()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(title).toHaveCount(0)
  start.release()
  await expect(title).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['seen'])).toBeUndefined()
})

test('ROUTE-28, ROUTE-32: a public screen needs no session, the others beside it lead to the login and back', async ({
  page,
  open,
  at,
  portal,
}) => {
  await open('/weighbridge/guide')
  await expect(page.getByRole('heading', { level: 1, name: 'Vaa’alle tulijan ohje' })).toBeVisible()
  await expect(page).toHaveTitle(/^Vaa’alle tulijan ohje – /)
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Before you drive onto the bridge' })).toBeVisible()
  await page.getByRole('button', { name: 'Suomeksi' }).click()

  const { username } = await portal.person({ apps: ['weighbridge'], groups: ['weighbridgeuser'] })
  await open('/weighbridge/queue')
  await at('/login?returnUrl=%2Fweighbridge%2Fqueue')
  await giveCredentials(page, username)
  await at('/weighbridge/queue')
  await open('/login?returnUrl=%2Fweighbridge%2Fguide')
  await at('/weighbridge/guide')
})

test('GEN-15: a public screen of an application out of use says so to a visitor, too', async ({
  page,
  portal,
  open,
  go,
}) => {
  const use = (isactive: 0 | 1) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('application').set({ isactive }).where('name', '=', 'weighbridge').execute(),
    )
  await use(0)
  await open('/weighbridge/guide')
  await expect(page.getByText('Sovellus ei ole käytössä.')).toBeVisible()
  await expect(page.getByText('Aja vaa’alle hitaasti')).toHaveCount(0)
  await use(1)
  await go('/login')
  await page.reload()
  await open('/weighbridge/guide')
  await expect(page.getByText('Aja vaa’alle hitaasti')).toBeVisible()
})

test('I18N-02, I18N-03: what is typed into the fields of an application is checked by its call, calculated and shown again', async ({
  page,
  enter,
}) => {
  await enter({ apps: ['weighbridge'], groups: ['weighbridgeuser'] }, '/weighbridge/loads')
  await page.getByRole('navigation', { name: 'Vaaka' }).getByRole('link', { name: 'Hinta-arvio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hinta-arvio' })).toBeFocused()
  // A button on its way from one theme's colours to the next has those of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await inspected(page, true)).toEqual([])
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Paino').fill('42,5')
  await field('Hinta, veroton').fill('5.8005')
  await field('Maksettu jo').fill('1 000,50 €')
  await page.getByRole('radio', { name: /vähän tilaa$/ }).check()
  const send = page.getByRole('button', { name: 'Laske hinta' })

  const day = field('Päivä')
  await day.fill('joskus')
  await send.click()
  await expect(day).toBeFocused()
  await expect(page.getByText('Kirjoita päivä muodossa 5.10.2026.')).toBeVisible()
  await day.fill('5.10.2030')
  await field('Paino').fill('62,5')
  await send.click()
  await expect(field('Paino')).toBeFocused()
  await expect(page.getByText('Enintään 60 t.')).toBeVisible()
  await field('Paino').fill('42,5')
  await send.click()
  await expect(page.getByText('Maksettavaa \u2212753,98 €, punnitus 5.10.2030')).toBeVisible()
})

test('R41: the event log tells an application’s line in its own words, in the language in use', async ({
  page,
  portal,
  enter,
}) => {
  const { token } = await enter({ apps: ['weighbridge'], groups: ['superadmin', 'weighbridgeuser'] })
  expect((await portal.ask(clearVisits, {}, { token })).status).toBe(200)
  await page.evaluate(() => {
    location.hash = '/admin/system/audit'
  })
  await expect(page.getByRole('main').getByText('Poisti omat punnituksensa: 0')).toBeVisible()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('main').getByText('Removed the own weighings: 0')).toBeVisible()
})
