/** What customers and foremen press in Kuivikemyynti, by a finger and in gloves. */
import { makeLoad, peat } from '@workspace/peatsale/server/testing'
import { tornWords } from '../everywhere/inspection.ts'
import { smallTargets } from '../everywhere/touch-targets.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } })

function enlarge(size: string): void {
  document.documentElement.style.fontSize = size
}

const sizes = { fingers: { least: 48, density: '' }, gloves: { least: 64, density: 'field' } } as const

for (const [hands, { least, density }] of Object.entries(sizes)) {
  test(`Kuivikemyynti 5.1, OPS-11: a customer's pages have no target under ${least} px at 360 px, and no word of twice the size is torn without a hyphen (${hands})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    test.slow()
    await page.addInitScript((chosen) => {
      if (location.protocol !== 'about:' && chosen !== '') localStorage.setItem('density', chosen)
    }, density)
    const { id: load } = await makeLoad(portal, { load: { state: 'loaded', loaded_at: '2026-10-05T03:10:00.000Z' } })
    await enterAs('customer', '/peatsale')
    // What stands there once the answer has come: before it there is nothing to miss.
    const pages = {
      ...{ '': 'Pikalinkit', '/orders': 'KM-26-00042', '/orders/new': 'Lähetä tilaus', '/loads': 'KM-26-00042-1' },
      ...{ [`/orders/${peat.biolanOrder.order}`]: 'Toimituspaikka', [`/loads/${load}`]: 'Toimituspaikka' },
      ...{ [`/orders/${peat.biolanOrder.order}/change`]: 'Lähetä pyyntö', '/sites': 'Muokkaa' },
      ...{ [`/sites/${peat.kalliorinne.site}`]: 'Tallenna paikka', '/prices': 'Veroton', '/papers': 'Asiakirja' },
      ...{ '/account': 'Jäsenet' },
    }
    for (const [path, shown] of Object.entries(pages)) {
      await page.goto(`${portal.address}/#/peatsale${path}`)
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect.poll(() => page.evaluate(smallTargets, least), path).toEqual([])
      await page.evaluate(enlarge, '200%')
      expect(await tornWords(page), path).toEqual([])
      await page.evaluate(enlarge, '')
    }
    // An amount of two figures is the narrowest.
    await page.goto(`${portal.address}/#/peatsale/orders/new`)
    await page.getByRole('radio', { name: /Seulottu/ }).check()
    await expect(page.getByRole('textbox', { name: 'Määrä' })).toHaveValue('30')
    await expect.poll(() => page.evaluate(smallTargets, least)).toEqual([])
  })
}

test("Kuivikemyynti 5.3: a foreman's pages have no target under 48 px at 360 px, telephone numbers included", async ({
  page,
  portal,
  enterAs,
}) => {
  await portal.person({
    ...{ apps: ['peatsale'], usertype: 'transport', carrier: peat.suokoski.carrier, telephone: '000 000 0117' },
  })
  await enterAs('lead', '/peatsale/carrier/crew')
  await expect(page.getByRole('link', { name: '000 000 0117' }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(smallTargets, 48)).toEqual([])
  await page.goto(`${portal.address}/#/peatsale/carrier/loads?week=2026-W42`)
  await expect(page.getByRole('link', { name: 'KM-26-00042-1' }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(smallTargets, 48)).toEqual([])
})
