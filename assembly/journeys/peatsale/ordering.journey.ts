/** A farmer orders, and the office confirms. */
import type { Dialog } from '@playwright/test'
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { newId } from '@workspace/portal/server'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { press, pressInMenu } from './office-keyboard.ts'
import { test } from './peat-world.ts'

// Colours are looked at as they are, not on their way from one theme to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Kuivikemyynti 5.1: a farmer orders the same again on a phone, in two taps from the start page, with the price by rows, and what is gone in a sentence', async ({
  page,
  portal,
  enterAs,
}) => {
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_stockpile').set({ balance: 0 }).where('id', '=', peat.biolan.screenedPile).execute(),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('customer', '/peatsale')
  await expect(page.getByText('Sama on jo tilattu: KM-26-00042, vko 42')).toBeVisible()
  await page.getByRole('link', { name: 'Sama kuin viimeksi' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sama on jo tilattu: KM-26-00042' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Kuiviketurve, irto/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Määrä' })).toHaveValue('120')
  await expect(page.getByText('Yhteensä, arvio')).toBeVisible()
  await expect(page.getByText(/^Ei nyt saatavilla: Seulottu[^;]*\.$/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Seulottu/ })).toHaveCount(0)
  const rows = page.locator('dl').filter({ hasText: 'Yhteensä, arvio' })
  const terms = ['Kuiviketurve, irto120 m³ × 9,40 €/m³', 'Rahti120 m³ × 3,10 €/m³', 'Alv 25,5 %', 'Yhteensä, arvio']
  await expect(rows.getByRole('term')).toHaveText(terms)
  await expect(rows.getByRole('definition')).toHaveText(['1 128,00 €', '372,00 €', '382,50 €', '1 882,50 €'])
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /BIO-|KM-/ })).toBeVisible()
  await expect(page.getByText('Odottaa vahvistusta')).toBeVisible()
  const sent = page.getByRole('status').filter({ hasText: 'Tilaus lähetetty' })
  await expect(sent).toContainText('Kun tilaus on vahvistettu, saat tilausvahvistuksen sähköpostiin.')
  await page.getByText('Miksi tämä hinta').click()
  await expect(page.getByText(/rahti erikseen/)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  // What was saved a moment ago is nobody else's change, however late it is read again.
  await page.getByRole('link', { name: 'Muuta tilausta' }).click()
  await page.getByRole('textbox', { name: 'Määrä' }).fill('130')
  const { promise: read, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/orders/read', async (route) => {
    await read
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Tallenna muutos' }).click()
  await page.getByRole('link', { name: 'Muuta tilausta' }).click()
  await expect(page.getByRole('button', { name: 'Lähetä tilaus' })).toHaveCount(0)
  goOn()
  await expect(page.getByRole('textbox', { name: 'Määrä' })).toHaveValue('130')
  await expect(page.getByText('Tätä muutettiin sillä välin')).toHaveCount(0)
})

