/**
 * A working day at one seller: 100 orders wait, somebody unknown calls, an order is cancelled, a truck breaks down at the bog,
 * the loader's phone loses its connection. Each role on the own screen, all on the same orders and loads.
 */
import { peat, peatCallers, peatTables, waitingOrders, writePeat } from '@workspace/peatsale/server/testing'
import { dayOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { allSent, goOffline } from '../interception.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'
import { words } from './working-day-words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
const { load } = peat.biolanOrder

/** The load of today: it has its truck and driver, and nobody has come to the bog. */
async function planned(portal: TestPortal, driver: string): Promise<void> {
  await writePeat(portal, async (own) => {
    const ahead = { state: 'assigned', loaded_at: null, arrived_load_at: null, load_start_at: null, departed_at: null }
    const row = { ...ahead, driver, day: dayOf(portal.clock.now()), arrived_site_at: null }
    await own.updateTable('peatsale_load').set(row).where('id', '=', load).execute()
    const empty = { buckets: 0, bucket_size: 0, loaded: null, delivered: null, basis: null }
    await own.updateTable('peatsale_load_line').set(empty).where('load_id', '=', load).execute()
    const drives = { load_id: load, person: driver, from_at: '2026-10-05T05:00:00.000Z', to_at: null }
    await own.deleteFrom('peatsale_load_driver').where('load_id', '=', load).execute()
    await own.insertInto('peatsale_load_driver').values(drives).execute()
  })
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`Kuivikemyynti 5: a day of 100 orders with a caller nobody knows, a cancelled order, a breakdown and a lost connection (${language})`, async ({
    page,
    portal,
    enterAs,
    elsewhere,
  }) => {
    test.setTimeout(240_000)
    const now = portal.clock.now()
    await page.clock.setFixedTime(now)
    const [, second, third] = await waitingOrders(portal, 100)
    if (!(second && third)) throw new Error('No orders wait')
    const people = { ...peatCallers.driver.fields, language }
    const driver = await portal.person({ ...people, firstname: 'Reijo', lastname: 'Pihkasalo' })
    const marko = await portal.person({ ...people, firstname: 'Marko', lastname: 'Rahkala' })
    await planned(portal, driver.id)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const go = (address: string) => page.goto(`${portal.address}/#${address}`)
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const onPhone = async (who: Parameters<typeof elsewhere>[0], address: string) => {
      const other = await elsewhere(who, '/peatsale/nowhere')
      await other.clock.setFixedTime(now)
      await other.setViewportSize(phone)
      await other.goto(`${portal.address}/#${address}`)
      return other
    }
    const ofRole = async (caller: 'customer' | 'lead' | 'loader') => {
      const { fields, ...kind } = peatCallers[caller]
      const person = await portal.person({ ...fields, language })
      if ('prepare' in kind) await kind.prepare(portal, person)
      return person
    }

    // The office confirms from the inbox.
    await page.setViewportSize(desktop)
    await enterAs('office', '/peatsale/office/orders', { language })
    await expect(main.getByText(says.orders(100), { exact: true })).toBeVisible()
    await button(says.begin).click()
    await page.keyboard.press('j')
    for (const { number } of [second, third]) {
      await expect(main.getByRole('link', { name: new RegExp(number) })).toBeFocused()
      await expect(button(says.confirm)).toBeEnabled()
      await page.keyboard.press('Enter')
      await expect(page.getByText(says.confirmed(number))).toBeVisible()
    }
    await expect(main.getByText(says.orders(98), { exact: true })).toBeVisible()

    // Somebody unknown calls and orders.
    await go('/peatsale/office/orders/new')
    await main.getByRole('searchbox').fill('040 555 1234')
    await main.getByRole('link', { name: says.newCustomer }).click()
    await main.getByLabel(says.name).fill('Koskelan Talli')
    await main.getByLabel(says.street).fill('Tallitie 4')
    await main.getByLabel(says.postalCode).fill('62200')
    await main.getByLabel(says.town).fill('Kauhava')
    await expect(main.getByText(says.zone)).toBeVisible()
    await button(says.goOn).click()
    await main.getByRole('radio', { name: says.bulk }).check()
    await main.getByLabel(says.amount).fill('60')
    await button(says.send).click()
    await expect(page.getByRole('heading', { level: 1, name: /^KM-26-/ })).toBeVisible()
    await go('/peatsale/office/orders')
    await expect(main.getByText(says.orders(99), { exact: true })).toBeVisible()

    // A load is given to a carrier, whose dispatcher sees it; the farmer asks to cancel, and every page shows what the office decides.
    await go(`/peatsale/loads?find=${third.number}`)
    await main.getByRole('checkbox', { name: says.tick(`${third.number}-1`) }).check()
    await button(says.give).click()
    await dialog.getByRole('combobox', { name: says.carrier }).selectOption({ label: 'Kuljetus Suokoski Oy' })
    await dialog.getByRole('button', { name: says.giveOne }).click()
    await expect(main.getByText(says.succeeded)).toBeVisible()
    const dispatcher = await onPhone(await ofRole('lead'), `/peatsale/loads?find=${third.number}`)
    await expect(dispatcher.getByText(`${third.number}-1`)).toBeVisible()
    const farmer = await onPhone(await ofRole('customer'), `/peatsale/orders/${third.id}`)
    await farmer.getByRole('button', { name: says.askCancel }).click()
    const asked = farmer.getByRole('dialog')
    await asked.getByRole('textbox', { name: says.why }).fill('Navetta myytiin')
    await asked.getByRole('button', { name: says.askCancel }).click()
    await expect(farmer.getByText(says.askedCancel)).toBeVisible()
    await go(`/peatsale/orders/${third.id}`)
    await expect(main.getByText('Navetta myytiin')).toBeVisible()
    await button(says.accept).click()
    await dialog.getByRole('button', { name: says.accept }).click()
    await expect(main.getByText(says.isCancelled, { exact: true }).first()).toBeVisible()
    await expect(farmer.getByText(says.isCancelled, { exact: true }).first()).toBeVisible()
    await expect(dispatcher.getByRole('main').getByText(says.isCancelled, { exact: true }).last()).toBeVisible()

    // The truck of today's load breaks down at the bog; the office reads it at once, the dispatcher sends another.
    const cab = await onPhone(driver, `/peatsale/driving/${load}`)
    await cab.getByRole('button', { name: says.atSwamp }).click()
    await cab.getByRole('link', { name: says.problem }).click()
    await cab.getByText(says.breakdown, { exact: true }).click()
    await cab.getByRole('button', { name: says.sendToOffice }).click()
    await expect(cab.getByText(says.told)).toBeVisible()
    const alarms = page.getByRole('region', { name: says.alarms })
    await expect(alarms.getByText(new RegExp(`${says.breakdown}: KM-26-00042-1`))).toBeVisible()
    await dispatcher.goto(`${portal.address}/#/peatsale/loads/${load}`)
    await dispatcher.getByRole('main').getByRole('button', { name: says.crew }).click()
    const crew = dispatcher.getByRole('dialog')
    await crew.getByRole('combobox', { name: says.driver }).selectOption({ label: 'Marko Rahkala' })
    await crew.getByRole('combobox', { name: says.truck }).selectOption({ label: 'ZZA-102, 128 m³' })
    await crew.getByRole('textbox', { name: says.reason }).fill('Auto rikki')
    await crew.getByRole('button', { name: says.done }).click()
    await expect(cab.getByText(says.moved)).toBeVisible()
    await alarms.getByRole('button', { name: says.handle('KM-26-00042-1') }).click()
    await dialog.getByRole('button', { name: says.handleIt }).click()
    await expect(page.getByText(says.handled('KM-26-00042-1'))).toBeVisible()
    await expect(alarms).toHaveCount(0)

    // The loader fills the other truck without a connection; nothing that was counted is lost.
    const pad = await onPhone(await ofRole('loader'), `/peatsale/loading/${load}?swamp=${peat.biolan.swamp}`)
    await pad.getByRole('button', { name: says.setBucket }).click()
    await pad.getByRole('dialog').getByRole('textbox').fill('12')
    await pad.getByRole('dialog').getByRole('button', { name: says.save }).click()
    const bucket = pad.getByRole('button', { name: says.oneBucket })
    await expect(bucket).toBeVisible()
    await goOffline(pad)
    for (let count = 0; count < 10; count++) await bucket.click()
    await expect(pad.getByText('120 / 120 m³')).toBeVisible()
    await pad.getByRole('button', { name: says.done, exact: true }).click()
    await expect(pad.getByRole('region', { name: says.onTruck })).toBeVisible()
    await expect(pad.getByRole('link', { name: says.unsent })).toBeVisible()
    await pad.context().setOffline(false)
    await allSent(pad)

    const other = await onPhone(marko, `/peatsale/driving/${load}`)
    await other.getByRole('button', { name: says.loaded }).click()
    await other.getByRole('button', { name: says.atSite }).click()
    await other.getByRole('button', { name: says.unloaded }).click()
    await other.getByText(says.nobodyThere).click()
    await other.getByRole('button', { name: says.done }).click()
    await allSent(other)
    const row = peatTables(portal).selectFrom('peatsale_load').select(['state', 'driver']).where('id', '=', load)
    await expect.poll(() => row.executeTakeFirst()).toEqual({ state: 'delivered', driver: marko.id })

    // The farmer reads the delivery, the office what is left: what the tile counts is what the list has.
    await farmer.goto(`${portal.address}/#/peatsale/loads/${load}`)
    await expect(farmer.getByText(says.delivered, { exact: true }).first()).toBeVisible()
    await go('/peatsale')
    await main.getByRole('link', { name: says.toConfirm }).click()
    await expect(main.getByText(says.orders(99), { exact: true })).toBeVisible()
  })
}
