/** A dispatcher's week: loads without a day stay in sight until they have one, and an offered load is taken with one press. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The moment that the portal's held clock stands at. */
const monday = new Date('2026-10-05T06:00:00.000Z')
const { load } = peat.biolanOrder

test('Kuivikemyynti 5.3: a load with its week but no day stays in "Tällä viikolla" once it has driver and truck, until its day is set', async ({
  page,
  portal,
  enterAs,
  elsewhere,
}) => {
  await page.clock.setFixedTime(monday)
  await page.setViewportSize({ width: 1440, height: 900 })
  const driver = await portal.person({
    ...{ apps: ['peatsale'], usertype: 'transport', carrier: peat.suokoski.carrier },
    ...{ firstname: 'Marko', lastname: 'Rämäkkä', telephone: '040 555 0101' },
  })
  const crew = { driver: driver.id, vehicle: peat.suokoski.truck, state: 'assigned' }
  const dateless = { week: '2026-W41', day: '', slot_from: '' }
  await writePeat(portal, async (own) => {
    await own
      .updateTable('peatsale_load')
      .set({ ...crew, ...dateless })
      .where('id', '=', load)
      .execute()
    await own.updateTable('peatsale_order').set({ week: '2026-W41' }).where('id', '=', peat.biolanOrder.order).execute()
  })
  await enterAs('lead', '/peatsale/carrier/loads')
  const week = page.getByRole('table')
  await expect(page.getByRole('heading', { level: 1, name: 'Viikko 41' })).toBeVisible()
  await expect(week.getByRole('columnheader', { name: /^Tällä viikolla/ })).toContainText('120 m³, 1 keikka')
  const truck = week.getByRole('row', { name: /ZZA-101/ })
  await expect(truck.getByText('120 m³, Marko Rämäkkä')).toBeVisible()
  const call = truck.getByRole('link', { name: /Kuljettaja: Marko Rämäkkä, 040 555 0101/ })
  await expect(call).toHaveAttribute('href', 'tel:0405550101')
  expect(await call.evaluate((link) => link.getBoundingClientRect().height)).toBeGreaterThanOrEqual(48)
  // The load may be driven from today on: the yard is called, too.
  await expect(truck.getByRole('link', { name: /000 000 0311/ })).toHaveAttribute('href', 'tel:0000000311')
  expect(await inspected(page, true)).toEqual([])
  const own = await elsewhere(driver, '/peatsale/driving')
  await own.clock.setFixedTime(monday)
  await own.reload()
  await expect(own.getByText('Tällä viikolla')).toBeVisible()
  await truck.getByRole('button', { name: 'Aseta päivä, KM-26-00042-1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Päivä' }).selectOption({ label: 'to 8.10.' })
  await dialog.getByRole('button', { name: 'Aseta päivä' }).click()
  await expect(week.getByRole('columnheader', { name: /^to 8\.10\./ })).toContainText('120 m³, 1 keikka')
  await expect(week.getByRole('columnheader', { name: /^Tällä viikolla/ })).toContainText('–')
  await expect(truck.getByRole('button', { name: /Aseta päivä/ })).toHaveCount(0)

  // On a phone the days stand under one another.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(week).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'to 8.10.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Kuljettaja: Marko Rämäkkä/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
})

test('Kuivikemyynti 2.8: an offered load is taken with one press; the dispatcher who comes second is told that it is gone, in English', async ({
  page,
  portal,
  enterAs,
  elsewhere,
}) => {
  await page.clock.setFixedTime(monday)
  await writePeat(portal, async (own) => {
    const open = { state: 'open', carrier: null, driver: null, vehicle: null, offered: 1 }
    const until = { offer_deadline: '2026-10-09T12:00:00.000Z' }
    await own
      .updateTable('peatsale_load')
      .set({ ...open, ...until })
      .where('id', '=', load)
      .execute()
    const offers = [peat.suokoski, peat.lakeus].map(({ carrier }) => ({ load_id: load, carrier }))
    await own.insertInto('peatsale_load_offer').values(offers).execute()
  })
  const rival = {
    apps: ['peatsale'],
    usertype: 'transport' as const,
    transportadmin: true,
    carrier: peat.lakeus.carrier,
  }
  const other = await elsewhere({ ...rival, language: 'en' }, '/peatsale/carrier/loads')
  const taking = other.getByRole('button', { name: 'Take the load, KM-26-00042-1' })
  await expect(taking).toBeVisible()
  // What the live stream would tell comes too late for the second press.
  await other.route('**/api/peatsale/loads/search', (route) => route.abort())
  await enterAs('lead', '/peatsale/carrier/loads')
  await page.getByRole('button', { name: 'Ota keikka, KM-26-00042-1' }).click()
  await expect(page.getByText('Keikka KM-26-00042-1 on teidän')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ilman kuljettajaa tai autoa 1' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Tarjolla/ })).toHaveCount(0)
  await taking.click()
  await expect(other.getByText('The job has just gone to another.')).toBeVisible()
  await expect(other.getByText('Action failed.')).toHaveCount(0)
})
