/** The office's prices: a list is copied, changed, compared and published, and new orders go by it. */
import { biolanPrices } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { goOffline } from '../interception.ts'
import { expect } from '../world.ts'
import { press } from './office-keyboard.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The moment that the portal's held clock stands at: a Monday. */
const monday = new Date('2026-10-05T06:00:00.000Z')

test('Kuivikemyynti 5.5: the office copies a price list, changes a price by keyboard, compares, publishes, and a new order shows the new price', async ({
  page,
  enterAs,
}) => {
  test.setTimeout(180_000)
  await page.clock.setFixedTime(monday)
  await enterAs('office', '/peatsale/office/prices')
  const list = page.getByRole('link', { name: 'BIO hinnasto 2026', exact: true })
  await expect(list).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await list.click()
  await expect(page.getByText('Voimassa', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'Tee uusi luonnos' }).click()
  await page.getByRole('textbox', { name: 'Nimi' }).fill('BIO syysmuutos')
  await page.getByRole('textbox', { name: 'Alkaen' }).fill('6.10.2026')
  await page.getByRole('textbox', { name: 'Asti' }).fill('31.12.2026')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Tee luonnos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'BIO syysmuutos' })).toBeVisible()

  const cell = page.getByRole('textbox', { name: /Kuiviketurve, irto, toimitettuna.*100 m³ alkaen/ })
  await cell.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9,90')
  await expect(page.getByText('+0,50 €, ennen 9,40 €')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Julkaise' })).toBeDisabled()
  // At the end of the page nothing lies half under the bar.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await inspected(page, true)).toEqual([])
  await press(page.getByRole('button', { name: 'Tallenna' }))
  await expect(page.getByText('1 hinta tallennettiin.')).toBeVisible()
  // The bar has gone with its button: the keyboard goes on in the field that was left for it.
  await expect(cell).toBeFocused()
  await page.getByRole('radio', { name: 'Muutokset' }).check()
  const changed = page.getByRole('row', { name: /100 m³/ })
  await expect(changed).toContainText('9,40')
  await expect(changed).toContainText('9,90')
  await expect(changed).toContainText('+5,32')
  expect(await inspected(page, true)).toEqual([])

  await page.getByRole('button', { name: 'Julkaise' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('BIO hinnasto 2026 päättyy 5.10.2026.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Voimaan' }).fill('5.10.2026')
  await expect(dialog.getByText('BIO hinnasto 2026 päättyy 4.10.2026.')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Julkaise' }).click()
  await expect(page.getByText('BIO syysmuutos julkaistiin, voimaan 5.10.2026.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await enterAs('customer', '/peatsale')
  await page.getByRole('link', { name: 'Sama kuin viimeksi' }).click()
  await page.getByText('Miksi tämä hinta').click()
  await expect(page.getByText(/BIO syysmuutos/)).toBeVisible()
  await expect(page.getByText(/120\sm³ × 9,90/)).toBeVisible()
})

test('Kuivikemyynti 5.5: freight is drafted from a table, compared and published; what no table has is given by hand as an order is confirmed', async ({
  page,
  enterAs,
  elsewhere,
  willComplain,
}) => {
  willComplain(/409/, /net::ERR_INTERNET_DISCONNECTED/)
  test.setTimeout(180_000)
  await page.clock.setFixedTime(monday)
  const dialog = page.getByRole('dialog')
  const first = await enterAs('office', '/peatsale/office/freight', { language: 'en' })
  const table = page.getByRole('link', { name: 'Rahdit 2026' })
  await expect(table).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await table.click()
  await page.getByRole('button', { name: 'Make a new draft' }).click()
  await dialog.getByRole('textbox', { name: 'From' }).fill('6.10.2026')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Autumn')
  await dialog.getByRole('button', { name: 'Make a draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  await page.getByRole('button', { name: /^Edit: .*bulk/ }).click()
  await dialog.getByRole('textbox', { name: 'Freight' }).fill('3,41')
  await dialog.getByRole('textbox', { name: /Fuel/ }).fill('250')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Write a percentage from 0 to 100.')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('textbox', { name: /Fuel/ }).fill('2,5')
  await goOffline(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The service cannot be reached. Check your connection and try again.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Freight' })).toHaveValue('3,41')
  await expect(dialog.getByRole('textbox', { name: /Fuel/ })).toHaveValue('2,5')
  await page.context().setOffline(false)
  const other = await elsewhere(first, new URL(page.url()).hash.slice(1))
  await other.clock.setFixedTime(monday)
  await other.getByRole('button', { name: /^Edit: .*bulk/ }).click()
  await other.getByRole('dialog').getByRole('textbox', { name: 'Freight' }).fill('3,51')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const choice = dialog.last()
  await expect(choice.getByText('3,51 €/m³')).toBeVisible()
  // Said once: the question is the answer to the refusal, and the form behind it does not say it, too.
  await expect(page.getByText(/Reload it and make your changes again/)).toHaveCount(0)
  await choice.getByRole('radio', { name: /3,41 €/ }).check()
  await choice.getByRole('button').last().click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('radio', { name: 'Changes' }).check()
  await expect(page.getByRole('row', { name: /bulk/ })).toContainText('+10')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText(/go before those of Rahdit 2026/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Autumn has been published/)).toBeVisible()

  await enterAs('customer', '/peatsale')
  await page.getByRole('link', { name: 'Sama kuin viimeksi' }).click()
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^KM-/ })
  const number = (await heading.textContent()) ?? ''
  await enterAs('office', '/peatsale/office/orders')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await page.getByRole('radio', { name: 'Rahti käsin' }).check()
  await page.getByRole('button', { name: 'Vahvista' }).click()
  await expect(page.getByText('Anna rahdin hinta.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Rahdin peruste' }).selectOption('perLoad')
  await page.getByRole('textbox', { name: 'Rahdin hinta' }).fill('333,00')
  await page.getByRole('textbox', { name: 'Rahdin perustelu' }).fill('Siltarajoitus, kiertotie')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Vahvista' }).click()
  await expect(page.getByText(`Tilaus ${number} vahvistettiin`)).toBeVisible()
  await page.goto(page.url().replace(/#.*/, '#/peatsale/orders'))
  await page.getByRole('link', { name: number }).click()
  await page.getByText('Miksi tämä hinta').click()
  await expect(page.getByText('Rahti annettu käsin: Siltarajoitus, kiertotie')).toBeVisible()
  await expect(page.getByText('333,00 €').first()).toBeVisible()
})

test('Kuivikemyynti 2.8: of two offices in one draft the second reads both prices and chooses', async ({
  page,
  enterAs,
  elsewhere,
  willComplain,
}) => {
  await page.clock.setFixedTime(monday)
  willComplain(/409/)
  const address = `/peatsale/office/prices/${biolanPrices.draftList}`
  const first = await enterAs('office', address, { language: 'en' })
  const other = await elsewhere(first, address)
  await other.clock.setFixedTime(monday)
  const price = { name: /Bedding peat, bulk, delivered/ }
  await page.getByRole('textbox', price).fill('10,10')
  await other.getByRole('textbox', price).fill('10,30')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('1 price has been saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('10,10 €/m³')).toBeVisible()
  await expect(dialog.getByText('10,30 €/m³')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('radio', { name: /10,10/ }).check()
  await dialog.getByRole('button').last().click()
  await expect(page.getByText('1 price has been saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', price)).toHaveValue('10,10')
})

test('Kuivikemyynti 2.7, R14: the office tries what an order would cost; the superadmin gives VAT a new rate and reads first what it changes', async ({
  page,
  enterAs,
}) => {
  await page.clock.setFixedTime(monday)
  await enterAs('office', '/peatsale/office/prices/try')
  await page.getByRole('combobox', { name: 'Asiakas' }).selectOption({ label: 'Kalliorinteen Maito Oy' })
  await page.getByRole('combobox', { name: 'Tuote' }).selectOption({ label: 'Kuiviketurve, irto' })
  await expect(page.getByText(/100\sm³ × /)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: 'Alv-kannat' }).click()
  await expect(page.getByRole('row', { name: /Yleinen/ })).toContainText('25,5')
  await expect(page.getByRole('button', { name: 'Lisää kanta' })).toHaveCount(0)
  expect(await inspected(page, true)).toEqual([])
  await enterAs('superadmin', '/peatsale/office/vat', { language: 'en' })
  await page.getByRole('button', { name: 'Add a rate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Tax class' }).fill('general')
  await dialog.getByRole('textbox', { name: 'From' }).fill('1.9.2024')
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('26')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The class has a rate from this day already.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'From' }).fill('1.1.2027')
  await expect(dialog.getByText(/general: 25,5\s% → 26\s% from/)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /26\s%/ })).toContainText('Coming')
  await expect(page.getByRole('row', { name: /25,5\s%/ })).toContainText('Valid')
  await page.clock.setFixedTime(new Date('2027-01-02T10:00:00Z'))
  await page.reload()
  await expect(page.getByRole('row', { name: /26\s%/ })).toContainText('Valid')
  await expect(page.getByRole('row', { name: /25,5\s%/ })).toContainText('Ended')
})
