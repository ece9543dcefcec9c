/** Of whoever buys: the customer accounts, requests for one, orders made, and the papers of those. */
import { codes, column } from '@workspace/logistics/server'
import type { PersonalList } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { documentWords, loadWords, orderWords, requestWords, unitWords } from './code-words.ts'

export async function memberships(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_customer_member as member')
    .innerJoin('logistics_account as customer', 'customer.id', 'member.customer')
    .select(['customer.name', 'member.is_main'])
    .where('member.person', '=', person)
    .orderBy('customer.sort_name')
    .execute()
  return {
    name: 'memberships',
    title: { fi: 'Asiakkuudet', en: 'Customer accounts' },
    columns: [
      column('customer', 'text', ['Asiakas', 'Customer']),
      column('main', 'yesno', ['Pääkäyttäjä', 'Main user']),
    ],
    rows: rows.map(({ name, is_main }) => ({ customer: name, main: is_main === 1 })),
  }
}

export async function ownRequests(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_customer_request as request')
    .innerJoin('peatsale_seller as seller', 'seller.id', 'request.seller')
    .select(['request.name', 'request.business_id', 'request.farm_id', 'request.street', 'request.postal_code'])
    .select(['request.city', 'request.telephone', 'request.state', 'request.sent_at', 'seller.name as sold_by'])
    .where('request.person', '=', person)
    .orderBy('request.sent_at', 'desc')
    .execute()
  return {
    name: 'requests',
    title: { fi: 'Pyynnöt päästä asiakkaaksi', en: 'Requests to become a customer' },
    columns: [
      column('sentat', 'moment', ['Lähetetty', 'Sent']),
      column('seller', 'text', ['Myyjä', 'Seller']),
      column('name', 'text', ['Nimi', 'Name']),
      column('businessid', 'text', ['Y-tunnus', 'Business ID']),
      column('farmid', 'text', ['Tilatunnus', 'Farm ID']),
      column('address', 'text', ['Osoite', 'Address']),
      column('telephone', 'text', ['Puhelin', 'Telephone']),
      codes('state', ['Tila', 'State'], requestWords),
    ],
    rows: rows.map((row) => ({
      sentat: row.sent_at,
      seller: row.sold_by,
      name: row.name,
      businessid: row.business_id,
      farmid: row.farm_id,
      address: `${row.street}, ${row.postal_code} ${row.city}`,
      telephone: row.telephone,
      state: row.state,
    })),
  }
}

export async function ownOrders(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_order as order')
    .innerJoin('logistics_account as customer', 'customer.id', 'order.customer')
    .innerJoin('peatsale_seller as seller', 'seller.id', 'order.seller')
    .select(['order.number', 'order.created_at', 'order.state'])
    .select(['customer.name as bought_by', 'seller.name as sold_by'])
    .where('order.entered_by', '=', person)
    .orderBy('order.created_at', 'desc')
    .execute()
  return {
    name: 'orders',
    title: { fi: 'Tekemäsi tilaukset', en: 'Orders that you made' },
    columns: [
      column('madeat', 'moment', ['Tehty', 'Made']),
      column('number', 'text', ['Tilaus', 'Order']),
      column('customer', 'text', ['Asiakas', 'Customer']),
      column('seller', 'text', ['Myyjä', 'Seller']),
      codes('state', ['Tila', 'State'], orderWords),
    ],
    rows: rows.map((row) => ({
      madeat: row.created_at,
      number: row.number,
      customer: row.bought_by,
      seller: row.sold_by,
      state: row.state,
    })),
  }
}

/** What was ordered, a row to each product; quantities as they were ordered. */
export async function orderedGoods(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_order_line as line')
    .innerJoin('peatsale_order as order', 'order.id', 'line.order_id')
    .innerJoin('peatsale_product as product', 'product.id', 'line.product')
    .select(['order.number', 'product.code', 'product.name_fi', 'product.name_en', 'line.ordered', 'line.unit'])
    .where('order.entered_by', '=', person)
    .orderBy('order.created_at', 'desc')
    .orderBy('line.position')
    .execute()
  const names = Object.fromEntries(rows.map(({ code, name_fi, name_en }) => [code, { fi: name_fi, en: name_en }]))
  return {
    name: 'goods',
    title: { fi: 'Mitä tilasit', en: 'What you ordered' },
    columns: [
      column('order', 'text', ['Tilaus', 'Order']),
      codes('product', ['Tuote', 'Product'], names),
      column('quantity', 'number', ['Määrä', 'Quantity']),
      codes('unit', ['Yksikkö', 'Unit'], unitWords),
    ],
    rows: rows.map(({ number, code, ordered, unit }) => ({
      order: number,
      product: code,
      quantity: ordered / 1000,
      unit,
    })),
  }
}

/** Loads of the orders that the person made: neither who drove them nor what they cost. */
export async function orderedLoads(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load as load')
    .innerJoin('peatsale_order as order', 'order.id', 'load.order_id')
    .select(['load.number', 'load.state', 'load.week', 'load.delivery_day'])
    .where('order.entered_by', '=', person)
    .orderBy('load.created_at', 'desc')
    .orderBy('load.number')
    .execute()
  return {
    name: 'deliveries',
    title: { fi: 'Tilaustesi kuormat', en: 'Loads of your orders' },
    columns: [
      column('load', 'text', ['Kuorma', 'Load']),
      codes('state', ['Tila', 'State'], loadWords),
      column('week', 'week', ['Viikko', 'Week']),
      column('deliveredon', 'day', ['Toimitettu', 'Delivered']),
    ],
    rows: rows.map(({ number, state, week, delivery_day }) => ({
      load: number,
      state,
      week,
      deliveredon: delivery_day,
    })),
  }
}

/** Papers of the orders that the person made and of the loads that the person drove. */
export async function ownDocuments(reader: PeatReader, person: string): Promise<PersonalList> {
  const own = ownTables(reader)
  const orders = own.selectFrom('peatsale_order').select('id').where('entered_by', '=', person)
  const ordered = own.selectFrom('peatsale_load').select('id').where('order_id', 'in', orders)
  const driven = own.selectFrom('peatsale_load_driver').select('load_id').where('person', '=', person)
  const rows = await own
    .selectFrom('peatsale_document')
    .select(['kind', 'number', 'edition', 'issued_at'])
    .where((is) => is.or([is('of_id', 'in', orders), is('of_id', 'in', ordered), is('of_id', 'in', driven)]))
    .orderBy('issued_at', 'desc')
    .execute()
  return {
    name: 'documents',
    title: { fi: 'Asiakirjat', en: 'Documents' },
    columns: [
      column('issuedat', 'moment', ['Annettu', 'Issued']),
      codes('kind', ['Asiakirja', 'Document'], documentWords),
      column('number', 'text', ['Numero', 'Number']),
      column('edition', 'number', ['Laitos', 'Edition']),
    ],
    rows: rows.map(({ kind, number, edition, issued_at }) => ({ issuedat: issued_at, kind, number, edition })),
  }
}
