/** An inbox of 300 orders: the list and the opened order each scroll by themselves, and Enter confirms what is shown. */
import { peatCalls } from '@workspace/peatsale/contract'
import { waitingOrders } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

/** The moment that the portal's held clock stands at. */
const monday = new Date('2026-10-05T06:00:00.000Z')

test('Kuivikemyynti 5.5: among 300 waiting orders the 41st is opened in sight, and Enter confirms that one alone', async ({
  page,
  portal,
  enterAs,
}) => {
  await page.clock.setFixedTime(monday)
  const orders = await waitingOrders(portal, 300)
  const { token } = await enterAs('office', '/peatsale/office/orders')
  const main = page.getByRole('main')
  const list = main.getByRole('list', { name: 'Tilaukset' })
  await expect(list.getByText('Tänään')).toBeVisible()
  await main.getByRole('button', { name: 'Aloita ensimmäisestä' }).click()
  await expect(list.getByRole('link', { name: /KM-26-01000/ })).toBeFocused()
  for (let pressed = 0; pressed < 40; pressed++) await page.keyboard.press('j')
  const row = list.getByRole('link', { name: /KM-26-01040/ })
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport({ ratio: 1 })
  const confirm = main.getByRole('button', { name: 'Vahvista', exact: true })
  await expect(main.getByText(/KM-26-01040, lähetetty/)).toBeInViewport({ ratio: 1 })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await expect(main.getByText('2 kuormaa viikolle 44, 3 765,00 €')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // Far fewer rows are drawn than wait.
  expect(await list.getByRole('listitem').count()).toBeLessThan(40)

  await page.keyboard.press('Enter')
  await expect(page.getByText('Tilaus KM-26-01040 vahvistettiin')).toBeVisible()
  await expect(list.getByRole('link', { name: /KM-26-01041/ })).toBeFocused()
  await expect(main.getByText(/KM-26-01041, lähetetty/)).toBeVisible()
  await expect(main.getByText('299 tilausta')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  const states = await Promise.all(
    orders.slice(39, 42).map(async ({ id }) => {
      const { body } = await portal.ask(peatCalls.readOrder, { id } as never, { token })
      return (body as unknown as { order: { state: string } }).order.state
    }),
  )
  expect(states).toEqual(['submitted', 'confirmed', 'submitted'])
})

test('Kuivikemyynti 5.5: while the opened order is on its way Enter confirms nothing; filters leave what needs a decision; the last of 300 is reached', async ({
  page,
  portal,
  enterAs,
}) => {
  await page.clock.setFixedTime(monday)
  await waitingOrders(portal, 300)
  await enterAs('office', '/peatsale/office/orders')
  const main = page.getByRole('main')
  const list = main.getByRole('list', { name: 'Tilaukset' })
  await main.getByRole('button', { name: 'Aloita ensimmäisestä' }).click()
  await expect(main.getByText(/KM-26-01000, lähetetty/)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/orders/command') && sent.push(request.url()))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/peatsale/orders/read', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  release()
  await expect(main.getByText(/KM-26-01001, lähetetty/)).toBeVisible()
  await page.unroute('**/api/peatsale/orders/read')
  expect(sent).toEqual([])

  await main.getByRole('checkbox', { name: 'Vaatii päätöksen' }).check()
  await expect(main.getByText('43 tilausta')).toBeVisible()
  await main.getByRole('combobox', { name: 'Viikko' }).selectOption('2026-W43')
  await expect(main.getByText('21 tilausta')).toBeVisible()
  await main.getByRole('searchbox').fill('KM-26-01007')
  await expect(main.getByText('1 tilausta')).toBeVisible()
  await main.getByRole('searchbox').fill('eikukaan')
  await main.getByRole('link', { name: 'Näytä kaikki', exact: true }).click()
  await expect(main.getByText('300 tilausta')).toBeVisible()
  await main.getByRole('combobox', { name: 'Järjestys' }).selectOption('week')
  await expect(list.getByText('vko 43, 19.–25.10.').first()).toBeVisible()
  const box = list.locator('..')
  await expect(async () => {
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(list.locator('[aria-posinset="300"]')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('Kuivikemyynti 2.3: the loads that are proposed are seen and changed before the order is confirmed, and what does not add up is not sent', async ({
  page,
  portal,
  enterAs,
}) => {
  await page.clock.setFixedTime(monday)
  const [, order] = await waitingOrders(portal, 2)
  const { token } = await enterAs('office', `/peatsale/office/orders?order=${order?.id}`)
  const main = page.getByRole('main')
  const first = main.getByRole('textbox', { name: /^Kuorma 1/ })
  await expect(first).toHaveValue('125')
  await expect(main.getByRole('textbox', { name: /^Kuorma 2/ })).toHaveValue('125')
  await first.fill('100')
  await expect(main.getByText('Kuormista puuttuu 25 m³.')).toBeVisible()
  await main.getByRole('button', { name: 'Vahvista', exact: true }).click()
  await expect(first).toBeFocused()
  await main.getByRole('button', { name: 'Yksi kuorma lisää' }).click()
  await expect(main.getByRole('textbox', { name: /^Kuorma 3/ })).toHaveValue('83')
  await main.getByRole('combobox', { name: 'Kuorma 3, päivä' }).selectOption({ label: 'ti 20.10.' })
  await main.getByRole('button', { name: 'Vahvista', exact: true }).click()
  await expect(page.getByText(`Tilaus ${order?.number} vahvistettiin`)).toBeVisible()
  const { body } = await portal.ask(peatCalls.readOrder, { id: order?.id } as never, { token })
  const { loads } = (body as unknown as { order: { loads: { planned: number; day: string | null }[] } }).order
  expect(loads.map(({ planned, day }) => [planned, day])).toEqual([
    [84_000, null],
    [83_000, null],
    [83_000, '2026-10-20'],
  ])
})
