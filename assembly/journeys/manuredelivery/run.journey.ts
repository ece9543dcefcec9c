/** One truck to three stables of two farms: put in a run by the office, weighed as a whole, a document and a weight for each. */

import type { Page } from '@playwright/test'
import { manureCalls } from '@workspace/manuredelivery/contract'
import { enterAs as enterCaller, manure, offered } from '@workspace/manuredelivery/server/testing'
import { dayOf, weekOf } from '@workspace/portal/contract'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import type { ManureWorld } from './manure-world.ts'
import { giveToday, test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const { company, account, carrier, store, vehicle } = manure.novarbo
type Story = ManureWorld['story']

/** A second farm with two stables, whose member has that address. */
async function secondFarm(
  portal: TestPortal,
  { office }: Story,
  email: string,
): Promise<{ account: string; stores: readonly string[] }> {
  const other = newId()
  const place = { street: 'Ravitie 3', postalCode: '62200', city: 'Kauhava', municipality: 'Kauhava' }
  const superadmin = await enterCaller(portal, 'superadmin')
  const made = [
    await office.ask(manureCalls.addFarm, {
      ...{ id: other, isKnown: false, company, name: 'Lehtovaaran Ravitalli', businessId: '', farmNumber: 'T-2' },
      ...{ ...place, keepingPlace: 'FI-55', store: 'Talli 1', storeKind: 'heap' },
    }),
    await superadmin.ask(manureCalls.addFarmMember, { account: other, email }),
  ]
  expect(made.map(({ status }) => status)).toEqual([200, 200])
  const read = async () =>
    ((await office.ask(manureCalls.readFarm, { id: other })).body as unknown as { farm: { stores: StoreOfFarm[] } })
      .farm
  const [first] = (await read()).stores
  if (first === undefined) throw new Error('The farm has no store.')
  const another = { ...first, account: other, id: newId(), version: 0, name: 'Talli 2' }
  const saved = await office.ask(manureCalls.saveStore, another as never)
  expect(saved.body).toMatchObject({ value: 'ok' })
  return { account: other, stores: (await read()).stores.map(({ id }) => id) }
}
interface StoreOfFarm {
  readonly id: string
}

async function types(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}

test('lanta-appi 3.3, 4 W10, 8.2: a run of three stables is weighed once, and each of the two farms reads its own share and document', async ({
  page,
  portal,
  enterAs,
  elsewhere,
  story,
}) => {
  const neighbour = await portal.person({ apps: ['manuredelivery'], groups: ['manureappuser'] })
  const other = await secondFarm(portal, story, neighbour.email)
  const offers = [
    { account, store, m3: 6 },
    ...other.stores.map((of, at) => ({ account: other.account, store: of, m3: [8, 5][at] ?? 0 })),
  ]
  const stops: { readonly id: string; readonly store: string; readonly m3: number }[] = []
  for (const offer of offers) {
    const data = {
      ...offered,
      account: offer.account,
      store: offer.store,
      estimate: { unit: 'm3', amount: offer.m3 * 1000 } as const,
    }
    const { consignment: id } = await story.accepted({ farm: story.office, data })
    const given = { carrier, driver: story.driver.id, vehicle, reason: 'Kuivaharjataan välissä' }
    expect((await story.send.consignment(story.office, 'assign', { of: id, data: given })).status).toBe(200)
    await giveToday(portal, id, story.driver.id)
    stops.push({ id, store: offer.store, m3: offer.m3 })
  }

  await enterAs('office', `/manuredelivery/office/runs?week=${weekOf(dayOf(portal.clock.now()))}`)
  const row = page.getByRole('row', { name: /ZZA-142/ })
  await expect(row).toContainText('Ei kierrosta vielä')
  await row.getByRole('button', { name: /Tee kierros/ }).click()
  const dialog = page.getByRole('dialog')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Tallenna kierros' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row.getByRole('button', { name: /Muuta kierrosta/ })).toBeVisible()
  await expect(row.getByRole('listitem')).toHaveCount(3)
  expect(await inspected(page, true)).toEqual([])

  for (const { id: of, store: from, m3 } of stops) {
    const estimate = { unit: 'm3', amount: m3 * 1000, basis: 'fill' } as const
    const data = { estimate, store: from, handedOverBy: { kind: 'absent' } } as const
    expect((await story.send.consignment(story.driver, 'finishLoading', { of, data })).status).toBe(200)
  }
  const receiver = await enterAs('receiver', '/manuredelivery')
  const gate = await elsewhere(receiver, '/manuredelivery/reception')
  await gate.clock.setFixedTime(portal.clock.now())
  await gate.setViewportSize({ width: 820, height: 1900 })
  await gate.reload()
  const coming = gate.getByRole('link', { name: /ZZA-142/ })
  await expect(coming).toHaveCount(3)
  await coming.first().click()
  await types(gate, '24760')
  await gate.getByRole('button', { name: 'Tallenna brutto' }).click()
  await types(gate, '15280')
  await gate.getByRole('button', { name: 'Tallenna taara' }).click()
  for (const { m3 } of stops) {
    const share = { 6: '2,994 t', 8: '3,991 t', 5: '2,495 t' }[m3] ?? ''
    await gate.getByRole('button', { name: 'Vastaanota' }).click()
    await expect(gate.getByText(`${share} vastaanotettu`)).toBeVisible()
    await gate.getByRole('link', { name: 'Saapuvat' }).last().click()
    if (m3 !== 5) await coming.first().click()
  }
  await expect(gate.getByRole('region', { name: 'Valmiit 3' })).toBeVisible()

  // Each farm reads its own stable's share and a document of its own, and nothing of the other farm.
  const home = await elsewhere(neighbour, `/manuredelivery/consignments/${stops[1]?.id}`)
  await enterAs('farm', `/manuredelivery/consignments/${stops[0]?.id}`)
  for (const [screen, net, stranger] of [
    [page, /2\s994\skg/, 'Lehtovaaran'],
    [home, /3\s991\skg/, 'Koivukummun'],
  ] as const) {
    const main = screen.getByRole('main')
    await expect(main.getByText(net).first()).toBeVisible()
    await expect(main.getByText(/^LA-26-\d{5}-1-\d/).first()).toBeVisible()
    await expect(main).not.toContainText(stranger)
    expect(await inspected(screen, true)).toEqual([])
  }
  await home.goto(`${portal.address}/#/manuredelivery/consignments/${stops[0]?.id}`)
  await expect(home.getByRole('main')).not.toContainText(/2\s994\skg/)
})
