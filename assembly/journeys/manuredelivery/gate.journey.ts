/** A day at the gate of a plant: trucks by their plates, the scale, reception, refusal, and what is taken back. */
import type { Page } from '@playwright/test'
import { inspected } from '../everywhere/inspection.ts'
import { glovesMiss } from '../peatsale/glove-targets.ts'
import { expect } from '../world.ts'
import { giveToday, test } from './manure-world.ts'

const tablet = { width: 820, height: 1180 }
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: tablet })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

async function looksWell(page: Page): Promise<void> {
  expect(await glovesMiss(page)).toEqual([])
  await page.setViewportSize({ width: 820, height: 1900 })
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize(tablet)
}

async function types(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}

test('lanta-appi 7.8: a receiver weighs in and out, receives, corrects the weight, takes the reception back and receives again', async ({
  page,
  portal,
  enterAs,
  story,
}) => {
  const { consignment } = await story.collected()
  await giveToday(portal, consignment, story.driver.id)
  await enterAs('receiver', '/manuredelivery/reception')
  const tile = page.getByRole('link', { name: /ZZA-142/ }).first()
  await expect(tile).toContainText('25 t')
  await expect(page.getByRole('region', { name: 'Matkalla 1' })).toBeVisible()
  // 40 px: read from two metres.
  await expect(tile.getByText('ZZA-142')).toHaveCSS('font-size', '40px')
  await looksWell(page)

  await tile.click()
  await types(page, '40120')
  await page.getByRole('button', { name: 'Poista numero' }).click()
  await types(page, '0')
  await looksWell(page)
  await page.getByRole('button', { name: 'Tallenna brutto' }).click()
  await types(page, '40130')
  await expect(page.getByText('Taaran pitää olla pienempi kuin brutto.')).toBeVisible()
  for (let digit = 0; digit < 5; digit += 1) await page.getByRole('button', { name: 'Poista numero' }).click()
  await types(page, '15285')
  await expect(page.getByText('Ei ole vaa’an jaon (20 kg) mukainen. Tarkista luku.')).toBeVisible()
  await page.getByRole('button', { name: 'Poista numero' }).click()
  await types(page, '0')
  await expect(page.getByText('24 840 kg')).toBeVisible()
  await page.getByRole('button', { name: 'Tallenna taara' }).click()

  await expect(page.getByRole('radio', { name: 'Linja 1' })).toBeChecked()
  await looksWell(page)
  await page.getByRole('button', { name: 'Vastaanota' }).click()
  await expect(page.getByText('24,84 t vastaanotettu')).toBeVisible()
  await looksWell(page)

  await page.getByRole('link', { name: 'Korjaa paino' }).click()
  await page.getByRole('textbox', { name: 'Taara, kg' }).fill('15300')
  await looksWell(page)
  await page.getByRole('button', { name: 'Tallenna korjaus' }).click()
  await expect(page.getByText('24,82 t vastaanotettu')).toBeVisible()
  await page.getByRole('button', { name: 'Kumoa vastaanotto' }).click()
  await page.getByRole('button', { name: 'Vastaanota' }).click()
  await page.getByRole('link', { name: 'Saapuvat' }).last().click()
  await expect(page.getByRole('region', { name: 'Valmiit 1' })).toContainText('24,82 t')
  await page.getByRole('link', { name: 'Päivän tonnit' }).click()
  await expect(page.getByRole('main')).toContainText('24,82 t (1 auto)')
  await looksWell(page)
})

test('lanta-appi 7.8: in English, a load that is not taken says why, who caused it and where it goes', async ({
  page,
  enterAs,
  story,
}) => {
  await story.collected()
  await enterAs('receiver', '/manuredelivery/reception', { language: 'en' })
  await page
    .getByRole('link', { name: /ZZA-142/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Refuse the load' }).click()
  await page.getByRole('button', { name: 'Refuse the load' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose the reason.')
  await page.getByText('Too wet', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Farm', exact: true })).toBeChecked()
  await looksWell(page)
  await page.getByRole('button', { name: 'Refuse the load' }).click()
  await expect(page.getByRole('main').getByText('The load is refused')).toBeVisible()
  await looksWell(page)
})

test('lanta-appi 3.3: a truck may bring what was given to nobody; the gate says which truck it was', async ({
  page,
  portal,
  enterAs,
  story,
}) => {
  const { consignment } = await story.accepted()
  await giveToday(portal, consignment, null)
  await enterAs('receiver', '/manuredelivery/reception')
  await page.getByRole('link', { name: 'Muu auto' }).click()
  await looksWell(page)
  await page.getByRole('link', { name: /Koivukummun Siipikarja/ }).click()
  await types(page, '40120')
  await page.getByRole('button', { name: 'Tallenna brutto' }).click()
  await types(page, '15280')
  await page.getByRole('button', { name: 'Tallenna taara' }).click()
  await page.getByText('ZZA-142', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Vastaanota' }).click()
  await expect(page.getByText('24,84 t vastaanotettu')).toBeVisible()
})

test('lanta-appi 7.8: a connection that breaks keeps the weight that was typed, says so, and the next press saves it once', async ({
  page,
  enterAs,
  story,
  willComplain,
}) => {
  willComplain(/ERR_FAILED/)
  await story.collected()
  await enterAs('receiver', '/manuredelivery/reception')
  await page
    .getByRole('link', { name: /ZZA-142/ })
    .first()
    .click()
  await types(page, '40120')
  await page.route('**/api/manuredelivery/consignments/command', (route) => route.abort())
  await page.getByRole('button', { name: 'Tallenna brutto' }).click()
  await expect(page.getByText(/Yhteys katkesi. Luku on tallella tässä/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Brutto, kg' })).toHaveValue(/40.120/)
  await page.unroute('**/api/manuredelivery/consignments/command')
  await page.getByRole('button', { name: 'Tallenna brutto' }).click()
  await expect(page.getByRole('button', { name: /Brutto, kg 40.120 kg/ })).toBeVisible()
  await expect(page.getByText(/Yhteys katkesi/)).toHaveCount(0)
})
