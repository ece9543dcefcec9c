/** A portal with Kuivikemyynti in it: two sellers and whom they deal with, made afresh for each test file. */

import { logisticsModule } from '@workspace/logistics/server'
import { emptyTables } from '@workspace/logistics/server/testing'
import type { NoTables } from '@workspace/portal/server'
import type { TestPortal, TestPortalOptions } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import type { Kysely, Transaction } from 'kysely'
import type { PeatTables } from '../database/tables.ts'
import { peatsaleServer } from '../index.ts'
import * as spare from './fixture-customers.ts'
import * as partners from './fixture-partners.ts'
import * as rows from './fixture-rows.ts'
import * as work from './fixture-work.ts'
import type { WrittenTables } from './written-tables.ts'

export const mounted = { applications: [peatsaleServer], modules: [logisticsModule] }

export async function startPeatPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const portal = await startTestPortal({ ...mounted, settings: { rateLimits: false }, ...options })
  await fillPeatFixture(portal)
  return portal
}

/** The application's tables as tests look into them. */
export function peatTables(portal: TestPortal): Kysely<PeatTables> {
  return portal.host.database.reading.withTables<PeatTables>() as unknown as Kysely<PeatTables>
}

/** Writes past the application: what must be there before a test begins. */
export async function writePeat<Result>(
  portal: TestPortal,
  act: (own: Kysely<WrittenTables>, transaction: Transaction<NoTables>) => Promise<Result>,
): Promise<Result> {
  return portal.host.database.writing((transaction) => {
    const own = transaction as unknown as Transaction<NoTables>
    return act(own.withTables<WrittenTables>(), own)
  })
}

/** Takes away all that the application has stored, on SQLite; people and carriers stay. */
export const emptyPeat = (portal: TestPortal): Promise<void> => emptyTables(portal, 'peatsale')

/** Fills a portal that has the application mounted. */
export async function fillPeatFixture(portal: TestPortal): Promise<void> {
  await portal.host.database.writing(async (transaction) => {
    const companies = partners.transportCompanies.map((carrier) => ({
      ...carrier,
      name_key: carrier.name.toLowerCase(),
    }))
    const insert = transaction.insertInto('transport_company').values(companies)
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
  })
  await writePeat(portal, async (own) => {
    await own.insertInto('peatsale_seller').values(rows.sellerRows()).execute()
    await own.insertInto('peatsale_zone').values(rows.zoneRows()).execute()
    await own.insertInto('peatsale_product').values(rows.productRows()).execute()
    await own.insertInto('peatsale_swamp').values(rows.swampRows()).execute()
    await own.insertInto('peatsale_swamp_share').values(rows.shareRows()).execute()
    await own.insertInto('peatsale_stockpile').values(rows.stockpileRows()).execute()
    await own.insertInto('peatsale_stock_movement').values(rows.movementRows()).execute()
    await own.insertInto('logistics_account').values(partners.customerRows()).execute()
    const links = [...partners.linkRows(), ...spare.spareLinkRows()]
    await own.insertInto('logistics_account').values(spare.spareCustomerRows()).execute()
    await own.insertInto('peatsale_customer_link').values(links).execute()
    await own.insertInto('logistics_relationship').values(partners.relationshipsOf(links)).execute()
    await own.insertInto('peatsale_customer_member').values(spare.spareMemberRows()).execute()
    await own.insertInto('peatsale_customer_request').values(spare.requestRows()).execute()
    await own.insertInto('logistics_site').values(partners.siteRows()).execute()
    await own.insertInto('peatsale_site_zone').values(partners.siteZoneRows()).execute()
    await own.insertInto('logistics_carrier').values(partners.carrierRows()).execute()
    await own.insertInto('peatsale_carrier_seller').values(partners.carrierSellerRows()).execute()
    await own.insertInto('peatsale_carrier_terms').values(partners.carrierTermsRows()).execute()
    await own.insertInto('peatsale_carrier_zone').values(partners.carrierZoneRows()).execute()
    await own.insertInto('logistics_vehicle').values(partners.vehicleRows()).execute()
    await own.insertInto('logistics_cargo').values(partners.cargoRows()).execute()
    await own.insertInto('logistics_wash').values(partners.washRows()).execute()
    await own.insertInto('peatsale_order').values(work.orderRows()).execute()
    await own.insertInto('peatsale_order_line').values(work.orderLineRows()).execute()
    await own.insertInto('peatsale_load').values(work.loadRows()).execute()
    await own.insertInto('peatsale_load_line').values(work.loadLineRows()).execute()
  })
}
