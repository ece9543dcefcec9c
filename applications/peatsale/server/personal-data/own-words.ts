/** Sites of whoever buys, and what somebody has written to others. */
import { column, messageList } from '@workspace/logistics/server'
import type { PersonalList } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { aggregateWords } from './code-words.ts'

const NoteData = z.object({ text: z.string() })

/** Of the own customer accounts. Contact persons and gate codes are others', or everybody's of the account. */
export async function ownSites(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('logistics_site as site')
    .innerJoin('logistics_account as customer', 'customer.id', 'site.account')
    .innerJoin('peatsale_customer_member as member', 'member.customer', 'customer.id')
    .select(['customer.name as bought_by', 'site.name', 'site.street', 'site.postal_code', 'site.city'])
    .where('member.person', '=', person)
    .where('member.waiting', '=', 0)
    .where('site.removed', '=', 0)
    .orderBy('customer.sort_name')
    .orderBy('site.name')
    .execute()
  return {
    name: 'sites',
    title: { fi: 'Asiakkuuksiesi toimituspaikat', en: 'Sites of your customer accounts' },
    columns: [
      column('customer', 'text', ['Asiakas', 'Customer']),
      column('site', 'text', ['Toimituspaikka', 'Site']),
      column('address', 'text', ['Osoite', 'Address']),
    ],
    rows: rows.map(({ bought_by, name, street, postal_code, city }) => ({
      customer: bought_by,
      site: name,
      address: `${street}, ${postal_code} ${city}`,
    })),
  }
}

/** Words with an order that the person made, with a request to change it, with a problem of a load, and plain notes. */
export async function ownMessages(reader: PeatReader, person: string): Promise<PersonalList> {
  const own = ownTables(reader)
  const notes = await own
    .selectFrom('peatsale_order')
    .select(['created_at as at', 'number', 'note as words'])
    .where('entered_by', '=', person)
    .where('note', '!=', '')
    .execute()
  const requests = await own
    .selectFrom('peatsale_order_request as request')
    .innerJoin('peatsale_order as order', 'order.id', 'request.order_id')
    .select(['request.made_at as at', 'order.number', 'request.words'])
    .where('request.made_by', '=', person)
    .where('request.words', '!=', '')
    .execute()
  const problems = await own
    .selectFrom('peatsale_exception as problem')
    .innerJoin('peatsale_load as load', 'load.id', 'problem.load_id')
    .select(['problem.at', 'load.number', 'problem.words'])
    .where('problem.told_by', '=', person)
    .where('problem.words', '!=', '')
    .execute()
  const handled = await own
    .selectFrom('peatsale_exception as problem')
    .innerJoin('peatsale_load as load', 'load.id', 'problem.load_id')
    .select(['problem.handled_at as at', 'load.number', 'problem.handled_words as words'])
    .where('problem.handled_by', '=', person)
    .where('problem.handled_words', '!=', '')
    .execute()
  const rows = [
    ...[...notes, ...requests].map((row) => ({ ...row, of: 'order' })),
    ...[...problems, ...handled].map((row) => ({ ...row, at: row.at ?? '', of: 'load' })),
    ...(await plainNotes(reader, person)),
  ]
  return messageList(rows, aggregateWords)
}

async function plainNotes(reader: PeatReader, person: string) {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_event as event')
    .leftJoin('peatsale_order as order', 'order.id', 'event.of_id')
    .leftJoin('peatsale_load as load', 'load.id', 'event.of_id')
    .select(['event.server_time as at', 'event.aggregate as of', 'event.data'])
    .select(['order.number as order_number', 'load.number as load_number'])
    .where('event.actor', '=', person)
    .where('event.kind', '=', 'note')
    .execute()
  return rows.map(({ data, order_number, load_number, ...row }) => ({
    ...row,
    number: load_number ?? order_number,
    words: NoteData.safeParse(JSON.parse(data)).data?.text ?? '',
  }))
}
