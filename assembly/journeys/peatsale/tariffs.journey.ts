/** The office drafts and publishes a carrier tariff, which fills the freight of a delivered load; by hand needs a reason. */
import { makeLoad, peatTables } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

test('Kuivikemyynti 2.2, 5.5: a tariff is drafted and published, fills the freight of a delivered load, and gives way to a sum by hand with a reason', async ({
  page,
  portal,
  enterAs,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-05T06:00:00.000Z'))
  const { id } = await makeLoad(portal, {
    load: {
      ...{ state: 'delivered', delivered_at: '2026-10-05T05:00:00.000Z', delivery_day: '2026-10-05' },
      ...{ delivery_week: '2026-W41', receipt_kind: 'name', waiting_site: 31 },
    },
    line: { loaded: 120_000, delivered: 120_000, basis: 'box' },
    order: { state: 'in_delivery' },
  })
  await enterAs('office', '/peatsale/office/tariffs')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await expect(main.getByText('Ei vielä kuljetustaksoja')).toBeVisible()
  await main.getByRole('button', { name: 'Uusi taksa' }).click()
  await dialog.getByRole('textbox', { name: 'Nimi' }).fill('Syystaksa')
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await dialog.getByRole('textbox', { name: 'Alkaen' }).fill('5.10.2026')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Tee luonnos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Syystaksa' })).toBeVisible()
  await main.getByRole('button', { name: 'Lisää rivi' }).click()
  await dialog.getByRole('textbox', { name: 'Rahti' }).fill('3,10')
  await dialog.getByRole('textbox', { name: 'Odotus maksutta, min' }).fill('2000')
  await dialog.getByRole('button', { name: 'Tallenna' }).click()
  await expect(dialog.getByText('Kirjoita minuutit väliltä 0…1440.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Odotus maksutta, min' }).fill('30')
  await dialog.getByRole('textbox', { name: 'Odotus tunnilta' }).fill('68')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Tallenna' }).click()
  await expect(main.getByRole('row', { name: /Kaikki vyöhykkeet, kaikki tuotelajit/ })).toContainText('3,10 €/m³')
  await main.getByRole('button', { name: 'Julkaise' }).click()
  await expect(dialog.getByText('Taksa tulee voimaan', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Julkaise' }).click()
  await expect(main.getByText('Voimassa', { exact: true }).first()).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await page.goto(`${portal.address}/#/peatsale/loads/${id}`)
  await main.getByRole('button', { name: 'Tarkasta' }).click()
  // 372,00 and one started quarter of 17,00; the sum follows the minutes.
  await expect(dialog.getByText('Syystaksa, 3,10 €/m³')).toBeVisible()
  await expect(dialog.getByText('389,00 €')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Odotus pihassa, min' }).fill('30')
  await expect(dialog.getByText('372,00 €')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Odotus pihassa, min' }).fill('31')
  await dialog.getByRole('button', { name: 'Anna rahti käsin' }).click()
  await dialog.getByRole('textbox', { name: 'Rahti kuljetusliikkeelle' }).fill('420')
  await dialog.getByRole('button', { name: 'Tarkasta' }).click()
  await expect(dialog.getByText('Kirjoita, miksi rahti annetaan käsin.')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Rahdin perustelu' }).fill('Kaksi pudotusta')
  await dialog.getByRole('button', { name: 'Tarkasta' }).click()
  await expect(main.getByText('Tarkastettu', { exact: true })).toBeVisible()
  const stored = peatTables(portal).selectFrom('peatsale_load').select(['freight_reason', 'tariff_row'])
  expect(await stored.where('id', '=', id).executeTakeFirst()).toEqual({
    ...{ freight_reason: 'Kaksi pudotusta', tariff_row: null },
  })

  // The carrier's own dispatcher reads it.
  await enterAs('lead', '/peatsale/carrier/crew')
  await main.getByText('Biolan: Syystaksa').click()
  await expect(main.getByRole('row', { name: /Kaikki vyöhykkeet, kaikki tuotelajit/ })).toContainText('3,10 €/m³')
  expect(await inspected(page, true)).toEqual([])
})
