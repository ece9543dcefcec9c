/** A loader's day in the wheel loader: the queue, the pad, and what went into a truck. */

import { makeLoad, peat, peatCallers, writePeat } from '@workspace/peatsale/server/testing'
import { dayOf } from '@workspace/portal/contract'
import { inspected } from '../everywhere/inspection.ts'
import { allSent, goOffline } from '../interception.ts'
import { expect } from '../world.ts'
import { glovesMiss } from './glove-targets.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 760 } })

/** The device has the server's time, and the load of the fixture is of that day. */
test.beforeEach(async ({ page, portal }) => {
  const now = portal.clock.now()
  await page.clock.setFixedTime(now)
  await writePeat(portal, async (own) => {
    await own
      .updateTable('peatsale_load')
      .set({ day: dayOf(now) })
      .where('id', '=', peat.biolanOrder.load)
      .execute()
    const again = { state: 'assigned', loaded_at: null, arrived_load_at: null, load_start_at: null, departed_at: null }
    await own.updateTable('peatsale_load').set(again).where('id', '=', peat.biolanOrder.load).execute()
    const empty = { buckets: 0, bucket_size: 0, loaded: null, basis: null }
    await own.updateTable('peatsale_load_line').set(empty).where('load_id', '=', peat.biolanOrder.load).execute()
  })
})

test('Kuivikemyynti 5.4: the loader fills a truck with the pad, takes a bucket back, marks it done and undoes that from the same place', async ({
  page,
  enterAs,
}) => {
  await enterAs('loader', '/peatsale')
  await page.getByRole('link', { name: 'Jonoon' }).click()
  await page.getByRole('radio', { name: 'Kurkikorvenneva' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Kurkikorvenneva' })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })
  await page.getByRole('link', { name: /ZZA-101/ }).click()
  await page.getByRole('button', { name: 'Aseta kauha' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()

  const plus = page.getByRole('button', { name: '+1 kauhallinen' })
  // Whoever taps by keys or a switch stays where they are when the last one is taken back.
  await plus.press('Enter')
  await expect(page.getByText('3,5 / 120 m³')).toBeVisible()
  const minus = page.getByRole('button', { name: '1 pois' })
  await minus.press('Enter')
  await expect(page.getByText('0 / 120 m³', { exact: true })).toBeVisible()
  await expect(minus).toBeDisabled()
  await expect(minus).toBeFocused()
  await minus.press('Enter')
  await page.getByRole('button', { name: /^Auma|Valitse auma/ }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Auma|Valitse auma/ })).toBeFocused()
  for (let count = 0; count < 4; count++) await plus.click()
  await expect(page.getByText('14 / 120 m³')).toBeVisible()
  await minus.click()
  await expect(page.getByText('10,5 / 120 m³')).toBeVisible()
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  await page.reload()
  await expect(page.getByText('10,5 / 120 m³')).toBeVisible()

  await page.getByRole('button', { name: 'Lava täynnä' }).click()
  await expect(page.getByText('Lava täynnä, 128 m³')).toBeVisible()
  await page.getByRole('button', { name: 'Lava täynnä' }).click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByRole('region', { name: /ZZA-101, lastattu 10,5 m³/ })).toContainText('3 kauhallista')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Kumoa' }).click()
  await expect(page.getByText('10,5 / 120 m³')).toBeVisible()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await page.getByRole('link', { name: 'Takaisin jonoon' }).first().click()
  await expect(page.getByRole('heading', { name: 'Lastatut 1' })).toBeVisible()
})

test('Kuivikemyynti 5.4: in English, Done without a bucket fills the boxes; a truck that the office has called off is not to be loaded', async ({
  page,
  portal,
  enterAs,
}) => {
  await enterAs('loader', '/peatsale/loading', { language: 'en' })
  await page.getByRole('button', { name: 'Set bucket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('radio', { name: 'Kurkikorvenneva' }).check()
  await page.getByRole('link', { name: /ZZA-101/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: /ZZA-101, loaded 128 m³/ })).toBeVisible()
  await allSent(page)
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ state: 'cancelled' }).where('id', '=', peat.biolanOrder.load).execute(),
  )
  await page.getByRole('link', { name: 'Back to the queue' }).first().click()
  await page.reload()
  await expect(page.getByText('Cancelled, do not load')).toBeVisible()
  await expect(page.getByRole('link', { name: /ZZA-101/ })).toHaveCount(0)
  expect(await inspected(page, true)).toEqual([])
})

