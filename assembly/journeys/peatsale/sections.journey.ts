/** The sections of a reader stay in sight on pages of one row, and lead back to the list as it was left (5.5). */
import { peat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

const { biolan, biolanOrder, kalliorinne, suokoski } = peat
const pages = {
  [`orders/${biolanOrder.order}`]: 'Tilaukset',
  [`office/orders/${biolanOrder.order}`]: 'Tilaukset',
  'office/orders/new': 'Tilaukset',
  'office/orders/caller': 'Tilaukset',
  [`orders/new?account=${kalliorinne.customer}`]: 'Tilaukset',
  [`loads/${biolanOrder.load}`]: 'Kuormat',
  [`office/customers/${kalliorinne.customer}`]: 'Asiakkaat',
  [`office/customers/${kalliorinne.customer}/edit`]: 'Asiakkaat',
  [`office/customers/${kalliorinne.customer}/terms/${biolan.seller}`]: 'Asiakkaat',
  [`office/customers/${kalliorinne.customer}/sites/${kalliorinne.site}`]: 'Asiakkaat',
  'office/customers/requests': 'Asiakkaat',
  [`office/customers/requests/${biolan.request}`]: 'Asiakkaat',
  [`office/swamps/${biolan.swamp}`]: 'Suot',
  [`office/swamps/${biolan.swamp}/edit`]: 'Suot',
  [`office/swamps/${biolan.swamp}/piles/${biolan.bulkPile}`]: 'Suot',
  [`office/carriers/${suokoski.carrier}`]: 'Perustiedot',
  [`office/carriers/${suokoski.carrier}/vehicles/${suokoski.truck}`]: 'Perustiedot',
  [`office/products/${biolan.bulk}`]: 'Perustiedot',
}

test('Kuivikemyynti 5.5: each page of one row has the office’s sections with the current one marked, and no second link to it', async ({
  page,
  enterAs,
  go,
}) => {
  await enterAs('office', '/peatsale')
  const sections = page.getByRole('navigation', { name: 'Kuivikemyynti' })
  for (const [place, section] of Object.entries(pages)) {
    await go(`/peatsale/${place}`)
    await expect(sections.getByRole('link'), place).toHaveCount(8)
    await expect(sections.locator('[aria-current=page]'), place).toHaveText(new RegExp(`^${section}`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
    await expect(page.getByRole('combobox', { name: 'Hae kaikesta' })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${section}( \\d+)?$`) }),
      place,
    ).toHaveCount(1)
  }
  await go(`/peatsale/office/products/${biolan.bulk}`)
  const parts = page.getByRole('navigation', { name: 'Perustiedot' })
  await expect(parts.locator('[aria-current=page]')).toHaveText('Tuotteet')
  expect(await inspected(page, true)).toEqual([])
})

test('Kuivikemyynti 5.5: the section of an order leads back to where it was opened: the list or the inbox, as it was left', async ({
  page,
  enterAs,
  go,
}) => {
  const section = page.getByRole('navigation', { name: 'Kuivikemyynti' }).getByRole('link', { name: 'Tilaukset' })
  await enterAs('office', '/peatsale/orders?find=KM-26')
  for (const [list, back] of [
    ['/peatsale/orders?find=KM-26', /\/peatsale\/orders\?find=KM-26/],
    ['/peatsale/office/orders?state=open', /\/peatsale\/office\/orders\?state=open/],
    ['/peatsale/orders?find=00042', /\/peatsale\/orders\?find=00042/],
  ] as const) {
    await go(list)
    await expect(page.getByRole('main').getByText('KM-26-00042').first()).toBeVisible()
    await go(`/peatsale/orders/${biolanOrder.order}`)
    await expect(page.getByRole('heading', { level: 1, name: 'KM-26-00042' })).toBeVisible()
    await section.click()
    await expect(page).toHaveURL(back)
  }
})

test('Kuivikemyynti 5: a dispatcher and a farmer keep their own sections on an order and a load; a driver has the way back', async ({
  page,
  enterAs,
  go,
}) => {
  const current = page.getByRole('navigation').locator('[aria-current=page]:visible')
  const { order, load } = biolanOrder
  await enterAs('lead', `/peatsale/loads/${load}`)
  await expect(current).toHaveText('Kuormat')
  await enterAs('customer', `/peatsale/orders/${order}`)
  await expect(current).toHaveText('Tilaukset')
  await go(`/peatsale/loads/${load}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Kuormat' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await go(`/peatsale/orders/${order}`)
  await expect(current).toHaveText('Tilaukset')
  expect(await inspected(page, false)).toEqual([])
})
