/** The office and the foreman act on a load from its page. */
import { makeLoad, peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { pressInMenu } from './office-keyboard.ts'
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
  await pressInMenu(page, 'Ota takaisin')
  await page.getByRole('dialog').getByRole('button', { name: 'Ota takaisin' }).click()
  await expect(main.getByText('Suunniteltu', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Kuljetusliike' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await expect(dialog.getByText('Valitse kuljetusliike.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await dialog.getByRole('combobox', { name: 'Auto' }).selectOption({ label: 'ZZA-102, 128 m³' })
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await expect(main.getByText('Annettu', { exact: true })).toBeVisible()
  // The button that gave it away has gone: the keyboard goes on beside it.
  await expect(main.getByRole('button', { name: 'Kuljettaja ja auto' })).toBeFocused()
  await expect(main.getByText('ZZA-102')).toBeVisible()
  // A slip is taken back where it is told, without a dialog, and done again.
  await page.getByRole('button', { name: 'Kumoa' }).click()
  await expect(main.getByText('Suunniteltu', { exact: true })).toBeVisible()
  await expect(page.getByText('Muutos on kumottu.')).toBeVisible()
  await main.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await dialog.getByRole('combobox', { name: 'Auto' }).selectOption({ label: 'ZZA-102, 128 m³' })
  await dialog.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await expect(main.getByText('Annettu', { exact: true })).toBeVisible()

  await enterAs('lead', loadPage)
  await main.getByRole('button', { name: 'Kuljettaja ja auto' }).click()
  await dialog
    .getByRole('combobox', { name: 'Kuljettaja' })
    .selectOption({ label: `${driver.firstname} ${driver.lastname}` })
  await dialog.getByRole('button', { name: 'Valmis' }).click()
  await expect(main.getByText('Antti Rautio', { exact: true })).toBeVisible()

  const gone = { ...suokoski, firstname: 'Otso', lastname: 'Niemelä', deactivated: true }
  const left = await makeLoad(portal, { load: { driver: (await portal.person(gone)).id } })
  await page.goto(`${portal.address}/#/peatsale/loads/${left.id}`)
  await expect(main.getByText('Otso Niemelä', { exact: true })).toBeVisible()
  await expect(main.getByText('Kuljettaja poistettu käytöstä')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
})

test('Kuivikemyynti 2.4: the office notes something on a load for itself, a foreman writes to the office', async ({
  page,
  enterAs,
}) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await enterAs('office', loadPage)
  await pressInMenu(page, 'Lisää muistiinpano')
  await dialog.getByRole('button', { name: 'Lisää muistiinpano' }).click()
  await expect(dialog.getByText('Kirjoita muistiinpano.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Muistiinpano' }).fill('Isäntä soittaa aamulla')
  await dialog.getByRole('button', { name: 'Lisää muistiinpano' }).click()
  await expect(page.getByText('Muistiinpano on tallennettu.')).toBeVisible()
  await main.getByText('Tapahtumat', { exact: true }).click()
  await expect(main.getByText('Isäntä soittaa aamulla')).toBeVisible()

  await enterAs('lead', loadPage)
  await main.getByRole('button', { name: 'Kirjoita viesti' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Viesti toimistolle' })).toBeVisible()
  await expect(main.getByText('Isäntä soittaa aamulla')).toHaveCount(0)
})

test('Kuivikemyynti 2.4: a delivered load is verified with what is proposed; freight that no tariff gives is asked for with its reason', async ({
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
  // An early press goes to what is missing, and names it; Escape leads back to where the dialog was opened.
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByText('Enter what is paid for the load.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Freight to the carrier' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Verify' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Freight to the carrier' }).fill('366,00')
  await dialog.getByRole('textbox', { name: 'Reason for the freight' }).fill('Agreed by telephone')
  await dialog.getByRole('textbox', { name: 'Waiting at the site, min' }).fill('20')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByText('Say why it differs from the proposal.')).toBeVisible()
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
  await dialog.getByRole('button', { name: 'Avaa toimitus' }).click()
  await expect(dialog.getByText('Kirjoita perustelu.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Perustelu' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Perustelu' }).fill('Väärä kuorma kuitattiin')
  await dialog.getByRole('button', { name: 'Avaa toimitus' }).click()
  await expect(page.getByRole('main').getByText('Matkalla', { exact: true })).toBeVisible()
})

for (const [language, remaining] of [
  ['fi', 'Jäljellä'],
  ['en', 'Remaining'],
] as const) {
  test(`Kuivikemyynti 5.1, 5.5: the page of an order under way tells the customer and the office what is still to come (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    const { order, orderLine } = peat.biolanOrder
    const left = page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByText(remaining, { exact: true }) })
    const store = (line: { delivered: number; is_closed?: number }) =>
      writePeat(portal, async (own) => {
        await own.updateTable('peatsale_order').set({ state: 'in_delivery' }).where('id', '=', order).execute()
        await own.updateTable('peatsale_order_line').set(line).where('id', '=', orderLine).execute()
      })
    await enterAs('customer', `/peatsale/orders/${order}`, { language })
    await expect(page.getByText('Navettatie 1')).toBeVisible()
    await expect(left).toHaveCount(0)
    for (const [line, still] of [
      [{ delivered: 48_500 }, /71,5\sm³$/],
      [{ delivered: 130_000 }, /0\sm³$/],
      [{ delivered: 48_500, is_closed: 1 }, /0\sm³$/],
    ] as const) {
      await store(line)
      for (const who of ['customer', 'office'] as const) {
        await enterAs(who, `/peatsale/orders/${order}`, { language })
        await expect(left.last()).toHaveText(new RegExp(`^${remaining}${still.source}`))
      }
    }
  })
}

test('Kuivikemyynti 2.3, 2.4: beyond the tolerance the office bills what somebody at the customer’s agreed to; what is called off, or changed while it is loaded, takes a reason', async ({
  page,
  portal,
  enterAs,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-05T06:00:00.000Z'))
  const delivered = { delivered_at: '2026-10-05T05:00:00.000Z', delivery_day: '2026-10-05', delivery_week: '2026-W41' }
  const { id, orderLine } = await makeLoad(portal, {
    load: { state: 'delivered', ...delivered, receipt_kind: 'absent' },
    line: { loaded: 140_000, delivered: 140_000, basis: 'box' },
    order: { state: 'in_delivery' },
  })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_order_line').set({ delivered: 140_000 }).where('id', '=', orderLine).execute(),
  )
  const after = await makeLoad(portal, { load: { state: 'delivered', ...delivered } })
  await enterAs('office', `/peatsale/loads/${id}`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Tarkasta' }).click()
  const verify = dialog.getByRole('button', { name: 'Tarkasta' })
  await dialog.getByRole('textbox', { name: 'Rahti kuljetusliikkeelle' }).fill('366,00')
  await dialog.getByRole('textbox', { name: 'Rahdin perustelu' }).fill('Sovittu puhelimessa')
  await dialog.getByRole('textbox', { name: /^Laskutetaan/ }).fill('140')
  await verify.click()
  await expect(dialog.getByRole('textbox', { name: 'Kuka asiakkaalta hyväksyi' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Kuka asiakkaalta hyväksyi' }).fill('Aino Kalliorinne')
  await dialog.getByRole('textbox', { name: 'Milloin hyväksyttiin' }).fill('5.10.2026')
  await dialog.getByRole('textbox', { name: 'Miksi poikkeaa ehdotuksesta' }).fill('Sovittu puhelimessa')
  expect(await inspected(page, true)).toEqual([])
  await verify.click()
  await expect(main.getByText('Tarkastettu', { exact: true })).toBeVisible()
  // Whoever verifies one after another goes on without the list.
  await expect(main.getByRole('link', { name: /^Seuraava tarkastettava/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(after.id))

  const loading = await makeLoad(portal, { load: { state: 'loading' } })
  await page.goto(`${portal.address}/#/peatsale/loads/${loading.id}`)
  await main.getByRole('button', { name: 'Kuljettaja ja auto' }).click()
  await dialog.getByRole('button', { name: 'Valmis' }).click()
  await expect(dialog.getByText('Kirjoita perustelu.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Auto' }).selectOption({ index: 1 })
  await dialog.getByRole('textbox', { name: 'Perustelu' }).fill('Edellinen auto hajosi')
  await dialog.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByText('Kuljettaja ja auto on tallennettu.')).toBeVisible()

  const given = await makeLoad(portal)
  await page.goto(`${portal.address}/#/peatsale/loads/${given.id}`)
  await pressInMenu(page, 'Peru kuorma')
  await dialog.getByRole('button', { name: 'Peru kuorma' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Perustelu' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Perustelu' }).fill('Asiakas perui')
  await dialog.getByRole('button', { name: 'Peru kuorma' }).click()
  await expect(main.getByText('Peruttu', { exact: true })).toBeVisible()
})