test('Kuivikemyynti 5.4: a truck that is not in the queue is loaded for a load that nobody had, named by its plate, and stands in the shift', async ({
  page,
  portal,
  enterAs,
  complaints,
  willComplain,
}) => {
  willComplain(/net::ERR_INTERNET_DISCONNECTED/)
  const { order } = await makeLoad(portal, {
    load: { state: 'planned', carrier: null, driver: null, vehicle: null, day: '' },
  })
  await enterAs('loader', `/peatsale/loading?swamp=${peat.biolan.swamp}`)
  await page.getByRole('link', { name: 'Auto ei listalla' }).click()
  const load = page.getByRole('link', { name: `KM-26-${order.slice(0, 8)}-1` })
  await expect(load).toBeVisible()
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })
  await load.click()
  await page.getByRole('button', { name: 'Aseta kauha' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  await page.getByRole('button', { name: '+1 kauhallinen' }).click()
  await expect(page.getByText('3,5 / 120 m³')).toBeVisible()
  await page.getByRole('button', { name: 'Valmis' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mikä auto?' })
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: /ZZA-101/ }).click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByRole('region', { name: /ZZA-101, lastattu 3,5 m³/ })).toBeVisible()

  await page.getByRole('link', { name: 'Takaisin jonoon' }).first().click()
  await page.getByRole('link', { name: 'Vuoro' }).click()
  await expect(page.getByRole('region', { name: '1 kuorma, 3,5 m³' })).toContainText('1 kauhallinen')
  await expect(page.getByRole('region', { name: 'Jää seuraavalle' })).toContainText('ZZA-101')
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  await goOffline(page)
  await expect(page.getByText(/^Vanha, klo/)).toBeVisible()
  // It asks by itself whether the line is there again.
  await expect.poll(() => complaints.join()).toContain('ERR_INTERNET_DISCONNECTED')
  await page.context().setOffline(false)
})

test('Kuivikemyynti 5.4: more than the order allows turns the figure red and is asked about before it is done; nothing that is told moves the press, and a telephone on its side shows Valmis without scrolling', async ({
  page,
  enterAs,
}) => {
  await enterAs('loader', `/peatsale/loading/${peat.biolanOrder.load}?swamp=${peat.biolan.swamp}`)
  await page.getByRole('button', { name: 'Aseta kauha' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('12')
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  const plus = page.getByRole('button', { name: '+1 kauhallinen' })
  await plus.click()
  const before = await plus.boundingBox()
  // 132 m³ is what the order allows, 128 m³ what the truck takes.
  for (let count = 0; count < 9; count++) await plus.click()
  await expect(page.getByText('120 / 120 m³')).toBeVisible()
  await expect(page.getByText(/^Yli/)).toHaveCount(0)
  await plus.click()
  await expect(page.getByText('Yli auton 4 m³')).toBeVisible()
  await plus.click()
  await expect(page.getByText('Yli sallitun 12 m³')).toBeVisible()
  await expect(page.getByText('144 / 120 m³')).toHaveAttribute('data-over')
  expect((await plus.boundingBox())?.y).toBe(before?.y)
  await page.setViewportSize({ width: 740, height: 360 })
  const done = page.getByRole('button', { name: 'Valmis', exact: true })
  await expect(done).toBeInViewport({ ratio: 1 })
  await expect(plus).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 760 })
  await done.click()
  const question = page.getByRole('dialog', { name: 'Yli sallitun 12 m³' })
  await expect(question).toContainText('Tilaus sallii enintään 132 m³, ja autossa on 144 m³.')
  expect(await glovesMiss(page)).toEqual([])
  await question.getByRole('button', { name: 'Takaisin' }).click()
  await page.getByRole('button', { name: '1 pois' }).click()
  await done.click()
  await page.getByRole('dialog', { name: 'Yli auton 4 m³' }).getByRole('button', { name: 'Valmis silti' }).click()
  await expect(page.getByRole('region', { name: /ZZA-101, lastattu 132 m³/ })).toBeVisible()
})

test('Kuivikemyynti 5.4: the loader closes the swamp with a reason and opens it again, and tells how a pile is; the driver of today reads that it is closed', async ({
  page,
  portal,
  enterAs,
  elsewhere,
}) => {
  const driver = await portal.person(peatCallers.driver.fields)
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ driver: driver.id }).where('id', '=', peat.biolanOrder.load).execute(),
  )
  await enterAs('loader', `/peatsale/loading?swamp=${peat.biolan.swamp}`)
  await page.getByRole('link', { name: 'Suo tänään' }).click()
  await expect(page.getByText('Lastaus on auki', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sulje lastaus' }).click()
  await expect(page.getByRole('alert')).toContainText('Valitse syy.')
  await page.getByText('Tuuli', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Viesti kuljettajille' }).fill('Tuulee taloihin päin.')
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })
  await page.getByRole('button', { name: 'Sulje lastaus' }).click()
  await expect(page.getByText('Lastaus on suljettu: tuuli')).toBeVisible()

  const cab = await elsewhere(driver, `/peatsale/driving/${peat.biolanOrder.load}`)
  await expect(cab.getByText('Lastaus on suljettu: tuuli')).toBeVisible()
  await expect(cab.getByText('Tuulee taloihin päin.', { exact: false })).toBeVisible()

  await page.getByRole('group', { name: 'Miltä turve tuntuu?' }).first().getByText('Märkä', { exact: true }).click()
  await expect(page.getByText(/^Märkä, Testi Henkilö/)).toBeVisible()
  await page.getByRole('button', { name: 'Avaa lastaus' }).click()
  await expect(page.getByText('Lastaus on auki', { exact: true })).toBeVisible()
  await expect(cab.getByText('Lastaus on suljettu: tuuli')).toHaveCount(0)
  await page.getByRole('group', { name: 'Paljonko on jäljellä?' }).first().getByText('Tyhjä', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Auma on tyhjä?' }).getByRole('button', { name: 'Tyhjä' }).click()
  await expect(page.getByRole('region', { name: 'Aumat' }).getByRole('heading', { name: 'Auma A' })).toHaveCount(0)
})
