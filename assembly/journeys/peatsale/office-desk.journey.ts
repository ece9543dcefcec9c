/** What an office sees of its lists on a desk, and how it writes times, whatever language its browser speaks. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

for (const language of ['fi', 'en'] as const) {
  test(`Kuivikemyynti 5.5: at 1280 × 800 an order that awaits and is held has a row of 40 px, and nothing goes sideways (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    await writePeat(portal, async (own) => {
      await own
        .updateTable('peatsale_order')
        .set({ state: 'submitted' })
        .where('id', '=', peat.biolanOrder.order)
        .execute()
      await own
        .updateTable('peatsale_customer_link')
        .set({ hold_reason: 'Kolme laskua maksamatta' })
        .where('id', '=', peat.kalliorinne.link)
        .execute()
    })
    await enterAs('office', '/peatsale/orders', { language })
    const row = page.getByRole('row', { name: /KM-26-00042/ })
    await expect(row).toContainText(language === 'fi' ? 'Luottokielto' : 'Credit hold')
    expect(await row.evaluate((element) => Math.round(element.getBoundingClientRect().height))).toBe(40)
    for (const chip of await row.locator('td').last().locator('span > span').all()) {
      await expect(chip).toBeInViewport({ ratio: 1 })
    }
    const head = page.getByRole('columnheader').first()
    expect(await head.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(400)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    // On a tablet each row is a card, where they stand under one another.
    await page.setViewportSize({ width: 768, height: 1024 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })
}

test('Kuivikemyynti 5.5: an office and a foreman have the whole window, with its header; a customer and the front page have not', async ({
  page,
  enterAs,
  go,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const greeting = page.getByRole('banner').getByText(/^Hei,/)
  const heading = page.getByRole('heading', { level: 1, name: 'Kuormat' })
  const sides = async () => {
    const boxes = [await heading.boundingBox(), await greeting.boundingBox()]
    return boxes.map((box) => box && Math.round(box.x))
  }
  for (const wide of ['office', 'lead'] as const) {
    await enterAs(wide, '/peatsale/loads')
    await expect(page.getByRole('columnheader').first()).toBeVisible()
    await expect.poll(sides).toEqual([32, 32])
  }
  await go('/frontpage/forced')
  await expect.poll(async () => Math.round((await greeting.boundingBox())?.x ?? 0)).toBe(232)
  await enterAs('customer', '/peatsale/loads')
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await expect.poll(sides).toEqual([232, 232])
})

test('Kuivikemyynti 5.5: at 1280 × 800 every list of the office leaves room for ten rows of 40 px', async ({
  page,
  enterAs,
  go,
}) => {
  await enterAs('superadmin', '/peatsale')
  const lists = {
    ...{ orders: 'Tilaukset', loads: 'Kuormat', 'office/customers': 'Asiakkaat', 'office/swamps': 'Suot' },
    ...{ 'office/products': 'Tuotteet', 'office/carriers': 'Kuljetusliikkeet', 'office/prices': 'Hinnastot' },
  }
  for (const [place, name] of Object.entries(lists)) {
    await go(`/peatsale/${place}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const head = page.getByRole('columnheader').first()
    await expect(head).toBeVisible()
    expect(await head.evaluate((element) => element.getBoundingClientRect().bottom), place).toBeLessThanOrEqual(400)
  }
})

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-US' })

  test('I18N-02: opening hours and the hour of release are written and read the Finnish way', async ({
    page,
    enterAs,
    go,
  }) => {
    await enterAs('office', '/peatsale/office/settings', { language: 'en' })
    const release = page.getByRole('textbox', { name: /released until/ })
    await expect(release).toHaveValue(/^\d{1,2}\.\d\d$/)
    await go(`/peatsale/office/swamps/${peat.biolan.swamp}/edit`)
    const from = page.getByRole('textbox', { name: /^Monday.*from/ })
    await expect(from).toHaveValue(/^\d{1,2}\.\d\d$/)
    await from.fill('6')
    await from.press('Tab')
    await expect(from).toHaveValue('6.00')
    await from.fill('25.00')
    await from.press('Tab')
    await expect(page.getByText(/Write the time as 7\.30/)).toBeVisible()
    await expect(page.locator('input[type=time]')).toHaveCount(0)
  })
})

test('Kuivikemyynti 5: an inbox without a match leads back to all and asks to choose nothing; what fails for one reason is said once', async ({
  page,
  portal,
  enterAs,
  go,
  willComplain,
}) => {
  willComplain(/50[03]/)
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_order').set({ state: 'submitted' }).where('id', '=', peat.biolanOrder.order).execute(),
  )
  await enterAs('office', '/peatsale/office/orders?find=eikukaan')
  await expect(page.getByText('Mikään ei vastaa hakua')).toBeVisible()
  await expect(page.getByText('Valitse tilaus', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Näytä kaikki', exact: true }).click()
  await expect(page.getByRole('link', { name: /KM-26-00042/ })).toBeVisible()
  await expect(page.getByText('Valitse tilaus', { exact: true })).toBeVisible()
  // Where it cannot be changed yet the page says what it is for, and leads to the order.
  await go(`/peatsale/office/orders/${peat.biolanOrder.order}`)
  await expect(page.getByText('Tila: Odottaa vahvistusta')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Katso tilaus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /KM-26-00042/ })).toBeVisible()

  await page.route('**/api/peatsale/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  const again = page.getByRole('button', { name: 'Yritä uudelleen' })
  // Whose settings they are does not come, either: the page does not wait for it for ever.
  await go('/peatsale/office/settings')
  await page.reload()
  await expect(again).toHaveCount(1)
  await go('/peatsale/office/invoicing')
  await expect(again).toHaveCount(1)
  await page.unroute('**/api/peatsale/**')
  await again.click()
  await expect(page.getByRole('button', { name: 'Kokoa aineisto' })).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('Kuivikemyynti 2.3: what was done to an order in haste is taken back where it is told: by its customer, and by the office', async ({
  page,
  enterAs,
}) => {
  const order = `/peatsale/orders/${peat.biolanOrder.order}`
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await enterAs('customer', order, { language: 'en' })
  await main.getByRole('button', { name: 'Ask to cancel' }).click()
  await dialog.getByRole('textbox').fill('The barn is full.')
  await dialog.getByRole('button', { name: 'Ask to cancel' }).click()
  await expect(main.getByText('The barn is full.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change has been undone.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ask for a change' })).toBeVisible()

  await enterAs('office', order)
  await main.getByRole('button', { name: 'Aseta pitoon' }).click()
  await dialog.getByRole('textbox', { name: 'Selitys' }).fill('Luotto tarkistetaan.')
  await dialog.getByRole('textbox', { name: /^Palataan asiaan/ }).fill('huomenna')
  await dialog.getByRole('button', { name: 'Aseta pitoon' }).click()
  await expect(main.getByText('Pidossa', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kumoa' }).click()
  await expect(main.getByText('Pidossa', { exact: true })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Aseta pitoon' })).toBeVisible()
})

test('Kuivikemyynti 5.5: the way back from a load, an order or a customer leads to the list as it was left', async ({
  page,
  enterAs,
}) => {
  const main = page.getByRole('main')
  for (const [list, found, back] of [
    ['/peatsale/loads', 'KM-26-00042-1', 'Kuormat'],
    ['/peatsale/orders', 'KM-26-00042', 'Tilaukset'],
    ['/peatsale/office/customers', 'Kalliorinteen Maito Oy', 'Asiakkaat'],
  ] as const) {
    await enterAs('office', list)
    await main.getByRole('searchbox').fill(found)
    await expect(page).toHaveURL(/find=/)
    await main.getByRole('link', { name: found, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible()
    await main.getByRole('link', { name: back }).first().press('Enter')
    await expect(page).toHaveURL(/find=/)
    await expect(main.getByRole('searchbox')).toHaveValue(found)
  }
})

test('Kuivikemyynti 4.3: days of a batch that the office is typing stay when the week that waits is known later', async ({
  page,
  enterAs,
}) => {
  const { promise: typing, resolve: typed } = Promise.withResolvers<void>()
  await page.route('**/batches/unbilled', async (route) => {
    await typing
    const weeks = [{ week: '2026-W30', loads: 1, net: 100, gross: 126 }]
    await route.fulfill({ json: { success: true, value: 'ok', weeks } })
  })
  await enterAs('office', '/peatsale/office/invoicing')
  const from = page.getByRole('textbox', { name: 'Alkaen' })
  await from.press('ControlOrMeta+a')
  const answered = page.waitForResponse('**/batches/unbilled')
  typed()
  await answered
  await expect(page.getByRole('table', { name: 'Laskuttamatta' })).toBeVisible()
  await from.pressSequentially('1.10.2026')
  await expect(from).toHaveValue('1.10.2026')
})
