/** A plant's closed days, its place and its storage: entered by the office, seen where one plans and where one drives. */
import { manure, manureTables } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { press, write } from '../peatsale/office-keyboard.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const plant = 'Kuntokorven kompostointilaitos'

test('lanta-appi 2.3, 4 W8: the office closes a plant for two days; a pickup on one of them needs a reason, and farm and driver see it', async ({
  page,
  portal,
  enterAs,
  story,
  willComplain,
}) => {
  willComplain(/409.*requests/)
  await enterAs('office', '/manuredelivery/office/plants')
  await page.getByRole('link', { name: plant }).click()
  await write(page.getByRole('textbox', { name: 'Kiinni alkaen' }), '14.10.2026')
  await write(page.getByRole('textbox', { name: 'Viimeinen päivä' }), '15.10.2026')
  const days = page.getByRole('group', { name: 'Suljetut päivät' })
  await press(days.getByRole('button', { name: 'Lisää' }))
  await expect(days).toContainText(/ke\s14.10.–to\s15.10./)
  await write(page.getByRole('textbox', { name: 'Sijainti kartalla' }), '61,1342, 22,1478')
  await write(page.getByRole('textbox', { name: 'Varastossa nyt' }), '500')
  await expect(page.getByRole('textbox', { name: 'Katsottu' })).toHaveValue(/5\.10\.2026/)
  expect(await inspected(page, true)).toEqual([])
  await press(page.getByRole('button', { name: 'Tallenna' }))
  await expect(page.getByText('Laitos on tallennettu.')).toBeVisible()
  await page.reload()
  await expect(days).toContainText(/ke\s14.10.–to\s15.10./)
  await expect(page.getByRole('textbox', { name: 'Sijainti kartalla' })).toHaveValue('61,1342, 22,1478')

  const request = await story.submitted()
  await page.goto(`${portal.address}/#/manuredelivery/office/requests?request=${request}`)
  await expect(page.getByText(/Laitos on kiinni: ke\s14.10.–to\s15.10./)).toBeVisible()
  await page.getByRole('radio', { name: 'Päivä' }).check()
  await write(page.getByRole('textbox', { name: 'Päivä', exact: true }), '14.10.2026')
  await expect(page.getByText(/^Laitos on kiinni ke\s14.10.$/)).toBeVisible()
  await press(page.getByRole('main').getByRole('button', { name: 'Hyväksy', exact: true }))
  await expect(page.getByText('Laitos ei ota tätä lajia, tai päivä on täynnä.').first()).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await write(page.getByRole('textbox', { name: /Perustelu/ }), 'Vastaanottaja päivystää')
  await press(page.getByRole('main').getByRole('button', { name: 'Hyväksy', exact: true }))
  const stored = manureTables(portal)
    .selectFrom('manuredelivery_consignment')
    .select('id')
    .where('request', '=', request)
  await expect.poll(async () => (await stored.execute()).length).toBe(1)
  const [made] = await stored.execute()
  const of = made?.id ?? ''

  const driver = await enterAs('driver', '/manuredelivery')
  const crew = { carrier: manure.novarbo.carrier, driver: driver.id, vehicle: manure.novarbo.vehicle }
  expect((await story.send.consignment(story.office, 'assign', { of, data: crew })).status).toBe(200)
  await page.goto(`${portal.address}/#/manuredelivery/driving/${of}`)
  await expect(page.getByText(`${plant} on kiinni`)).toBeVisible()
  await enterAs('farm', `/manuredelivery/consignments/${of}`, { language: 'en' })
  await expect(page.getByText(`${plant} is closed on Wed`)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
})
