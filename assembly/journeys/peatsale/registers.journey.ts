/** The office of a new seller sets up what it sells, from where, and who drives it. */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { peat, peatCallers, peatTables, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { makeFavoritASeller } from './new-seller.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sees = { apps: ['peatsale'] }
const picture = {
  name: 'kuva.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../../applications/peatsale/server/icon.png', import.meta.url)),
}

/** What a keyboard does: to the field, and typing over what stands there. */
async function typed(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

async function pressed(page: Page, role: 'button' | 'link' | 'checkbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  await target.focus()
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
}

async function chosen(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption({ label: option })
}

test('Kuivikemyynti 2.6, 5.5: a superadmin makes a company a seller, and its office sets up settings, a zone, a product, and a swamp with its pile, by keyboard', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  test.setTimeout(180_000)
  willComplain(/40[39]|422/)
  await makeFavoritASeller(page, enterAs)
  const loader = {
    ...sees,
    usertype: 'swampperson' as const,
    company: 'Favorit',
    firstname: 'Lauri',
    lastname: 'Lastaaja',
  }
  await portal.person(loader)
  await enterAs('office', '/peatsale', { groups: ['favoritadmin'] })

  await page.getByRole('link', { name: 'Perustiedot' }).click()
  await expect(page.getByText('Ei vielä tuotteita')).toBeVisible()
  await pressed(page, 'link', 'Asetukset')
  await typed(page, 'Myynnin puhelin', '000 000 0555')
  await typed(page, 'Vastausosoite', 'ei osoite')
  await typed(page, 'Määräpoikkeama, %', '7')
  await expect(page.getByRole('textbox', { name: 'Vastausosoite' })).toHaveAttribute('aria-invalid', 'true')
  await typed(page, 'Vastausosoite', 'tilaukset@favorit.test')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Asetukset on tallennettu.')).toBeVisible()
  await pressed(page, 'button', 'Lisää vyöhyke')
  await typed(page, 'Nimi', 'Lähialue')
  await typed(page, 'Koodi', 'A')
  await expect(page.getByRole('textbox', { name: 'Enintään, km' })).toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Enintään, km' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Täytä tämä kenttä.')).toBeVisible()
  await typed(page, 'Enintään, km', '60')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Lähialue A 60 km/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await pressed(page, 'link', 'Tuotteet')
  await pressed(page, 'link', 'Uusi tuote')
  await typed(page, 'Nimi suomeksi', 'Kuiviketurve, irto')
  await typed(page, 'Nimi englanniksi', 'Bedding peat, bulk')
  await typed(page, 'Koodi', 'irto')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Kirjoita 2–20 isoa kirjainta', { exact: false }).first()).toBeVisible()
  await typed(page, 'Koodi', 'IRTO')
  await typed(page, 'Vähimmäistilaus', '30,5')
  await typed(page, 'Tavoitekosteus, %', '40')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kuiviketurve, irto' })).toBeVisible()
  const chooser = page.getByLabel('Kuva', { exact: true })
  await chooser.setInputFiles({ name: 'kuva.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a ei kuva') })
  await expect(page.getByText('Tiedostoa ei voi näyttää kuvana.', { exact: false }).first()).toBeVisible()
  await chooser.setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Kuiviketurve, irto' })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await pressed(page, 'button', 'Poista kuva')
  await expect(page.getByText('Kuva on poistettu.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Kuiviketurve, irto' })).toHaveCount(0)
  await pressed(page, 'button', 'Poista myynnistä')
  await pressed(page, 'button', 'Palauta myyntiin')
  await expect(page.getByRole('button', { name: 'Poista myynnistä' })).toBeVisible()
  await pressed(page, 'link', 'Tuotteet')
  await expect(page.getByRole('row', { name: /Kuiviketurve, irto IRTO Irtoturve, m³ 30,5 m³ Myynnissä/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await page.getByRole('link', { name: 'Suot', exact: true }).click()
  await pressed(page, 'link', 'Uusi suo')
  await typed(page, 'Nimi', 'Kaunissaarenneva')
  await typed(page, 'Koodi', 'KAU')
  await typed(page, 'Kunta', 'Kauhava')
  await typed(page, 'Portin sijainti', '63,1012 23,0401')
  await pressed(page, 'checkbox', 'Lauantai')
  await page.getByLabel('Lauantai, päättyy').fill('12:00')
  await pressed(page, 'checkbox', 'Lauri Lastaaja')
  expect(await inspected(page, true)).toEqual([])
  await pressed(page, 'button', 'Tallenna')
  await expect(page.getByText(/Kauhava, ma–\u2060pe\s7–\u206017, la\s7–\u206012/)).toBeVisible()
  await expect(page.getByText('Lauri Lastaaja')).toBeVisible()

  await pressed(page, 'link', 'Uusi auma')
  await typed(page, 'Tunnus', 'A')
  await chosen(page, 'Tuote', 'Kuiviketurve, irto')
  await typed(page, 'Määrä alussa', '1 200')
  await pressed(page, 'button', 'Tallenna')
  await expect(page.getByRole('heading', { level: 1, name: 'Auma A' })).toBeVisible()
  const stored = await peatTables(portal)
    .selectFrom('peatsale_seller')
    .selectAll()
    .where('code', '=', 'FAV')
    .executeTakeFirst()
  expect(stored).toMatchObject({ tolerance_pct: 7, orders_email: 'tilaukset@favorit.test' })
})

test('Kuivikemyynti 2.2, 5.5: the office surveys and closes a pile, takes on a carrier that consents and gives it a truck and its driver one, by keyboard', async ({
  page,
  portal,
  enterAs,
  elsewhere,
  at,
}) => {
  test.setTimeout(120_000)
  await portal.person({
    ...{ ...sees, usertype: 'transport', carrier: peat.lakeus.carrier, firstname: 'Timo', lastname: 'Tieto' },
  })
  const { bulkPile, swamp } = peat.biolan
  await enterAs('office', `/peatsale/office/swamps/${swamp}/piles/${bulkPile}`)
  await pressed(page, 'button', 'Kirjaa mittaus tai muutos')
  await typed(page, 'Mitattu määrä', '11 950,5')
  await typed(page, 'Perustelu', 'Syksyn mittaus')
  await page.getByRole('dialog').getByRole('button', { name: 'Kirjaa', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: /Mittaus.*Syksyn mittaus.*−49,5 m³ 11 950,5 m³/ })).toBeVisible()
  await pressed(page, 'button', 'Sulje auma')
  await expect(page.getByText('Suljettu').first()).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await page.getByRole('link', { name: 'Kurkikorvenneva' }).click()
  await page.getByRole('link', { name: 'Suot', exact: true }).click()
  await page.getByRole('link', { name: 'Perustiedot' }).click()
  await pressed(page, 'link', 'Kuljetusliikkeet')
  await pressed(page, 'link', 'Ota ajamaan')
  await pressed(page, 'button', /Ota ajamaan: .*Lakeu/)
  await page.getByRole('dialog').getByRole('button', { name: 'Ota ajamaan' }).press('Enter')
  await expect(page.getByText('Odottaa kuljetusliikkeen vastausta: Biolan')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  const dispatcher = await elsewhere(peatCallers.otherLead.fields, '/peatsale/carrier/crew')
  await pressed(dispatcher, 'button', 'Hyväksy ajo myyjälle Biolan')
  await expect(dispatcher.getByText('Ajatte nyt myyjälle Biolan')).toBeVisible()
  expect(await inspected(dispatcher, true)).toEqual([])
  await page.getByRole('link', { name: /Lakeu/ }).click()
  await at(`/peatsale/office/carriers/${peat.lakeus.carrier}`)
  await expect(page.getByRole('heading', { name: 'Timo Tieto' })).toBeVisible()
  await pressed(page, 'link', 'Lisää auto')
  await typed(page, 'Rekisteritunnus', 'fav-101')
  await typed(page, 'Lava 1', 'Auto')
  await typed(page, 'Koko 1', '52')
  await pressed(page, 'button', 'Lisää lava')
  await typed(page, 'Lava 2', 'Perävaunu')
  await typed(page, 'Koko 2', '78')
  await pressed(page, 'button', 'Tallenna')
  await expect(page.getByRole('heading', { level: 1, name: 'FAV-101' })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.goBack()
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timo Tieto' }) })
  await card.getByRole('checkbox', { name: 'Näkee rahdin' }).press('Space')
  await card.getByRole('combobox', { name: 'Vakituinen auto' }).selectOption({ label: 'FAV-101' })
  await card.getByRole('button', { name: 'Tallenna' }).press('Enter')
  await expect(page.getByText('Tallennettu: Timo Tieto')).toBeVisible()
  await expect(page.getByText('Auto 52 m³ + Perävaunu 78 m³, yhteensä 130 m³')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
})

test('Kuivikemyynti 2.8: in English, of two offices that edit one product the later reads both values and chooses; a pile below zero asks to be surveyed', async ({
  page,
  portal,
  enterAs,
  elsewhere,
  willComplain,
}) => {
  willComplain(/409/)
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_stockpile').set({ balance: -500 }).where('id', '=', peat.biolan.screenedPile).execute(),
  )
  const product = `/peatsale/office/products/${peat.biolan.bulk}`
  await enterAs('office', product, { language: 'en' })
  await typed(page, 'Bookkeeping account', '3001')
  await typed(page, 'Least order', '40')
  const other = await elsewhere({ ...sees, groups: ['biolanadmin'], language: 'en' }, product)
  await typed(other, 'Bookkeeping account', '3999')
  await typed(other, 'Moisture target, %', '38')
  await other.keyboard.press('Enter')
  await expect(other.getByText('The product is saved.')).toBeVisible()
  await pressed(page, 'button', 'Save')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('3999')).toBeVisible()
  await expect(dialog.getByText('3001')).toBeVisible()
  await expect(dialog.getByText('Moisture target, %: 38')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('radio', { name: /3999/ }).check()
  await dialog.getByRole('button').last().click()
  await expect(page.getByText('The product is saved.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Bookkeeping account' })).toHaveValue('3999')
  await expect(page.getByRole('textbox', { name: 'Least order' })).toHaveValue('40')
  // The picture goes its own way: what is being edited stays as it is, and unsaved.
  await typed(page, 'Bookkeeping account', '3002')
  await page.getByLabel('Picture', { exact: true }).setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Bedding peat, bulk' })).toBeVisible()
  await pressed(page, 'button', 'Save')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('row', { name: /KT-IRTO Bulk peat, m³ 40 m³ On sale/ })).toBeVisible()
  await page.getByRole('link', { name: 'Bogs', exact: true }).click()
  await expect(page.getByRole('row', { name: /Kurkikorvenneva.*Below zero, survey it/ })).toBeVisible()
  await page.getByRole('link', { name: 'Kurkikorvenneva' }).click()
  await expect(page.getByText('−0,5 m³').first()).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await enterAs('customer', '/peatsale/orders/new', { language: 'en' })
  const shown = page.getByRole('group', { name: 'Product' }).locator('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await inspected(page, true)).toEqual([])
})
