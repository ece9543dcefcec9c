/** The office's customers from the first line to their own orders, and a customer's own pages. */
import { sendCustomerRequest } from '@workspace/peatsale/contract'
import { fillPapers, peat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

// Colours are looked at as they are, not on their way from one theme to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Kuivikemyynti 2.6: the office makes a customer with its yard, terms and first member, who takes the link and orders', async ({
  page,
  enterAs,
  at,
  go,
  portal,
  elsewhere,
}) => {
  await enterAs('office', '/peatsale')
  const sections = page.getByRole('navigation', { name: 'Kuivikemyynti' })
  await expect(sections.getByRole('link', { name: 'Alku' })).toHaveAttribute('aria-current', 'page')
  await sections.getByRole('link', { name: /^Asiakkaat/ }).click()
  await expect(page.getByRole('row', { name: /Kalliorinteen Maito Oy.*A-501.*Kauhava/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('searchbox').fill('suviranta')
  await expect(page.getByText('Mikään ei vastaa hakua')).toBeVisible()
  await page.getByRole('link', { name: 'Näytä kaikki' }).click()

  await page.getByRole('link', { name: 'Uusi asiakas' }).click()
  await page.getByRole('textbox', { name: 'Tilan tai yrityksen nimi' }).fill('Laurilan Maito')
  await page.getByRole('textbox', { name: 'Y-tunnus' }).fill('9990003')
  await page.getByRole('textbox', { name: 'Tilatunnus' }).fill('999 001 234')
  await expect(page.getByRole('button', { name: 'Tallenna' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Y-tunnus' }).fill('')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laurilan Maito' })).toBeVisible()
  await expect(page.getByText(/Y-tunnus puuttuu, tilatunnus 999 001 234/)).toBeVisible()

  await page.getByRole('link', { name: 'Muokkaa: Ehdot: Biolan' }).click()
  await page.getByRole('textbox', { name: 'Asiakasnumero' }).fill('1099')
  await page.getByRole('checkbox', { name: 'Maito' }).check()
  await page.getByRole('textbox', { name: 'Luottoraja' }).fill('8000')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('8 000,00 €')).toBeVisible()

  await page.getByRole('link', { name: 'Lisää paikka' }).click()
  await page.getByRole('textbox', { name: 'Paikan nimi' }).fill('Laurilan navetta')
  await page.getByRole('textbox', { name: 'Katuosoite' }).fill('Tallitie 5')
  await page.getByRole('textbox', { name: 'Postinumero' }).fill('62100')
  await page.getByRole('textbox', { name: 'Postitoimipaikka' }).fill('Lapua')
  await page.getByRole('radio', { name: /Vain nuppi/ }).check()
  await page.getByRole('textbox', { name: 'Portti' }).fill('Tallitien päässä')
  await page.getByRole('button', { name: 'Tallenna paikka' }).click()
  await expect(page.getByText(/Kirjoita leveys ja pituus asteina/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Portti' }).fill('63,1012, 23,0431')
  await page.getByRole('textbox', { name: 'Ohje kuljettajalle' }).fill('Kippaus hallin taakse')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Tallenna paikka' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Laurilan navetta' })).toBeVisible()
  await page.getByRole('button', { name: /Vyöhyke ja matkat/ }).click()
  await page.getByRole('combobox', { name: 'Vyöhyke' }).selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Vyöhyke tallennettiin')).toBeVisible()

  await page.getByRole('button', { name: 'Kutsu jäsen' }).click()
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill('lauri@posti.test')
  await page.getByRole('button', { name: 'Lähetä kutsu' }).click()
  await expect(page.getByText(/kutsu lähetetty/)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  const link = await portal.codeTo('lauri@posti.test')

  const stranger = await elsewhere('visitor', `/peatsale/invitation/${link}`)
  await expect(stranger.getByRole('heading', { name: 'Sinut on kutsuttu tilaamaan kuiviketta' })).toBeVisible()
  expect(await inspected(stranger, false)).toEqual([])
  await stranger.getByRole('main').getByRole('link', { name: 'Kirjaudu sisään' }).click()
  await expect(stranger).toHaveURL(/returnUrl=.*invitation/)

  await enterAs('newcomer', `/peatsale/invitation/${link}`, { email: 'toinen@posti.test', groups: [] })
  await expect(page.getByText('Kutsu on toiselle sähköpostiosoitteelle')).toBeVisible()
  await enterAs('newcomer', `/peatsale/invitation/${link}`, { email: 'lauri@posti.test', groups: [] })
  await expect(page.getByRole('heading', { level: 2, name: 'Kutsu: Laurilan Maito' })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Hyväksy kutsu' }).click()
  await at('/peatsale')
  await page.getByRole('link', { name: 'Uusi tilaus' }).click()
  await page.getByRole('radio', { name: /Kuiviketurve, irto/ }).check()
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByText('Odottaa vahvistusta')).toBeVisible()
  await go(`/peatsale/invitation/${link}`)
  await expect(page.getByText('Olet jo jäsen: Laurilan Maito')).toBeVisible()
})

test('Kuivikemyynti 2.11: in English, a request is set beside the customer that it doubles and linked to it; another is declined in words', async ({
  page,
  enterAs,
  at,
  portal,
}) => {
  const address = { street: 'Navettatie 1', postalCode: '62200', city: 'Kauhava', telephone: '000 000 0188' }
  const asked = { seller: peat.biolan.seller, farmId: '', ...address }
  const first = await enterAs('newcomer', '/peatsale', { lastname: 'Perälä', groups: [] })
  const second = await enterAs('newcomer', '/peatsale', { lastname: 'Kuusela', groups: [] })
  const known = { ...asked, name: 'Perälän Navetta MTY', businessId: '9990006-7' }
  await portal.ask(sendCustomerRequest, known, { token: first.token })
  const far = { ...asked, name: 'Kuusiharjun Talli', businessId: '', street: 'Kuusiharju 3', postalCode: '62900' }
  await portal.ask(sendCustomerRequest, far, { token: second.token })

  await enterAs('office', '/peatsale', { language: 'en' })
  await page.getByRole('link', { name: 'Customer requests: 3' }).click()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: /Perälän Navetta MTY/ }).click()
  await expect(page.getByText('A customer has the same business ID')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Perälän Navetta MTY.*same business ID, same name/ })).toBeChecked()
  // With that business id it is no new one.
  await expect(page.getByRole('button', { name: 'Accept as a new customer' })).toHaveCount(0)
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Link to the customer' }).click()
  await at(`/peatsale/office/customers/${peat.spare.customer}`)
  await expect(page.getByText(/Testi Perälä/)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await page.getByRole('link', { name: 'Customers' }).first().click()
  await page.getByRole('link', { name: '2 customer requests wait' }).click()
  await page.getByRole('link', { name: /Kuusiharjun Talli/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Decline and send the letter' }).click()
  await expect(page.getByText('Write why the request is declined.')).toBeVisible()
  await page.getByRole('textbox', { name: /What you tell the asker/ }).fill('Zone 3 takes 90 m³ at least.')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Decline and send the letter' }).click()
  await expect(page.getByText('The request was declined. The letter is on its way.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Kuusiharjun Talli/ })).toHaveCount(0)
})

test('Kuivikemyynti 5.1: on a phone a customer keeps its sites, invites a member, reads its prices and keeps its papers', async ({
  page,
  enterAs,
  go,
  portal,
  context,
}) => {
  await fillPapers(portal)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 63.2, longitude: 23.3, accuracy: 12 })
  // As tall as the pages: nothing is under the bar of places at the moment.
  const phone = { width: 390, height: 3000 }
  await page.setViewportSize(phone)
  await enterAs('customer', '/peatsale')
  const places = page.getByRole('navigation', { name: 'Kuivikemyynti' })
  await expect(places.getByRole('link', { name: 'Paikat' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Kuivikemyynti' })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(phone)
  await places.getByRole('link', { name: 'Paikat' }).click()
  await expect(page.getByText('PIHA-503')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: /Muokkaa paikkaa: Kalliorinteen/ }).click()
  await page.getByRole('button', { name: 'Olen tässä nyt: Kippauspaikka' }).click()
  await expect(page.getByRole('textbox', { name: 'Kippauspaikka' })).toHaveValue('63,2, 23,3')
  await page.getByRole('textbox', { name: 'Portin koodi' }).fill('1234')
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Tallenna paikka' }).click()
  await expect(page.getByText('1234')).toBeVisible()

  await places.getByRole('link', { name: 'Asiakirjat' }).click()
  await expect(page.getByRole('row', { name: /Rahtikirja KM-26-00042-1-5/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(phone)
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Englanniksi, PDF: Rahtikirja KM-26-00042-1-5' }).click(),
  ])
  expect(kept.suggestedFilename()).toBe('waybill-KM-26-00042-1-5.pdf')

  await places.getByRole('link', { name: 'Koti' }).click()
  await page.getByRole('link', { name: /^Hinnat/ }).click()
  const bulk = page.locator('section').filter({ hasText: 'Kuiviketurve, irto' }).first()
  await expect(bulk).toContainText('9,40 €/m³')
  await page.getByRole('radio', { name: 'Verollinen' }).check()
  await expect(bulk).toContainText('11,797 €/m³')
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(phone)

  await places.getByRole('link', { name: 'Koti' }).click()
  await page.getByRole('link', { name: /^Asiakkuus/ }).click()
  await page.getByRole('button', { name: 'Kutsu jäsen' }).click()
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill('helena@posti.test')
  await page.getByRole('button', { name: 'Lähetä kutsu' }).click()
  await expect(page.getByText('helena@posti.test')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Peru kutsu: helena@posti.test' }).click()
  await expect(page.getByText('helena@posti.test')).toHaveCount(0)

  // To a customer the office has no pages, whatever address is typed.
  await go('/peatsale/office/prices')
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Takaisin etusivulle' })).toBeVisible()
})
