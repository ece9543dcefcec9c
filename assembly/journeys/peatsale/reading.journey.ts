/** What everybody finds in Kuivikemyynti: the start by role, orders and loads as lists and pages. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

// Colours are looked at as they are, not on their way from one theme to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Kuivikemyynti 5: a farmer begins with the next delivery and finds the order and its load', async ({
  page,
  portal,
  enterAs,
  at,
}) => {
  await enterAs('customer', '/peatsale')
  await expect(page.getByRole('heading', { level: 1, name: 'Kuivikemyynti' })).toBeVisible()
  const next = page.getByRole('region', { name: /120 m³ Kuiviketurve, irto/ })
  await expect(next).toContainText('KM-26-00042-1')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: 'Kaikki tilaukset' }).click()
  await at('/peatsale/orders')
  await expect(page.getByRole('row', { name: /KM-26-00042.*120 m³ Kuiviketurve, irto/ })).toBeVisible()
  // The page was hidden while the words of the list were on their way.
  await expect(page.getByRole('heading', { level: 1, name: 'Tilaukset' })).toBeFocused()
  await expect(page.getByText('KM-26-00043')).toHaveCount(0)
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: 'KM-26-00042' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'KM-26-00042' })).toBeVisible()
  await expect(page.getByText('Vahvistettu').first()).toBeVisible()
  await expect(page.getByText('Navettatie 1')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: /KM-26-00042-1/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'KM-26-00042-1' })).toBeVisible()
  // In a farmer's words: what is given to a carrier, or put into a batch, is the office's affair.
  await expect(page.getByText('Kuljetus sovittu')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirjoita viesti' })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ state: 'locked' }).where('id', '=', peat.biolanOrder.load).execute(),
  )
  await page.getByRole('link', { name: 'Kuormat' }).click()
  await page.reload()
  await expect(page.getByRole('row', { name: /KM-26-00042-1/ })).toContainText('Laskutuksessa')
  // Nobody is told of a truck, so there is no column for it.
  await expect(page.getByRole('columnheader')).toHaveText(['Päivä', 'Numero', 'Paikka', 'Tuote', 'Suo', 'Tila'])
  const states = page.getByRole('combobox', { name: 'Tila' })
  await expect(states).toContainText('Laskutuksessa')
  await expect(states).not.toContainText(/Laskutusaineistossa|tarkastettavana|Poikkeamia|ilman autoa/)
})

test('Kuivikemyynti 5: the office begins with what waits; a count leads to its list, and a search that finds nothing says so', async ({
  page,
  enterAs,
  at,
}) => {
  await enterAs('office', '/peatsale', { language: 'en' })
  await expect(page.getByRole('heading', { level: 2, name: 'Waiting for you' })).toBeVisible()
  await page.getByRole('link', { name: 'All loads' }).click()
  await at('/peatsale/loads')
  await expect(page.getByRole('row', { name: /KM-26-00042-1/ })).toContainText('ZZA-101')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Delivered' })
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  const week = page.getByRole('combobox', { name: 'Week' })
  await week.selectOption({ index: 1 })
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('row', { name: /KM-26-00042-1/ })).toBeVisible()
})

for (const [caller, words] of [
  ['driver', ['Lastattu', 'Loaded', 'Valmis', 'Done']],
  ['loader', ['Lastattu', 'Loaded', 'Valmis', 'Done', 'Odottaa lastausta', 'Waiting to be loaded']],
  ['lead', ['Matkalla', 'On the way', 'Valmis', 'Done']],
] as const) {
  test(`Kuivikemyynti 2.4: a ${caller} reads of a load in words of the own work, not of the accounts`, async ({
    page,
    portal,
    enterAs,
  }) => {
    const chip = page.getByRole('row', { name: /KM-26-00042-1/ })
    for (const [place, state] of (['loaded', 'locked', 'assigned'] as const).slice(0, words.length / 2).entries()) {
      for (const [at, language] of (['fi', 'en'] as const).entries()) {
        const { id } = await enterAs(caller, '/peatsale/nowhere', { language })
        await writePeat(portal, (own) =>
          own.updateTable('peatsale_load').set({ state, driver: id }).where('id', '=', peat.biolanOrder.load).execute(),
        )
        await page.goto(`${portal.address}/#/peatsale/loads`)
        await expect(chip).toContainText(words[2 * place + at] ?? '')
        await expect(page.getByText(/Laskutusaineistossa|invoicing batch/)).toHaveCount(0)
      }
    }
  })
}

test('Kuivikemyynti 2.11: whoever has no part in it yet hears whom to call', async ({ page, enterAs }) => {
  await enterAs('newcomer', '/peatsale')
  await expect(page.getByText('Et ole vielä kuivikeasiakas')).toBeVisible()
  await expect(page.getByRole('link', { name: /Soita: Biolan/ })).toHaveAttribute('href', 'tel:0000000701')
  expect(await inspected(page, true)).toEqual([])
})
