/** The tour of the README on a fresh demo, as it is written there: from an order to an invoicing row. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dayOf, weekOf } from '@workspace/portal/contract'
import { follow, phone, press, walkOnDemo } from '../demo-tour.ts'
import { expect, test } from '../world.ts'

type Enter = Parameters<Parameters<typeof walkOnDemo>[1]>[0]

test('Kuivikemyynti 5: the README’s tour walks on a fresh demo as it is written', async ({ browser, page, watch }) => {
  test.setTimeout(120_000)
  await page.close()
  await walkOnDemo({ browser, application: 'Kuivikemyynti' }, walk)
  watch.urls.length = 0
})

async function walk(enter: Enter): Promise<void> {
  const farmer = await enter('demo_asiakas_01', phone)
  await follow(farmer, 'Sama kuin viimeksi')
  await press(farmer, 'Lähetä tilaus')
  await expect(farmer.getByText('Tilaus lähetetty', { exact: true })).toBeVisible()
  const number = (await farmer.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const office = await enter('demo_admin_biolan')
  await follow(office, /^Tilauksia vahvistettavana/)
  await follow(office, new RegExp(number))
  const week = Number(weekOf(dayOf(new Date())).slice(-2))
  await office.getByRole('radio', { name: `vko ${week}` }).check()
  await office.getByRole('combobox', { name: 'Suo' }).selectOption({ label: await optionOf(office, 'Kurkikorvenneva') })
  await press(office, 'Vahvista')
  await expect(office.getByText(`Tilaus ${number} vahvistettiin`)).toBeVisible()
  await follow(office, 'Alku')
  await follow(office, /^Kuormia ilman autoa/)
  await follow(office, `${number}-1`)
  await press(office, 'Anna kuljetusliikkeelle')
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Kuljetusliike' }).selectOption({ label: 'Kuljetus Suokoski Oy' })
  await dialog.getByRole('button', { name: 'Anna kuljetusliikkeelle' }).click()
  await expect(dialog).toHaveCount(0)
  const load = new URL(office.url()).hash

  const lead = await enter('demo_kuljadmin_1')
  await follow(lead, /^Kuormia ilman kuljettajaa tai autoa/)
  await follow(lead, new RegExp(`${number}-1`))
  await press(lead, 'Kuljettaja ja auto')
  await lead
    .getByRole('dialog')
    .getByRole('combobox', { name: 'Kuljettaja' })
    .selectOption({ label: 'Reijo Pihkasalo' })
  await lead.getByRole('dialog').getByRole('combobox', { name: 'Auto' }).selectOption({ label: 'ZZA-102, 128 m³' })
  await lead.getByRole('dialog').getByRole('button', { name: 'Valmis' }).click()
  await expect(lead.getByRole('dialog')).toHaveCount(0)

  const driver = await enter('demo_kuski_01', phone)
  await follow(driver, 'Ajamaan')
  await driver.getByRole('link', { name: new RegExp(`${number}-1`) }).click()
  await press(driver, /^Suolla/)

  const loader = await enter('demo_lastaaja_1', phone)
  await follow(loader, 'Jonoon')
  await loader
    .getByRole('link', { name: /ZZA-102/ })
    .filter({ hasText: 'Kalliorinteen' })
    .click()
  const bucket = loader.getByRole('button', { name: /^\+1/ })
  const loaded = loader.getByText(/^[\d,]+ \/ \d+\sm³$/).first()
  for (let count = 0; count < 40 && !(await loader.getByText('Täynnä', { exact: true }).isVisible()); count++) {
    const before = (await loaded.textContent()) ?? ''
    await bucket.click()
    await expect(loaded).not.toHaveText(before)
  }
  await press(loader, 'Valmis')
  await expect(loader.getByText('Kuorma valmis').first()).toBeVisible()

  await press(driver, /^Lastattu/)
  await press(driver, /^Perillä/)
  await press(driver, /^Purettu/)
  await driver.getByText('Ei vastaanottajaa paikalla').click()
  await press(driver, /^Valmis/)
  await expect(driver.getByText('Kuorma on toimitettu')).toBeVisible()

  await office.goto(`/${load}`)
  await press(office, 'Tarkasta')
  await expect(dialog.getByText(/^Suokosken taksa/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tarkasta' }).click()
  await expect(dialog).toHaveCount(0)
  await follow(office, 'Kuormat')
  await follow(office, 'Laskutus')
  await press(office, 'Kokoa aineisto')
  await press(office, 'Hyväksy aineisto')
  await dialog.getByRole('button', { name: 'Hyväksy aineisto' }).click()
  const download = office.waitForEvent('download')
  await press(office, 'CSV')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`${number}-1`)

  const letters = await enter('demo_asiakas_01', phone)
  await letters.goto('/#/mailbox')
  await expect(letters.getByText(new RegExp(number)).first()).toBeVisible()
}

/** An option of the bog says how far it is, too. */
async function optionOf(page: Page, name: string): Promise<string> {
  return (
    (await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .textContent()) ?? ''
  )
}
