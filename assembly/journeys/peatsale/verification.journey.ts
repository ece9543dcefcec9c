/** The queue of loads to verify: opened, verified with Enter, and many at once. */
import { makeLoad } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

test('Kuivikemyynti 5.5: the office verifies from one list, Enter goes on to the next, ticks verify many with one outcome each', async ({
  page,
  portal,
  enterAs,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-05T06:00:00.000Z'))
  const delivered = {
    ...{ state: 'delivered', delivered_at: '2026-10-05T05:00:00.000Z', delivery_day: '2026-10-05' },
    ...{ delivery_week: '2026-W41', receipt_kind: 'name', freight_rate: '{"kind":"perLoad","price":36600}' },
  }
  const line = { loaded: 120_000, delivered: 120_000, basis: 'box' }
  for (let made = 0; made < 4; made++)
    await makeLoad(portal, { load: delivered, line, order: { state: 'in_delivery' } })
  await makeLoad(portal, { load: { ...delivered, receipt_kind: null }, line: { ...line, delivered: 100_000 } })
  await enterAs('office', '/peatsale')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /tarkastettavana/ }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Tarkastus' })).toBeVisible()
  const rows = main.getByRole('table', { name: 'Tarkastettavat kuormat' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  await expect(main.getByText('−16,7 %')).toBeVisible()
  await rows.filter({ hasText: 'Ei huomioita' }).first().getByRole('link').click()
  const next = main.getByRole('button', { name: 'Tarkastettu, seuraava' })
  await expect(next).toBeFocused()
  expect(await inspected(page, true)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(5)
  await expect(next).toBeFocused()

  await main.getByRole('button', { name: /^Valitse kaikki ilman huomioita/ }).click()
  await main.getByRole('button', { name: 'Tarkasta valitut' }).click()
  await expect(main.getByText('Onnistui: 3')).toBeVisible()
  await expect(rows).toHaveCount(2)
})
