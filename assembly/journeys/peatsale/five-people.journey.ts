/** From an order to an invoicing row: a farmer, the office, a foreman, a driver and a loader, each on the own screen. */

import { readFileSync } from 'node:fs'
import { peat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The moment that the portal's held clock stands at: a Monday. */
const monday = new Date('2026-10-05T06:00:00.000Z')
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

test('Kuivikemyynti: ordered on a phone, confirmed, given a driver and a truck, loaded on the pad, delivered, verified, exported', async ({
  page,
  portal,
  enterAs,
  elsewhere,
}) => {
  test.setTimeout(180_000)
  await page.clock.setFixedTime(monday)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  await page.setViewportSize(phone)
  await enterAs('customer', '/peatsale')
  await page.getByRole('link', { name: 'Sama kuin viimeksi' }).click()
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^KM-26-/ })
  const number = (await heading.textContent()) ?? ''

  await page.setViewportSize(desktop)
  await enterAs('office', '/peatsale/office/orders')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByText('Varasto riittää')).toBeVisible()
  await page.getByRole('combobox', { name: 'Viikko' }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Suo', exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Vahvista/ }).click()
  await expect(page.getByText(`Tilaus ${number} vahvistettiin`)).toBeVisible()
  await page.goto(`${portal.address}/#/peatsale/loads?find=${number}`)
  await page.getByRole('link', { name: `${number}-1` }).click()
  await main.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await dialog.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await expect(main.getByText('Annettu', { exact: true })).toBeVisible()
  const loadPage = new URL(page.url()).hash.slice(1)

  const suokoski = { apps: ['peatsale'], usertype: 'transport' as const, carrier: peat.suokoski.carrier }
  const driver = await portal.person({ ...suokoski, firstname: 'Jari', lastname: 'Kivelä' })
  await enterAs('lead', loadPage)
  await main.getByRole('button', { name: 'Kuljettaja ja auto' }).click()
  await dialog.getByRole('combobox', { name: 'Kuljettaja' }).selectOption({ label: 'Jari Kivelä' })
  await dialog.getByRole('combobox', { name: 'Auto' }).selectOption({ label: 'ZZA-101, 128 m³' })
  await dialog.getByRole('button', { name: 'Valmis' }).click()
  await expect(main.getByText('Jari Kivelä')).toBeVisible()

  const cab = await elsewhere(driver, '/peatsale/driving')
  await cab.clock.setFixedTime(monday)
  await cab.setViewportSize(phone)
  await cab.reload()
  await cab.getByRole('button', { name: 'Suolla' }).click()
  await expect(
    cab
      .getByText('Lastauksessa')
      .or(cab.getByText('Odota', { exact: false }))
      .first(),
  ).toBeVisible()

  await page.setViewportSize(phone)
  await enterAs('loader', '/peatsale/loading')
  await page.getByRole('radio', { name: 'Kurkikorvenneva' }).check()
  await page
    .getByRole('link', { name: /ZZA-101.*/ })
    .filter({ hasText: 'Kalliorinteen' })
    .last()
    .click()
  await page.getByRole('button', { name: 'Aseta kauha' }).click()
  await dialog.getByRole('button', { name: 'Tallenna' }).click()
  const bucket = page.getByRole('button', { name: '+1 kauhallinen' })
  for (let count = 0; count < 34; count++) await bucket.click()
  await expect(page.getByText('119 / 120 m³')).toBeVisible()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByRole('region', { name: /ZZA-101, lastattu 119 m³/ })).toBeVisible()

  await cab.reload()
  await cab.getByRole('button', { name: 'Lastattu' }).click()
  await cab.getByRole('button', { name: 'Perillä' }).click()
  await cab.getByRole('button', { name: 'Purettu' }).click()
  await cab.getByText('Ei vastaanottajaa paikalla').click()
  await cab.getByRole('button', { name: 'Valmis' }).click()
  await expect(cab.getByText('119 m³').first()).toBeVisible()

  await page.setViewportSize(desktop)
  await enterAs('office', loadPage)
  await main.getByRole('button', { name: 'Tarkasta' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Laskutetaan/ })).toHaveValue('119')
  await dialog.getByRole('textbox', { name: 'Rahti kuormalta' }).fill('372')
  await dialog.getByRole('button', { name: 'Tarkasta' }).click()
  await expect(main.getByText('Tarkastettu', { exact: true })).toBeVisible()

  await page.goto(`${portal.address}/#/peatsale/office/invoicing`)
  await page.getByRole('textbox', { name: 'Alkaen' }).fill('1.10.2026')
  await page.getByRole('textbox', { name: 'Asti' }).fill('31.10.2026')
  await page.getByRole('button', { name: 'Kokoa aineisto' }).click()
  await expect(page.getByText('1 kuorma', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hyväksy aineisto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'AIN-2026-W41-BIO-1' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${number}-1.*Kuiviketurve, irto`) })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain(`${number}-1`)
  expect(file).toContain(';119,')
})
