/** Somebody unknown calls: the office finds nobody, makes the customer on one form, and ends in the order with its price. */
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

const monday = new Date('2026-10-05T06:00:00.000Z')

test('Kuivikemyynti 2.11: a caller nobody knows becomes a customer, and the order shows why its price is missing until the zone is given', async ({
  page,
  enterAs,
}) => {
  await page.clock.setFixedTime(monday)
  await enterAs('office', '/peatsale/office/orders/new')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('040 555 1234')
  await expect(main.getByText('Asiakasta ei löydy')).toBeVisible()
  await main.getByRole('link', { name: 'Uusi asiakas' }).click()
  await expect(main.getByLabel('Puhelin')).toHaveValue('040 555 1234')
  await main.getByLabel('Nimi tai tila').fill('Koskelan Talli')
  await main.getByLabel('Sähköposti').fill('tiina@posti.test')
  await main.getByLabel('Katuosoite').fill('Tallitie 4')
  await main.getByLabel('Postinumero').fill('62200')
  await main.getByLabel('Postitoimipaikka').fill('Kauhava')
  await expect(main.getByText('Ehdotus saman postinumeron pihojen mukaan')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await main.getByLabel('Postinumero').fill('00100')
  await main.getByLabel('Postitoimipaikka').fill('Helsinki')
  await expect(main.getByText('Tästä paikasta ei ole ehdotusta.')).toBeVisible()
  await main.getByRole('button', { name: 'Tallenna ja jatka tilaukseen' }).click()

  await expect(page).toHaveURL(/orders\/new\?account=/)
  await main.getByRole('radio', { name: /Kuiviketurve, irto/ }).check()
  await main.getByLabel('Määrä').fill('60')
  await expect(main.getByText('Hinta puuttuu: pihalla ei ole vyöhykettä')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Avaa piha' })).toBeVisible()
})
