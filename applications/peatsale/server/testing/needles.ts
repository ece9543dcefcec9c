/** Texts of the fixture that only some may read, good values for hostile inputs, and what a refusal leaves as it was. */
import type { Needle, TestPortal } from '@workspace/portal/server/testing'
import type { PeatTables } from '../database/tables.ts'
import type { PeatCaller } from './callers.ts'
import { pictureOf } from './fixture-pictures.ts'
import { biolanPrices, novarboPrices } from './fixture-prices.ts'
import { biolanTariffs } from './fixture-tariffs.ts'
import { nothing, peat } from './ids.ts'
import { peatTables } from './peat-fixture.ts'

const offices = ['office', 'superadmin'] as const
const otherOffices = ['otherOffice', 'superadmin'] as const

export const peatNeedles: readonly Needle<PeatCaller>[] = [
  { text: 'Laskutus BIO', readBy: offices },
  { text: 'Laskutus NOV', readBy: otherOffices },
  // The seller's business id stands on its papers.
  { text: '9990001-6', readBy: [...offices, 'customer', 'lead', 'loader'] },
  { text: 'Lasku Kalliorinne', readBy: ['customer', 'office', 'superadmin'] },
  // The reference of an order is read by who entered it, too.
  { text: 'Lasku Suviranta', readBy: ['member', 'orderingDriver', 'otherOffice', 'superadmin'] },
  // A site's telephone and code are its account's and the office's that sells to it.
  ...[peat.kalliorinne.site].flatMap((site) => [
    { text: '000 000 0311', readBy: ['customer', ...offices] as const },
    { text: `PIHA-${site.slice(-3)}`, readBy: ['customer', ...offices] as const },
  ]),
  ...[peat.suviranta.site].flatMap((site) => [
    { text: '000 000 0312', readBy: ['member', ...otherOffices] as const },
    { text: `PIHA-${site.slice(-3)}`, readBy: ['member', ...otherOffices] as const },
  ]),
  // What an office has written about a customer the customer does not read either.
  { text: `Muistio ${peat.kalliorinne.link.slice(-3)}`, readBy: offices },
  { text: `Muistio ${peat.suviranta.link.slice(-3)}`, readBy: otherOffices },
  { text: `Muistio ${peat.koivukumpu.link.slice(-3)}`, readBy: [] },
  // A member's own telephone is told to the office; a name of an account by its business id to any office.
  { text: '000 000 0801', readBy: offices },
  { text: '000 000 0802', readBy: otherOffices },
  // Its load is Lakeus' to drive.
  { text: 'Suvirannan Lihakarja', readBy: ['member', 'office', 'otherLead', 'orderingDriver', ...otherOffices] },
  // Which truck drives: on the customer's waybill, to its carrier and to the office that sells; not to who entered the order.
  { text: 'ZZA-112', readBy: ['member', 'otherLead', ...otherOffices] },
  { text: '000 000 0321', readBy: offices },
  { text: '000 000 0322', readBy: otherOffices },
  // Codes of gates are the office's of the swamp; drivers and loaders get them with their load.
  { text: 'BIO-4711', readBy: offices },
  { text: 'NOV-4713', readBy: otherOffices },
  // What is paid is between carrier and office.
  { text: 'Ehdot 400', readBy: ['office', 'superadmin', 'lead'] },
  { text: 'Ehdot 410', readBy: ['otherOffice', 'superadmin', 'otherLead'] },
  // Telephones of drivers are the foreman's and the office's, and each one's own.
  { text: '000 000 0803', readBy: ['office', 'superadmin', 'lead', 'driver'] },
  // What lies in a pile is told to its office and to those who load there.
  { text: '11222000', readBy: otherOffices },
  // Prices are their seller's and its customers'; what is not published is the office's alone.
  { text: 'BIO hinnasto 2026', readBy: ['customer', ...offices] },
  { text: 'NOV hinnasto 2026', readBy: ['member', ...otherOffices] },
  // A picture is seen by all who see the product.
  { text: 'Kuva BIO', readBy: ['customer', 'driver', 'orderingDriver', 'lead', 'loader', ...offices] },
  { text: 'Kuva NOV', readBy: ['member', 'otherLead', 'loader', ...otherOffices] },
  // A tariff is between a seller and its carrier; one for all others is read by those without one of their own.
  { text: '"price":45101', readBy: ['lead', ...offices] },
  { text: '"price":45201', readBy: ['otherLead', ...otherOffices] },
  { text: '"price":45102', readBy: offices },
  { text: '"price":45103', readBy: offices },
  { text: '"price":45203', readBy: otherOffices },
  { text: '"price":45001', readBy: ['office', 'otherOffice', 'superadmin'] },
]

/** By the name of the field. */
export const peatSamples = {
  id: [
    peat.biolan.seller,
    peat.novarbo.seller,
    peat.spare.customer,
    peat.kalliorinne.site,
    peat.biolan.request,
    peat.biolan.bulk,
    biolanPrices.draftList,
    biolanPrices.draftTable,
    biolanTariffs.draftTariff,
    nothing,
  ],
  seller: [peat.biolan.seller, peat.novarbo.seller],
  version: [0, 1, 7],
  code: ['BIO', 'NOV', 'FAV'],
  company: ['biolan', 'favorit', 'tuntematon'],
  businessId: ['9990001-6', '9990003-2', ''],
  account: [peat.kalliorinne.customer, peat.suviranta.customer, peat.spare.customer],
  person: [peat.spare.site, peat.spare.otherLink],
  site: [peat.kalliorinne.site, peat.suviranta.site],
  zone: [peat.biolan.nearZone, peat.novarbo.nearZone, ''],
  postalCode: ['62200'],
  telephone: ['000 000 0399'],
  contactPhone: ['000 000 0399'],
  email: ['hunt@posti.test'],
  link: ['a'.repeat(43)],
  language: ['fi', 'en'],
  releaseCutOff: ['16:00', '24:00'],
  swamp: [peat.biolan.swamp, peat.sharedSwamp],
  product: [peat.biolan.bulk, peat.biolan.bales],
  carrier: [peat.suokoski.carrier, peat.lakeus.carrier],
  plate: ['ZZA-101', 'ZZA-998'],
  list: [biolanPrices.draftList, novarboPrices.draftList],
  cursor: ['', 'keksitty'],
  limit: [1, 50],
  image: [pictureOf(peat.biolan.bulk)],
}

const watched = [
  'peatsale_seller',
  'peatsale_zone',
  'peatsale_product',
  'peatsale_swamp',
  'peatsale_stockpile',
  'peatsale_stock_movement',
  'logistics_carrier',
  'logistics_vehicle',
  'logistics_driver',
  'peatsale_driver_right',
  'logistics_account',
  'peatsale_customer_link',
  'peatsale_customer_request',
  'logistics_site',
  'peatsale_price_row',
  'peatsale_freight_row',
  'peatsale_carrier_tariff_row',
  'peatsale_price_version',
] as const satisfies readonly (keyof PeatTables)[]

/** Every row of the registers. */
export async function registerRows(portal: TestPortal): Promise<readonly object[]> {
  const own = peatTables(portal).withTables<Record<string, object>>()
  return (await Promise.all(watched.map((table) => own.selectFrom(table).selectAll().execute()))).flat()
}
