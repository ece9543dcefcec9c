/** The office ticks loads and gives, offers or moves them at once; each load has an outcome of its own. */
import { makeLoad, peat, peatTables, writePeat } from '@workspace/peatsale/server/testing'
import type { TestPortal } from '@workspace/portal/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

const planned = { state: 'planned', carrier: null, driver: null, vehicle: null, assigned_at: null }

async function made(portal: TestPortal, number: string, load: object = planned) {
  const { id } = await makeLoad(portal, { load: { number, ...load } })
  return id
}

test('Kuivikemyynti 5.5: the office gives, offers and moves the ticked loads, with one outcome for each', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  // The load that another has changed meanwhile.
  willComplain(/409/)
  await page.clock.setFixedTime(new Date('2026-10-05T06:00:00.000Z'))
  const first = await made(portal, 'KM-26-00101-1')
  const second = await made(portal, 'KM-26-00102-1')
  const collected = await made(portal, 'KM-26-00103-1', { ...planned, is_collected: 1 })
  await made(portal, 'KM-26-00104-1', { state: 'delivered' })
  await enterAs('office', '/peatsale/loads')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const tick = (number: string) => main.getByRole('checkbox', { name: `Valitse ${number}` })
  await expect(tick('KM-26-00104-1')).toHaveCount(0)
  await tick('KM-26-00101-1').check()
  await tick('KM-26-00102-1').check()
  await tick('KM-26-00103-1').check()
  await expect(main.getByText('Valittuna 3')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  // Somebody else changes one of them meanwhile.
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ version: 9 }).where('id', '=', second).execute(),
  )
  await main.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await expect(dialog.getByText('KM-26-00103-1: asiakas noutaa itse')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Anna 2 kuormaa' }).click()
  await expect(main.getByText('Onnistui: 1, ei onnistunut: 1')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'KM-26-00102-1' })).toBeVisible()
  await main.getByRole('button', { name: 'Sulje' }).click()

  // What did not go through is still ticked, as it is now.
  await expect(tick('KM-26-00102-1')).toBeChecked()
  await expect(tick('KM-26-00101-1')).not.toBeChecked()
  await main.getByRole('button', { name: 'Tarjoa' }).click()
  await dialog.getByRole('checkbox', { name: 'Kuljetus Suokoski Oy' }).check()
  await dialog.getByRole('radio', { name: 'Rahti käsin' }).check()
  await dialog.getByRole('textbox', { name: 'Rahdin hinta' }).fill('3,05')
  await dialog.getByRole('textbox', { name: 'Rahdin perustelu' }).fill('Sovittu puhelimessa')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Tarjoa 1 kuorma' }).click()
  await expect(main.getByText('Onnistui: 1')).toBeVisible()
  await main.getByRole('button', { name: 'Sulje' }).click()

  await tick('KM-26-00101-1').check()
  await tick('KM-26-00103-1').check()
  await main.getByRole('button', { name: 'Vaihda viikko' }).click()
  await dialog.getByRole('combobox', { name: 'Uusi viikko' }).selectOption('2026-W44')
  await dialog.getByRole('button', { name: 'Siirrä 2 kuormaa' }).click()
  await expect(main.getByText('Onnistui: 2')).toBeVisible()
  const stored = await peatTables(portal)
    .selectFrom('peatsale_load')
    .select(['id', 'state', 'carrier', 'week'])
    .execute()
  const of = (id: string) => stored.find((load) => load.id === id)
  expect(of(first)).toMatchObject({ state: 'assigned', carrier: peat.suokoski.carrier, week: '2026-W44' })
  expect(of(second)).toMatchObject({ state: 'open', carrier: null, week: '2026-W42' })
  expect(of(collected)).toMatchObject({ state: 'planned', week: '2026-W44' })
})

test('Kuivikemyynti 5.5: the office reads a week by day, bog and carrier with waiting orders lighter, and gives from there; a load is offered from its page', async ({
  page,
  portal,
  enterAs,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-05T06:00:00.000Z'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await made(portal, 'KM-26-00101-1', { ...planned, day: '2026-10-13', slot_from: '' })
  await made(portal, 'KM-26-00102-1', { ...planned, day: '', slot_from: '' })
  const wished = { state: 'submitted', wish_week: null, wish_from: '2026-10-15', wish_to: '2026-10-15' }
  await makeLoad(portal, { order: { number: 'KM-26-00199', ...wished }, load: { state: 'cancelled' } })
  await enterAs('office', '/peatsale/loads')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Viikko', exact: true }).click()
  await main.getByRole('link', { name: 'Seuraava viikko' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Viikko 42' })).toBeVisible()
  const row = (name: RegExp) => main.getByRole('row', { name })
  await expect(
    row(/^Kaikki/)
      .getByRole('cell')
      .nth(0),
  ).toHaveText('120')
  await expect(
    row(/^Kaikki/)
      .getByRole('cell')
      .nth(2),
  ).toHaveText('240')
  await expect(
    row(/^Kaikki/)
      .getByRole('cell')
      .nth(4),
  ).toContainText('+120')
  await expect(
    row(/^Kuljetus Suokoski Oy/)
      .getByRole('cell')
      .nth(2),
  ).toHaveText('120')
  await expect(
    row(/^Ilman kuljetusliikettä 120/)
      .getByRole('cell')
      .nth(4),
  ).toContainText('+120')
  expect(await inspected(page, true)).toEqual([])
  await main.getByRole('checkbox', { name: 'Valitse KM-26-00102-1' }).check()
  await main.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await dialog.getByRole('button', { name: 'Anna 1 kuorma' }).click()
  await expect(main.getByText('Onnistui: 1')).toBeVisible()
  await expect(
    row(/^Kuljetus Suokoski Oy/)
      .getByRole('cell')
      .nth(0),
  ).toHaveText('120')
  // The sum leads to its loads, and the list says that it is narrowed.
  await row(/^Kuljetus Suokoski Oy/)
    .getByRole('link')
    .first()
    .click()
  await expect(main.getByRole('button', { name: 'Poista rajaus' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'KM-26-00042-1' })).toBeVisible()
  await main.getByRole('button', { name: 'Poista rajaus' }).click()
  await main.getByRole('link', { name: 'KM-26-00101-1' }).click()
  await main.getByRole('button', { name: 'Tarjoa' }).click()
  await dialog.getByRole('checkbox', { name: 'Kuljetus Suokoski Oy' }).check()
  await dialog.getByRole('radio', { name: 'Rahti käsin' }).check()
  await dialog.getByRole('textbox', { name: 'Rahdin hinta' }).fill('3,05')
  await dialog.getByRole('textbox', { name: 'Rahdin perustelu' }).fill('Sovittu puhelimessa')
  await dialog.getByRole('button', { name: 'Tarjoa' }).click()
  await expect(main.getByText('Tarjous voimassa')).toBeVisible()
  await expect(main.getByText('6.10.2026 klo 16.00')).toBeVisible()
})
