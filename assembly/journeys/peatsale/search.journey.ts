/** The office's one search: from any page by keyboard to an order, a load, a customer or a truck. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

test('Kuivikemyynti 5.5: the office finds by number, telephone and plate from any page, by keyboard or by mouse', async ({
  page,
  portal,
  enterAs,
}) => {
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_customer_link')
      .set({ telephone: '040 765 4321', contact_search: '0407654321' })
      .where('id', '=', peat.kalliorinne.link)
      .execute(),
  )
  await enterAs('office', '/peatsale/office/customers')
  const box = page.getByRole('combobox', { name: 'Hae kaikesta' })
  const results = page.getByRole('listbox', { name: 'Hakutulokset' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await expect(box).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()

  // A number and Enter at once: the order comes before its load.
  await page.keyboard.type('km2600042')
  await page.keyboard.press('Enter')
  await expect(heading('KM-26-00042')).toBeVisible()

  await expect(box).toBeVisible()

  // Arrows go through all that is found, and Escape leaves what is typed.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('+358 40 765 4321')
  const first = results.getByRole('option', { name: /KM-26-00042 Kalliorinteen.*Vahvistettu/ })
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(results.getByRole('group', { name: 'Asiakkaat' }).getByRole('option')).toHaveText(/040 765 4321/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(await inspected(page, true)).toEqual([])
  await box.focus()
  await page.keyboard.press('Escape')
  await expect(results).toHaveCount(0)
  await expect(box).toHaveValue('+358 40 765 4321')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(results.getByRole('option', { name: /Kalliorinteen Maito Oy.*A-501/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(heading('Kalliorinteen Maito Oy')).toBeVisible()

  await box.fill('zza101')
  await results.getByRole('option', { name: /ZZA-101.*Auto, Kuljetus Suokoski Oy/ }).click()
  await expect(page).toHaveURL(new RegExp(`/carriers/${peat.suokoski.carrier}/vehicles/${peat.suokoski.truck}`))

  await expect(page.getByRole('heading', { level: 1, name: 'ZZA-101' })).toBeVisible()
  await expect(box).toBeVisible()

  // What is not there is said with what was searched; the other seller's order is not there.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('KM-26-00043')
  await expect(page.getByText('Haulla ”KM-26-00043” ei löytynyt mitään.')).toBeVisible()
  await expect(page.getByText(/^Haettiin tilausten, kuormien/)).toBeVisible()
  await expect(box).toHaveValue('KM-26-00043')
})

test('Kuivikemyynti 5.5: the search says what went wrong and keeps what is typed; nobody but the office has it', async ({
  page,
  enterAs,
  willComplain,
}) => {
  willComplain(/503/)
  await enterAs('office', '/peatsale/loads', { language: 'en' })
  const box = page.getByRole('combobox', { name: 'Search everything' })
  await page.route('**/api/peatsale/search', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await box.fill('kalliorinne')
  await expect(page.getByRole('main').getByText('An error occurred')).toBeVisible()
  await page.unroute('**/api/peatsale/search')
  await expect(box).toHaveValue('kalliorinne')
  await box.fill('kalliorint')
  await expect(page.getByRole('option', { name: /Kalliorinteen Maito Oy.*Kauhava/ }).last()).toBeVisible()
  for (const other of ['customer', 'lead'] as const) {
    await enterAs(other, '/peatsale/loads')
    await expect(page.getByRole('columnheader').first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Hae kaikesta' })).toHaveCount(0)
  }
})