test('Kuivikemyynti 5.1: a new order says at each step what is missing, is kept as a draft, goes on and is sent', async ({
  page,
  enterAs,
}) => {
  await enterAs('customer', '/peatsale', { language: 'en' })
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(page.getByText('Choose a product.')).toBeVisible()
  await page.getByRole('radio', { name: /Screened/ }).check()
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('30')
  await page.getByRole('textbox', { name: /Instructions for the driver/ }).fill('Tip behind the hall')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Draft' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue the draft' }).click()
  await expect(page.getByRole('textbox', { name: /Instructions for the driver/ })).toHaveValue('Tip behind the hall')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('60')
  // Later weeks come in place of the button: one goes on from the first of them.
  const weeks = page.getByRole('group', { name: 'Week' }).getByRole('radio')
  await expect(weeks).toHaveCount(6)
  await page.getByRole('button', { name: 'Show later weeks' }).press('Enter')
  await expect(weeks.nth(6)).toBeFocused()
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(page.getByText('Awaiting confirmation')).toBeVisible()
  await page.getByRole('button', { name: 'Write a message' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('The gate is open')
  await page.getByRole('dialog').getByRole('button', { name: 'Write a message' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('The gate is open')).toBeVisible()
  await pressInMenu(page, 'Cancel the order')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('Kuivikemyynti 5.1: what is typed into the order form survives a reload, for the same person, until it is sent or cleared', async ({
  page,
  portal,
  enterAs,
}) => {
  const address = '/peatsale/orders/new'
  const note = page.getByRole('textbox', { name: 'Ohje kuljettajalle' })
  const restored = page.getByRole('status').filter({ hasText: 'Jatkat siitä, mihin jäit' })
  const reload = async () => {
    const leave = (question: Dialog) => void question.accept()
    page.once('dialog', leave)
    await page.reload()
    page.off('dialog', leave)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await enterAs('customer', address)
  await page.getByRole('radio', { name: /Kuiviketurve, irto/ }).check()
  await note.fill('Kippaa hallin taakse')
  await reload()
  await expect(restored).toBeVisible()
  await expect(note).toHaveValue('Kippaa hallin taakse')
  await expect(page.getByRole('radio', { name: /Kuiviketurve, irto/ })).toBeChecked()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Tyhjennä lomake' }).click()
  await expect(note).toHaveValue('')
  await reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Uusi tilaus' })).toBeVisible()
  await expect(restored).toHaveCount(0)

  await page.getByRole('radio', { name: /Kuiviketurve, irto/ }).check()
  await note.fill('Koira irti 🐕')
  await expect(page.getByText('Hymiöt jäävät pois rahtikirjasta ja muista papereista.')).toBeVisible()
  await note.fill('Koira irti')
  await expect(page.getByText(/^Hymiöt/)).toHaveCount(0)
  await reload()
  await expect(note).toHaveValue('Koira irti')
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Tilaus lähetetty' })).toBeVisible()
  await page.goto(`${portal.address}/#${address}`)
  await note.fill('Portti lukossa')
  await expect(restored).toHaveCount(0)
  // Another person of this device reads nothing of it.
  await enterAs('customer', address)
  await expect(page.getByRole('heading', { level: 1, name: 'Uusi tilaus' })).toBeVisible()
  await expect(note).toHaveValue('Koira irti')
  await expect(restored).toHaveCount(0)
})

test('Kuivikemyynti 5.5: in English, the office confirms by keyboard what waits in its inbox', async ({
  page,
  portal,
  enterAs,
}) => {
  await enterAs('customer', '/peatsale', { language: 'en' })
  await page.getByRole('link', { name: 'Same as last time' }).click()
  await page.getByRole('button', { name: 'Send the order' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /BIO-|KM-/ })
  const number = (await heading.textContent()) ?? ''
  await enterAs('office', '/peatsale/office/orders', { language: 'en' })
  await press(page.getByRole('button', { name: 'Begin with the first' }))
  await expect(page.getByText('There is enough in stock')).toBeVisible()
  // The list keeps the focus while the order opens beside it.
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeFocused()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: new RegExp(number) }).focus()
  await page.keyboard.press('v')
  await expect(page.getByRole('radio', { name: 'week 42' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Order ${number} has been confirmed`)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(number) })).toHaveCount(0)

  // Who sent it has been removed from the portal since.
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_event').set({ actor: newId() }).where('kind', '=', 'submit').execute(),
  )
  await page.goto(`${portal.address}/#/peatsale/orders?find=${number}`)
  await page.getByRole('link', { name: number }).press('Enter')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Ask the customer' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Question to the customer' })).toBeFocused()
  await page.keyboard.type('Does Monday suit you?')
  await dialog.getByRole('button', { name: 'Ask the customer' }).press('Enter')
  await expect(page.getByText('The question has been sent to the customer')).toBeVisible()
  await expect(main.getByText('Does Monday suit you?')).toBeVisible()
  await main.getByText('Events', { exact: true }).click()
  const events = main.getByRole('table', { name: 'Events of the order' })
  await expect(events.getByRole('row', { name: /^Message/ })).toContainText('Does Monday suit you?')
  await expect(events.getByRole('row', { name: /^Sent/ })).toContainText('removed user')
  expect(await inspected(page, true)).toEqual([])

  // The question stands first on the customer's start page, until it is answered.
  await enterAs('customer', '/peatsale', { language: 'en' })
  const question = main.getByRole('status').filter({ hasText: `Order ${number}` })
  await expect(question).toContainText('Does Monday suit you?')
  expect(await inspected(page, true)).toEqual([])
  await question.getByRole('link', { name: `Answer: ${number}` }).click()
  await main.getByRole('button', { name: 'Write a message' }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Monday it is')
  await dialog.getByRole('button', { name: 'Write a message' }).click()
  await expect(main.getByText('Monday it is')).toBeVisible()
  await page.goto(`${portal.address}/#/peatsale`)
  await expect(main.getByRole('heading', { name: 'Order again' })).toBeVisible()
  await expect(question).toHaveCount(0)
})

const request = {
  fi: {
    fields: ['Tilan tai yrityksen nimi', 'Katuosoite', 'Postinumero', 'Postitoimipaikka', 'Puhelin'],
    send: 'Lähetä pyyntö',
    arrived: /Pyyntösi on perillä: Novarbo/,
  },
  en: {
    fields: ['Name of the farm or company', 'Street address', 'Postal code', 'City', 'Telephone'],
    send: 'Send the request',
    arrived: /Your request has arrived: Novarbo/,
  },
}

for (const language of ['fi', 'en'] as const) {
  test(`Kuivikemyynti 2.11: a newcomer asks to become a customer (${language})`, async ({ page, enterAs }) => {
    const { fields, send, arrived } = request[language]
    const address = { streetaddress: 'Tilatie 1', postal: '62100', city: 'Lapua', telephone: '000 000 0123' }
    await enterAs('newcomer', '/peatsale', { language, company: 'Novarbo', ...address })
    // What registration knows is there; the seller is the company that was claimed.
    for (const [place, value] of Object.values(address).entries()) {
      await expect(page.getByRole('textbox', { name: fields[place + 1] ?? '' })).toHaveValue(value)
    }
    await page.getByRole('textbox', { name: fields[0] ?? '' }).fill('Uusi tila')
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByText(arrived)).toBeVisible()
    await expect(page.getByRole('button', { name: send })).toHaveCount(0)
  })
}

test('Kuivikemyynti 5.5: the office orders for a customer that it finds', async ({ page, enterAs }) => {
  await enterAs('office', '/peatsale/office/orders')
  await page.getByRole('link', { name: 'Tilaus asiakkaalle' }).click()
  await page.getByRole('searchbox', { name: 'Etsi asiakasta' }).fill('kallio')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: /Kalliorinteen/ }).click()
  await expect(page.getByRole('main').getByText('Kalliorinteen Maito Oy', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Asiakas noutaa suolta' })).toBeVisible()
  await page.getByRole('radio', { name: /Kuiviketurve, irto/ }).check()
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByText(/tilauksen teki/)).toBeVisible()
  await expect(page.getByText('Odottaa vahvistusta')).toBeVisible()
})
