/** What a day has left undriven: it stays before its driver, below what the new day brings. */
import { makeLoad, peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { glovesMiss } from './glove-targets.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 1200 } })
test.beforeEach(async ({ page }) => page.clock.setFixedTime(new Date('2026-10-13T06:41:00.000Z')))

for (const [language, words] of [
  [
    'fi',
    {
      due: /Seuraava kuorma, lastaus\sklo\s10\.00/,
      was: /Seuraava kuorma, lastaus oli\s12\.10\.\sklo\s21\.00/,
      earlier: 'Aiemmilta päiviltä',
      on: '12.10.',
    },
  ],
  [
    'en',
    {
      due: /Next load, loading at\s10\.00/,
      was: /Next load, loading was due\s12\sOct\s21\.00/,
      earlier: 'From earlier days',
      on: '12 Oct',
    },
  ],
] as const) {
  test(`Kuivikemyynti 5.2: what yesterday has left undriven stands below what today brings, and is next when that is done (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    const { id: driver } = await enterAs('driver', '/peatsale', { language })
    const plan = { driver, state: 'assigned', week: '2026-W42', swamp: peat.biolan.swamp }
    const left = await makeLoad(portal, {
      load: { ...plan, day: '2026-10-12', slot_from: '2026-10-12T18:00:00.000Z' },
    })
    const today = await makeLoad(portal, {
      load: { ...plan, day: '2026-10-13', slot_from: '2026-10-13T07:00:00.000Z' },
    })
    await page.goto(`${portal.address}/#/peatsale/driving`)
    await expect(page.getByText(words.due)).toBeVisible()
    const earlier = page.getByRole('region', { name: words.earlier }).getByRole('link')
    await expect(earlier).toHaveAttribute('href', `#/peatsale/driving/${left.id}`)
    await expect(earlier).toContainText(words.on)
    expect(await glovesMiss(page)).toEqual([])
    expect(await inspected(page, true)).toEqual([])
    await writePeat(portal, (own) =>
      own.updateTable('peatsale_load').set({ state: 'cancelled' }).where('id', '=', today.id).execute(),
    )
    await page.reload()
    await expect(page.getByText(words.was)).toBeVisible()
    await expect(earlier).toHaveCount(0)
  })
}
