/** A farmer orders, and the office confirms. */
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

// Colours are looked at as they are, not on their way from one theme to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Kuivikemyynti 5.1: a farmer orders the same again on a phone, in two taps from the start page', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('customer', '/peatsale')
  await page.getByRole('link', { name: 'Sama kuin viimeksi' }).click()
  await expect(page.getByRole('radio', { name: /Kuiviketurve, irto/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Määrä' })).toHaveValue('120')
  await expect(page.getByText('Yhteensä, arvio')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /BIO-|KM-/ })).toBeVisible()
  await expect(page.getByText('Odottaa vahvistusta')).toBeVisible()
  await page.getByText('Miksi tämä hinta').click()
  await expect(page.getByText(/rahti erikseen/)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
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
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(page.getByText('Awaiting confirmation')).toBeVisible()
  await page.getByRole('button', { name: 'Write a message' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('The gate is open')
  await page.getByRole('dialog').getByRole('button', { name: 'Write a message' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('Kuivikemyynti 5.5: in English, the office confirms by keyboard what waits in its inbox', async ({
  page,
  enterAs,
}) => {
  await enterAs('customer', '/peatsale', { language: 'en' })
  await page.getByRole('link', { name: 'Same as last time' }).click()
  await page.getByRole('button', { name: 'Send the order' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /BIO-|KM-/ })
  const number = (await heading.textContent()) ?? ''
  await enterAs('office', '/peatsale/office/orders', { language: 'en' })
  await page.getByRole('link', { name: new RegExp(number) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is enough in stock')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: new RegExp(number) }).focus()
  await page.keyboard.press('v')
  await expect(page.getByRole('combobox', { name: 'Week' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Order ${number} has been confirmed`)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(number) })).toHaveCount(0)
})

const request = {
  fi: {
    fields: ['Tilan tai yrityksen nimi', 'Katuosoite', 'Postinumero', 'Postitoimipaikka', 'Puhelin'],
    send: 'Lähetä pyyntö',
    arrived: /Pyyntösi on perillä: Biolan/,
  },
  en: {
    fields: ['Name of the farm or company', 'Street address', 'Postal code', 'City', 'Telephone'],
    send: 'Send the request',
    arrived: /Your request has arrived: Biolan/,
  },
}

for (const language of ['fi', 'en'] as const) {
  test(`Kuivikemyynti 2.11: a newcomer asks to become a customer (${language})`, async ({ page, enterAs }) => {
    const { fields, send, arrived } = request[language]
    await enterAs('newcomer', '/peatsale', { language })
    for (const [place, value] of ['Uusi tila', 'Tilatie 1', '62100', 'Lapua', '000 000 0123'].entries()) {
      await page.getByRole('textbox', { name: fields[place] ?? '' }).fill(value)
    }
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByText(arrived)).toBeVisible()
  })
}
