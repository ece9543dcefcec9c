/** A driver's day in the cab: one press at a time to the plant, the document in two, weighing by the code of the bay. */
import type { Page } from '@playwright/test'
import { inspected } from '../everywhere/inspection.ts'
import { glovesMiss } from '../peatsale/glove-targets.ts'
import { expect } from '../world.ts'
import { giveToday, test } from './manure-world.ts'

const phone = { width: 360, height: 760 }
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

async function looksWell(page: Page): Promise<void> {
  expect(await glovesMiss(page)).toEqual([])
  // As tall as the page: nothing is under the bar of places at the moment.
  await page.setViewportSize({ width: 360, height: 1900 })
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(phone)
}

async function types(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}

test('lanta-appi 7.8: a driver collects with the fill of the box, shows the document in two presses, weighs and unloads by the code of the bay', async ({
  page,
  portal,
  enterAs,
  story,
}) => {
  const { consignment } = await story.accepted()
  await story.assign(consignment)
  const { id } = await enterAs('driver', '/manuredelivery')
  await giveToday(portal, consignment, id)
  await page.goto(`${portal.address}/#/manuredelivery/driving`)
  await page.reload()
  const next = page.getByRole('region', { name: /Koivukummun Siipikarja → Kuntokorven/ })
  await expect(next).toContainText('Halli 1')
  await looksWell(page)

  await page.getByRole('button', { name: 'Tilalla' }).click()
  await page.getByRole('link', { name: 'Avaa erä' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Noudettu' })).toHaveAttribute('aria-current', 'step')
  await looksWell(page)
  await page.getByRole('button', { name: 'Kumoa: en ole vielä tilalla' }).click()
  await page.getByRole('button', { name: 'Tilalla' }).click()
  await page.getByRole('button', { name: 'Noudettu' }).click()

  await page.getByRole('button', { name: 'Noudettu' }).click()
  await expect(page.getByText('Anna määrä.')).toBeVisible()
  await page.getByRole('group', { name: 'Lava, 66 m³' }).getByText('¾').click()
  await expect(page.getByText('24,75 t')).toBeVisible()
  await page.getByText('Kirjoita nimi', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Nimi' }).fill('Riitta Koivukumpu')
  await looksWell(page)
  await page.getByRole('button', { name: 'Noudettu' }).click()

  await expect(page.getByRole('button', { name: 'Laitoksella' })).toBeVisible()
  await page.getByRole('link', { name: 'Tänään' }).click()
  await page.getByRole('link', { name: 'Asiakirja' }).click()
  await expect(page.getByRole('img', { name: /QR-koodi/ })).toBeVisible()
  await expect(page.getByText('Riitta Koivukumpu')).toBeVisible()
  await looksWell(page)
  await page.getByRole('link', { name: 'Takaisin erään' }).click()

  await page.getByRole('button', { name: 'Laitoksella' }).click()
  await page.getByRole('button', { name: 'Purettu' }).click()
  await page.getByRole('textbox', { name: 'Linjan koodi' }).fill('kun-1')
  await page.getByRole('button', { name: 'Punnitse ja pura' }).click()
  await types(page, '40120')
  await looksWell(page)
  await page.getByRole('button', { name: 'Tallenna brutto' }).click()
  await types(page, '15280')
  await expect(page.getByText('24 840 kg')).toBeVisible()
  await expect(page.getByText('netto, ero arvioon +0,4 %')).toBeVisible()
  await page.getByRole('button', { name: 'Tallenna taara' }).click()
  await looksWell(page)
  await page.getByRole('button', { name: 'Purettu' }).click()
  await expect(page.getByText('24,84 t vastaanotettu')).toBeVisible()
  await looksWell(page)
})

test('lanta-appi 3.3: in English, a problem leaves the pickup with the driver, and one that does not succeed says why', async ({
  page,
  portal,
  enterAs,
  story,
}) => {
  const { consignment } = await story.accepted()
  await story.assign(consignment)
  const { id } = await enterAs('driver', '/manuredelivery', { language: 'en' })
  await giveToday(portal, consignment, id)
  await page.goto(`${portal.address}/#/manuredelivery/driving/${consignment}`)
  await page.reload()
  await page.getByRole('link', { name: 'Truck ZZA-142' }).click()
  await expect(page.getByRole('radio', { name: /ZZA-142/ })).toBeChecked()
  await looksWell(page)
  await page.getByRole('button', { name: 'Take the truck' }).click()
  await page.getByRole('link', { name: 'Problem' }).click()
  await page.getByRole('button', { name: 'Send to the office' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose what is in the way.')
  await page.getByText('Weather', { exact: true }).click()
  await looksWell(page)
  await page.getByRole('button', { name: 'Send to the office' }).click()
  await expect(page.getByRole('button', { name: 'At the farm' })).toBeVisible()

  await page.getByRole('link', { name: 'Problem' }).click()
  await page.getByRole('link', { name: 'The pickup does not succeed' }).click()
  await page.getByText('Nobody there', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Farm', exact: true })).toBeChecked()
  await looksWell(page)
  await page.getByRole('button', { name: 'Mark: not collected' }).click()
  await expect(page.getByText('The pickup failed')).toBeVisible()
})

test('lanta-appi 3.3: a load that the plant did not take waits for the office, and goes back to the farm', async ({
  page,
  portal,
  enterAs,
  story,
}) => {
  const { consignment: of } = await story.collected()
  const { id } = await enterAs('driver', '/manuredelivery')
  await giveToday(portal, of, id)
  const data = { reasonKind: 'too_wet', cause: 'farm', next: 'undecided' } as const
  await story.send.consignment(story.receiver, 'refuse', { of, data })
  await page.goto(`${portal.address}/#/manuredelivery/driving/${of}`)
  await page.reload()
  await expect(page.getByText('Odota toimiston päätöstä')).toBeVisible()
  await looksWell(page)
  await story.send.consignment(story.office, 'returnToFarm', { of, data: { takenBackBy: 'Aino Isäntä' } })
  await page.getByRole('link', { name: 'Palautettu' }).click()
  await page.getByText('Aino Isäntä', { exact: true }).click()
  await looksWell(page)
  await page.getByRole('button', { name: 'Palautettu' }).click()
  await expect(page.getByRole('main').getByText('Palautettu tilalle')).toBeVisible()
})

test('lanta-appi 6.1, 7.8: a driver records a wash in three presses and voids it again', async ({ page, enterAs }) => {
  await enterAs('driver', '/manuredelivery/driving')
  await page.getByRole('link', { name: 'Auto ja pesut' }).click()
  await page.getByText('ZZA-142', { exact: true }).click()
  await page.getByRole('button', { name: 'Tallenna pesu' }).click()
  await expect(page.getByText('Valitse, miten auto pestiin.')).toBeVisible()
  await page.getByText('Pesu ja desinfiointi', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Pesupaikka' }).fill('Eura, huoltoasema')
  await looksWell(page)
  await page.getByRole('button', { name: 'Tallenna pesu' }).click()
  const last = page.getByRole('region', { name: 'Viimeiset pesut' })
  await expect(last).toContainText('Eura, huoltoasema')
  // The next time the place is a tile: method, place, save.
  await page.getByText('Kuivaharjaus', { exact: true }).click()
  await page.getByText('Eura, huoltoasema', { exact: true }).click()
  await page.getByRole('button', { name: 'Tallenna pesu' }).click()
  await expect(last).toContainText('Kuivaharjaus')
  await last
    .getByRole('button', { name: /Mitätöi pesu/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Miksi mitätöit?' }).fill('Väärä auto')
  await last.getByRole('button', { name: 'Mitätöi', exact: true }).click()
  await expect(last).toContainText('Mitätöity: Väärä auto')
})

test('lanta-appi 3.3: a driver collects without a plan from a farm that the carrier knows', async ({
  page,
  enterAs,
  story,
}) => {
  await story.collected()
  await enterAs('driver', '/manuredelivery/driving')
  await page.getByRole('link', { name: 'Muu erä' }).click()
  await page.getByRole('textbox', { name: 'Etsi tila' }).fill('koivuk')
  await page.getByText('Koivukummun Siipikarja', { exact: false }).first().click()
  await page.getByText('ZZA-142', { exact: true }).click()
  await page.getByRole('group', { name: 'Lava, 66 m³' }).getByText('½').click()
  await page.getByRole('button', { name: 'Noudettu' }).click()
  await expect(page.getByText('Valitse, kuka.')).toBeVisible()
  await page.getByText('Ei ketään paikalla').click()
  await looksWell(page)
  await page.getByRole('button', { name: 'Noudettu' }).click()
  await expect(page.getByRole('heading', { name: /LA-26-X\d+-001/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Laitoksella' })).toBeVisible()
})
