/** A truck breaks down: the office and the dispatcher read it at once on the page they are on, and one of them handles it. */
import { peatCalls } from '@workspace/peatsale/contract'
import { loadEvent, peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { isLive, test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Kuivikemyynti 5.6: "Auto rikki" is on every page of office and dispatcher within two seconds, and goes once it is handled', async ({
  page,
  portal,
  enterAs,
  elsewhere,
  go,
}) => {
  const driver = await portal.person({
    ...{ apps: ['peatsale'], usertype: 'transport', carrier: peat.suokoski.carrier },
    ...{ firstname: 'Reijo', lastname: 'Pihkasalo', telephone: '000 000 0155' },
  })
  const { load } = peat.biolanOrder
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ driver: driver.id, state: 'loaded' }).where('id', '=', load).execute(),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  const officeIsLive = isLive(page)
  await enterAs('office', '/peatsale/office/prices')
  await officeIsLive
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const lead = { apps: ['peatsale'], usertype: 'transport' as const, transportadmin: true }
  const other = await elsewhere({ ...lead, carrier: peat.suokoski.carrier, language: 'en' }, '/peatsale/carrier/loads')
  await other.setViewportSize({ width: 390, height: 800 })
  const otherIsLive = isLive(other)
  await other.reload()
  await otherIsLive
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  const event = loadEvent('reportProblem', load, { problem: 'breakdown', words: 'Vetopöytä' })
  const token = await portal.session(driver)
  expect((await portal.ask(peatCalls.commandLoad, { event } as never, { token })).status).toBe(200)
  const alarms = page.getByRole('region', { name: 'Ongelmat kentältä' })
  await expect(alarms.getByText('Auto rikki: KM-26-00042-1')).toBeVisible({ timeout: 2000 })
  await expect(alarms.getByText(/Reijo Pihkasalo, ZZA-101, Kalliorinteen Maito Oy, Vetopöytä/)).toBeVisible()
  const call = alarms.getByRole('link', { name: 'Reijo Pihkasalo 000 000 0155' })
  await expect(call).toHaveAttribute('href', 'tel:0000000155')
  await expect(other.getByText('Truck fault: KM-26-00042-1')).toBeVisible({ timeout: 2000 })
  expect(await inspected(page, true)).toEqual([])
  await go('/peatsale/office/customers')
  await expect(alarms.getByText('Auto rikki: KM-26-00042-1')).toBeVisible()

  await alarms.getByRole('button', { name: 'Hoidettu: KM-26-00042-1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Miten hoidettiin' }).fill('Toinen auto hakee')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Hoidettu' }).click()
  await expect(page.getByText('Kuorman KM-26-00042-1 ongelma on merkitty hoidetuksi')).toBeVisible()
  await expect(alarms).toHaveCount(0)
  await expect(other.getByText('Truck fault: KM-26-00042-1')).toHaveCount(0, { timeout: 2000 })
  await go(`/peatsale/loads/${load}`)
  await expect(page.getByText(/^Hoidettu: Testi Henkilö.*Toinen auto hakee$/)).toBeVisible()
})
