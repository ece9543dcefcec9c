/** The office and the foreman act on a load from its page. */
import { makeLoad, peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const loadPage = `/peatsale/loads/${peat.biolanOrder.load}`

test('Kuivikemyynti 2.4: the office takes a load back and assigns it anew with a truck; the foreman gives it a driver', async ({
  page,
  portal,
  enterAs,
}) => {
  const suokoski = { apps: ['peatsale'], usertype: 'transport' as const, carrier: peat.suokoski.carrier }
  const driver = await portal.person({ ...suokoski, firstname: 'Antti', lastname: 'Rautio' })
  await enterAs('office', loadPage)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Ota takaisin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ota takaisin' }).click()
  await expect(main.getByText('Suunniteltu', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await dialog.getByRole('combobox', { name: 'Auto' }).selectOption({ label: 'ZZA-102, 128 m³' })
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await expect(main.getByText('Annettu', { exact: true })).toBeVisible()
  await expect(main.getByText('ZZA-102')).toBeVisible()

  await enterAs('lead', loadPage)
  await main.getByRole('button', { name: 'Kuljettaja ja auto' }).click()
  await dialog
    .getByRole('combobox', { name: 'Kuljettaja' })
    .selectOption({ label: `${driver.firstname} ${driver.lastname}` })
  await dialog.getByRole('button', { name: 'Valmis' }).click()
  await expect(main.getByText('Antti Rautio')).toBeVisible()

  const gone = { ...suokoski, firstname: 'Otso', lastname: 'Niemelä', deactivated: true }
  const left = await makeLoad(portal, { load: { driver: (await portal.person(gone)).id } })
  await page.goto(`${portal.address}/#/peatsale/loads/${left.id}`)
  await expect(main.getByText('Otso Niemelä')).toBeVisible()
  await expect(main.getByText('Kuljettaja poistettu käytöstä')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
})

test('Kuivikemyynti 2.4: a delivered load is verified with what is proposed; freight that nobody has agreed on is asked for', async ({
  page,
  portal,
  enterAs,
}) => {
  const { load, loadLine } = peat.novarboOrder
  await writePeat(portal, async (own) => {
    const delivered = {
      state: 'delivered',
      delivered_at: '2026-10-05T05:00:00.000Z',
      delivery_day: '2026-10-05',
      delivery_week: '2026-W41',
    }
    await own
      .updateTable('peatsale_load')
      .set({ ...delivered, receipt_kind: 'absent', waiting_site: 12 })
      .where('id', '=', load)
      .execute()
    await own
      .updateTable('peatsale_load_line')
      .set({ loaded: 118_000, delivered: 118_000, basis: 'box' })
      .where('id', '=', loadLine)
      .execute()
  })
  await enterAs('otherOffice', `/peatsale/loads/${load}`, { language: 'en' })
  await page.getByRole('button', { name: 'Verify' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^Billed/ })).toHaveValue('118')
  await expect(dialog.getByRole('textbox', { name: 'Waiting at the site, min' })).toHaveValue('12')
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Freight to the carrier' }).fill('366,00')
  await dialog.getByRole('textbox', { name: 'Why it differs from the proposal' }).fill('Agreed by telephone')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('main').getByText('Verified', { exact: true })).toBeVisible()
})

test('Kuivikemyynti 2.4: the office takes a delivery back with its reason, which is asked for', async ({
  page,
  portal,
  enterAs,
}) => {
  const { id } = await makeLoad(portal, {
    load: { state: 'delivered', delivered_at: '2026-10-05T05:00:00.000Z', receipt_kind: 'absent' },
    line: { loaded: 118_000, delivered: 118_000, basis: 'box' },
    order: { state: 'in_delivery' },
  })
  await enterAs('office', `/peatsale/loads/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'Avaa toimitus' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Avaa toimitus' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Perustelu' }).fill('Väärä kuorma kuitattiin')
  await dialog.getByRole('button', { name: 'Avaa toimitus' }).click()
  await expect(page.getByRole('main').getByText('Matkalla', { exact: true })).toBeVisible()
})
