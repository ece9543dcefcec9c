/** WCAG 1.4.11 on the pages of the field: fields, radios and boxes are seen in every theme, also in sunlight. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { expect } from '../world.ts'
import { paleControls } from './control-edges.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 1600 } })

const { load } = peat.biolanOrder
const pages = [
  ['driver', [`/driving/${load}?view=problem`, '/loads']],
  ['customer', ['/orders/new', '/orders', '/account', '/papers']],
  ['lead', ['/carrier/crew']],
] as const

for (const theme of ['light', 'dark', 'outdoor']) {
  test(`1.4.11: what is filled in or chosen has an edge that is seen in the ${theme} theme`, async ({
    page,
    portal,
    enterAs,
    go,
  }) => {
    for (const [caller, addresses] of pages) {
      const { id } = await enterAs(caller, '/peatsale')
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
      await writePeat(portal, (own) =>
        own.updateTable('peatsale_load').set({ driver: id }).where('id', '=', load).execute(),
      )
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await page.getByRole('button', { name: /valikko/i }).click()
      await expect(page.getByRole('checkbox', { name: /Käsineet/ })).toBeVisible()
      expect(await page.evaluate(paleControls)).toEqual([])
      await page.keyboard.press('Escape')
      for (const address of addresses) {
        await go(`/peatsale${address}`)
        await expect(page.locator('main :is(input, select, textarea)').first()).toBeVisible()
        expect(await page.evaluate(paleControls), address).toEqual([])
      }
    }
  })
}
