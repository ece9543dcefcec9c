/** The first card of each role: what it says of a load that is to come, and of one that is under way. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 780 } })

const { load } = peat.biolanOrder

for (const [language, words] of [
  ['fi', { next: /^Seuraava kuorma, /, underWay: 'Kuorma ajossa', heading: /Kurkikorvenneva/ }],
  ['en', { next: /^Next load, /, underWay: 'Load under way', heading: /Kurkikorvenneva/ }],
] as const) {
  test(`Kuivikemyynti 5.2: a driver reads whether the load is to come or under way (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    const { id } = await enterAs('driver', '/peatsale/nowhere', { language })
    const stands = (state: string) =>
      writePeat(portal, (own) =>
        own.updateTable('peatsale_load').set({ state, driver: id }).where('id', '=', load).execute(),
      )
    const card = page.getByRole('region', { name: words.heading })
    await stands('assigned')
    await page.goto(`${portal.address}/#/peatsale`)
    await expect(card.getByText(words.next)).toBeVisible()
    for (const state of ['loading', 'loaded']) {
      await stands(state)
      await page.reload()
      await expect(card.getByText(words.underWay, { exact: true })).toBeVisible()
      await expect(card.getByText(words.next)).toHaveCount(0)
    }
  })
}

for (const [language, words] of [
  [
    'fi',
    {
      ordered: 'Tilattu',
      on: 'Matkalla',
      told: 'Auto on matkalla',
      at: 'Perillä',
      row: /120 m³ Kuiviketurve, irto.*KM-26-00042/,
    },
  ],
  [
    'en',
    {
      ordered: 'Ordered',
      on: 'On the way',
      told: 'The truck is on its way',
      at: 'At the site',
      row: /120 m³ Bedding peat.*KM-26-00042/,
    },
  ],
] as const) {
  test(`Kuivikemyynti 5.1: a farmer sees on one line of the phone how far the delivery is, and knows an order by what it brings (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    await enterAs('customer', '/peatsale/nowhere', { language })
    const steps = page.getByRole('listitem').filter({ has: page.locator('[aria-hidden]') })
    const now = page.locator('[aria-current=step]')
    for (const [arrived, word] of [
      [0, words.on],
      [1, words.at],
    ] as const) {
      const came = arrived === 1 ? '2026-10-13T08:00:00.000Z' : null
      await writePeat(portal, (own) =>
        own
          .updateTable('peatsale_load')
          .set({ state: 'loaded', departed_at: '2026-10-13T06:00:00.000Z', arrived_site_at: came })
          .where('id', '=', load)
          .execute(),
      )
      await page.goto(`${portal.address}/#/peatsale`)
      await page.reload()
      await expect(now).toContainText(word)
      await expect(page.getByText(words.told, { exact: true })).toHaveCount(arrived === 1 ? 0 : 1)
      const marks = steps.filter({ hasText: new RegExp(`${words.ordered}|${words.at}`) })
      const tops = await marks.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      // The page of the load tells the same.
      await page.goto(`${portal.address}/#/peatsale/loads/${load}`)
      await expect(page.getByText(word, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(words.on, { exact: true })).toHaveCount(arrived === 1 ? 0 : 1)
    }
    await page.goto(`${portal.address}/#/peatsale`)
    await expect(page.getByRole('link', { name: words.row })).toBeVisible()
  })
}
