/** Every address of Kuivikemyynti for every role: its screen, or that there is no such page; the server agrees with each. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { expect } from '../world.ts'
import { addressOf, everyAddress, visitors } from './every-address.ts'
import { test } from './peat-world.ts'

test.describe.configure({ timeout: 120_000 })

const readers: readonly string[] = ['customer', 'office', 'superadmin']

const notFound = 'Sivua ei löytynyt'

for (const visitor of visitors) {
  test(`Kuivikemyynti 2.6: at each address a ${visitor} finds the own screen, or that there is no such page`, async ({
    page,
    portal,
    enterAs,
    go,
    willComplain,
  }) => {
    // An invitation that was cut on its way; a batch and an order that this reader does not have.
    willComplain(/422.*invitations/)
    if (!['newcomer', 'customer', 'loader'].includes(visitor)) willComplain(/404/)
    const { id } = await enterAs(visitor, '/peatsale/nowhere')
    const { load } = peat.biolanOrder
    if (visitor.toLowerCase().endsWith('driver'))
      await writePeat(portal, (own) =>
        own.updateTable('peatsale_load').set({ driver: id }).where('id', '=', load).execute(),
      )
    // Until the roles are known a screen is drawn for whoever comes.
    const roles = page.waitForResponse('**/api/peatsale/start')
    await go('/peatsale')
    await roles
    await go('/peatsale/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible()
    const found: string[] = []
    const leading: string[] = []
    for (const path of Object.keys(everyAddress)) {
      // Marked, so that the heading of the page before is not read for that of the next.
      await page.locator('h1').evaluateAll((all) => all.map((before) => before.setAttribute('data-before', '')))
      // The page of an invitation stands before its link has been read.
      const refused = path === '/invitation/:link' ? page.waitForResponse('**/invitations/**') : undefined
      await go(addressOf(path))
      await refused
      const next = page.locator('h1:not([data-before], .visually-hidden)').filter({ visible: true })
      // While code and texts come, the application's name stands in the place of the page's own.
      const own = path === '/' || path === '/frontpage' ? next : next.filter({ hasNotText: /^Kuivikemyynti$/ })
      const heading = await own.textContent()
      if (heading !== notFound) found.push(path)
      // A load's facts come after its heading, and its order is one of them.
      if (path === '/loads/:id' && heading !== notFound) {
        await expect(page.getByRole('main').getByText('KM-26-00042', { exact: true }).first()).toBeVisible()
      }
      const links = await page.locator(`a[href="#${addressOf('/orders/:id')}"]`).all()
      if (links.length > 0) leading.push(path)
    }
    // Whom the server would tell nothing of the order is led to it from nowhere.
    if (!readers.includes(visitor)) expect(leading).toEqual([])
    else expect(leading).toContain('/loads/:id')
    expect(found).toEqual(Object.keys(everyAddress).filter((path) => everyAddress[path]?.includes(visitor)))
  })
}
