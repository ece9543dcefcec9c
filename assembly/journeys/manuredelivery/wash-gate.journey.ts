/** The wash gate between the two applications: a truck that carried manure takes no peat before it is washed (lanta-appi 6.1). */
import { manureCalls } from '@workspace/manuredelivery/contract'
import { enterAs as enterManure, newPlant, newType } from '@workspace/manuredelivery/server/testing'
import { peat } from '@workspace/peatsale/server/testing'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { test as base } from '../peatsale/peat-world.ts'
import { expect, startWholePortal } from '../world.ts'

// Of its own: what this journey makes in Lanta-appi would stay for the others.
const test = base.extend<object, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startWholePortal()
      await use(portal)
    },
    { scope: 'worker' },
  ],
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { carrier, truck } = peat.suokoski
const company = peat.biolan.seller
const farm = 'Salaisen Navetta'

/** A load of manure on a truck of Kuivikemyynti, by the calls of Lanta-appi. */
async function loadManure(portal: TestPortal): Promise<void> {
  const superadmin = await enterManure(portal, 'superadmin')
  const [type, plant, account] = [newId(), newId(), newId()]
  const place = { street: 'Navettatie 1', postalCode: '62200', city: 'Kauhava' }
  const sent = [
    () =>
      superadmin.ask(manureCalls.saveCompany, {
        ...{ id: company, version: 0, code: 'BIO', company: 'biolan', name: 'Biolan', businessId: '9990001-6' },
        ...place,
      }),
    () => superadmin.ask(manureCalls.saveType, { ...newType, id: type, version: 0 }),
    () =>
      superadmin.ask(manureCalls.savePlant, {
        ...{ ...newPlant, id: plant, version: 0, company, kgPerDay: 400_000, types: [{ type, kgPerDay: null }] },
      }),
    () =>
      superadmin.ask(manureCalls.addFarm, {
        ...{ id: account, isKnown: false, company, name: farm, businessId: '', farmNumber: '' },
        ...{ ...place, municipality: 'Kauhava' },
        ...{ keepingPlace: 'FI-77', store: 'Lantala', storeKind: 'store' },
      }),
    () => superadmin.ask(manureCalls.saveCarrierService, { carrier, company, serves: true }),
  ]
  for (const send of sent) {
    const { status, body } = await send()
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const read = await superadmin.ask(manureCalls.readFarm, { id: account })
  const [store] = (read.body as unknown as { farm: { stores: { id: string }[] } }).farm.stores
  const collected = await superadmin.ask(manureCalls.addUnplannedConsignment, {
    ...{ account, store: store?.id ?? '', type, plant, vehicle: truck },
    ...{ estimate: { unit: 'm3', amount: 50_000, basis: 'box' }, handedOverBy: { kind: 'absent' } },
    ...{ reason: 'Kuljettaja soitti', deviceTime: portal.clock.now().toISOString(), device: 'toimisto' },
  })
  if (collected.status !== 200) throw new Error(JSON.stringify(collected.body))
}

test('lanta-appi 6.1, 8.5: a truck with manure is refused for peat until a wash is recorded, and the same assignment goes through then', async ({
  page,
  portal,
  enterAs,
  elsewhere,
  willComplain,
}) => {
  willComplain(/409.*loads/)
  await page.clock.setFixedTime(portal.clock.now())
  const lead = await enterAs('lead', '/peatsale/carrier/crew')
  const trucks = await elsewhere(lead, '/peatsale/carrier/crew')
  await trucks.clock.setFixedTime(portal.clock.now())
  const missing = 'Pesu puuttuu: viimeksi lantaa 5.10.2026'
  await expect(trucks.getByRole('button', { name: 'Pesut: ZZA-101' })).toBeVisible()
  await expect(trucks.getByText(missing)).toHaveCount(0)
  await loadManure(portal)
  // Live, and of the other trade nothing but the class of the cargo and its day.
  await expect(trucks.getByText(missing)).toBeVisible()
  await expect(trucks.getByRole('main')).not.toContainText(farm)

  await page.goto(`${portal.address}/#/peatsale/loads/${peat.biolanOrder.load}`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const assign = async () => {
    await main.getByRole('button', { name: 'Kuljettaja ja auto' }).click()
    const choice = dialog.getByRole('combobox', { name: 'Auto' })
    await expect(choice.getByRole('option', { name: /ZZA-101/ })).toHaveCount(1)
    await choice.selectOption(truck)
    await dialog.getByRole('button', { name: 'Valmis' }).click()
  }
  await assign()
  await expect(dialog.getByText(/siltä puuttuu pesu/)).toBeVisible()
  await expect(dialog.getByRole('option', { name: /ZZA-101.*pesu puuttuu/i })).toHaveCount(1)
  expect(await inspected(page, true)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  portal.clock.advance(minutes(5))
  await trucks.clock.setFixedTime(portal.clock.now())
  await trucks.getByRole('button', { name: 'Pesut: ZZA-101' }).click()
  const washes = trucks.getByRole('dialog')
  await washes.getByRole('button', { name: 'Lisää pesu' }).click()
  await washes.getByRole('button', { name: 'Tallenna pesu' }).click()
  await expect(trucks.getByText('Pesu on kirjattu: ZZA-101')).toBeVisible()
  await washes.getByRole('button', { name: 'Sulje' }).click()
  await expect(trucks.getByText(missing)).toHaveCount(0)

  await assign()
  await expect(page.getByText('Kuljettaja ja auto on tallennettu.')).toBeVisible()
  await expect(main.getByText('ZZA-101').first()).toBeVisible()
})
