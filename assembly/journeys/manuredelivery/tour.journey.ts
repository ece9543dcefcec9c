/** The tour of the README on a fresh demo, as it is written there: from a farm's offer to the yearly record. */
import type { Page } from '@playwright/test'
import { dayOf } from '@workspace/portal/contract'
import { follow, phone, press, walkOnDemo } from '../demo-tour.ts'
import { expect, test } from '../world.ts'

test('lanta-appi: the README’s tour walks on a fresh demo as it is written', async ({ browser, page, watch }) => {
  test.setTimeout(120_000)
  await page.close()
  await walkOnDemo({ browser, application: 'Lanta-appi' }, walk)
  watch.urls.length = 0
})

type Enter = Parameters<Parameters<typeof walkOnDemo>[1]>[0]

async function walk(enter: Enter): Promise<void> {
  const [year, month, day] = dayOf(new Date()).split('-').map(Number)
  const today = `${day}.${month}.${year}`
  const farm = await enter('demo_lanta_06', phone)
  await follow(farm, 'Ilmoita lantaa')
  await farm.getByRole('radio', { name: /^Halli 1/ }).check()
  await farm.getByRole('combobox', { name: 'Lanta' }).selectOption({ label: 'Broilerin kuivikelanta, turve' })
  await farm.getByRole('textbox', { name: 'Määrä' }).fill('25')
  for (const declared of await farm.getByRole('checkbox', { name: /^(Tilalla ei|Lannassa ei)/ }).all()) {
    await declared.check()
  }
  await press(farm, 'Lähetä ilmoitus')
  const number = farm.getByRole('heading', { level: 1, name: /^LA-/ })
  await expect(number).toBeVisible()
  const request = (await number.textContent()) ?? ''

  const office = await enter('demo_lanta_01')
  await follow(office, /^Hyväksyttäviä noutopyyntöjä/)
  await office.getByRole('link', { name: new RegExp(request) }).click()
  await office.getByRole('radio', { name: 'Päivä' }).check()
  await office.getByRole('textbox', { name: 'Päivä', exact: true }).fill(today)
  await press(office, 'Hyväksy')
  await expect(office.getByRole('link', { name: new RegExp(request) })).toHaveCount(0)
  await follow(office, 'Noudot')
  await office.getByRole('searchbox').fill(request)
  await follow(office, `${request}-1`)
  const dialog = office.getByRole('dialog')
  await press(office, 'Anna kuljetusyritykselle')
  await dialog.getByRole('combobox', { name: 'Kuljetusyritys' }).selectOption({ label: 'Korvenrannan Konetyö Tmi' })
  await withReason(office)
  await dialog.getByRole('button', { name: 'Anna kuljetusyritykselle' }).click()
  await expect(dialog).toHaveCount(0)

  const lead = await enter('demo_lanta_04')
  await follow(lead, /^Eriä ilman kuljettajaa tai autoa/)
  await lead
    .getByRole('link', { name: new RegExp(`${request}-1`) })
    .first()
    .click()
  await press(lead, 'Kuljettaja ja auto')
  const crew = lead.getByRole('dialog')
  await crew.getByRole('combobox', { name: 'Kuljettaja' }).selectOption({ label: 'Tuomas Korvenranta' })
  await crew.getByRole('combobox', { name: 'Auto' }).selectOption({ label: await truckOf(lead, 'ZZA-142') })
  await withReason(lead)
  await crew.getByRole('button', { name: 'Kuljettaja ja auto' }).click()
  await expect(crew).toHaveCount(0)

  const driver = await enter('demo_lanta_03', phone)
  await follow(driver, 'Avaa päivän noudot')
  await driver.goto(`/#/manuredelivery/driving/${new URL(lead.url()).hash.split('/').at(-1)}`)
  await driver.getByRole('button', { name: /^Tilalla/ }).click()
  await driver.getByRole('button', { name: /^Noudettu/ }).click()
  await driver.getByRole('group', { name: /^Lava/ }).getByText('¾').click()
  await driver.getByText('Ei ketään paikalla').click()
  await driver.getByRole('button', { name: /^Noudettu/ }).click()
  await driver.getByRole('button', { name: /^Laitoksella/ }).click()
  await expect(driver.getByRole('button', { name: /^Purettu/ })).toBeVisible()

  const gate = await enter('demo_lanta_08', phone)
  await follow(gate, 'Avaa saapuvat')
  await follow(gate, /Koivukummun.*ZZA-142|ZZA-142.*Koivukummun/)
  await weighs(gate, '28520')
  await gate.getByRole('button', { name: 'Tallenna brutto' }).click()
  await weighs(gate, '15680')
  await gate.getByRole('button', { name: 'Tallenna taara' }).click()
  await gate.getByText(/^Linja 1/).click()
  await gate.getByRole('button', { name: /^Vastaanota/ }).click()
  await expect(gate.getByText('12,84 t vastaanotettu')).toBeVisible()

  await farm.goto('/#/manuredelivery')
  await follow(farm, /^Vahvista määrä: 12,84/)
  await press(farm, 'Määrä on oikein')
  await expect(farm.getByText('Vahvistettu', { exact: true }).first()).toBeVisible()
  await farm.goto('/#/manuredelivery/records')
  const record = farm.waitForEvent('download')
  await press(farm, 'Luovutuskirjaus, PDF')
  await record

  await office.goto('/#/manuredelivery/office/batches')
  await office.getByRole('textbox', { name: 'Alkaen' }).fill(today)
  await office.getByRole('textbox', { name: 'Asti', exact: true }).fill(today)
  await press(office, 'Kokoa aineistot')
  await press(office, 'Hyväksy aineistot')
  await dialog.getByRole('button', { name: 'Hyväksy aineistot' }).click()
  await expect(office.getByText('Aineistot on hyväksytty.').first()).toBeVisible()
  await follow(office, 'Raportit')
}

/** The trucks have not been washed since their last load. */
async function withReason(page: Page): Promise<void> {
  const reason = page.getByRole('dialog').getByRole('textbox', { name: /^Perustelu/ })
  await reason.fill('Auto pestään aamulla')
}

/** An option says what does not fit, too. */
async function truckOf(page: Page, plate: string): Promise<string> {
  return (
    (await page
      .getByRole('option', { name: new RegExp(plate) })
      .first()
      .textContent()) ?? ''
  )
}

async function weighs(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}
