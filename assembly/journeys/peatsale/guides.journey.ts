/** Instructions for each role: from the start page to one's own, and all of them on the page of instructions. */
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [caller, heading] of [
  ['customer', 'Kuivikkeen tilaaminen'],
  ['driver', 'Kuorman ajaminen'],
  ['loader', 'Auton lastaaminen'],
  ['lead', 'Kuljetusliikkeen ajojärjestely'],
  ['office', 'Myyjän toimisto'],
] as const) {
  test(`Kuivikemyynti 5: the start page leads the ${caller} to the own instructions`, async ({ page, enterAs }) => {
    await enterAs(caller, '/peatsale')
    await page.getByRole('main').getByRole('link', { name: 'Käyttöohje', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
  })
}

test('Kuivikemyynti 5: in English, the page of instructions names a page per role', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enterAs('customer', '/instructions', { language: 'en' })
  const guides = page.getByRole('region', { name: 'Peatsale' }).getByRole('link')
  await expect(guides).toHaveText(['Ordering', 'Driving', 'Loading', 'Dispatching', 'Office'])
  expect(await inspected(page, true)).toEqual([])
  await guides.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ordering bedding' })).toBeVisible()
})
