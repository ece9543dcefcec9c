/** What goes of an order when its time is over. Numbers, days, quantities, states and sums stay (2.6). */
import { canonicalJson } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { searchText } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { peatDocuments } from '../documents/peat-documents.ts'
import { markCleared } from './cleared.ts'

interface Clearing {
  readonly host: Host
  readonly id: string
  readonly now: string
}

/** Whom to call, how to get in, and what was written beside it; also where the log repeats them. */
export async function clearContacts(transaction: PeatTransaction, { id, now }: Clearing): Promise<void> {
  const own = ownTables(transaction)
  await own
    .updateTable('peatsale_order')
    .set({ contact_name: '', contact_phone: '', instructions: '', note: '' })
    .where('id', '=', id)
    .execute()
  const requests = await own.selectFrom('peatsale_order_request').selectAll().where('order_id', '=', id).execute()
  for (const { id: request, fields } of requests) {
    const stripped = { fields: withoutContacts(fields) }
    await own.updateTable('peatsale_order_request').set(stripped).where('id', '=', request).execute()
  }
  const events = own.selectFrom('peatsale_event').select(['id', 'data']).where('of_id', '=', id)
  for (const { id: event, data } of await events.execute()) {
    const stripped = withoutContacts(data)
    if (stripped === data) continue
    await own.updateTable('peatsale_event').set({ data: stripped }).where('id', '=', event).execute()
  }
  await markCleared(transaction, { of: id, level: 'contacts', now })
}

const contactFields: readonly string[] = ['contactName', 'contactTelephone', 'instructions', 'note']

function withoutContacts(json: string): string {
  if (!contactFields.some((field) => json.includes(`"${field}"`))) return json
  return canonicalJson(JSON.parse(json, (key, value: unknown) => (contactFields.includes(key) ? undefined : value)))
}

/** Who ordered, drove, received and decided, all words, and the papers. */
export async function clearOrder(transaction: PeatTransaction, { host, id, now }: Clearing): Promise<void> {
  await clearContacts(transaction, { host, id, now })
  const own = ownTables(transaction)
  const order = await own
    .updateTable('peatsale_order')
    .set({ entered_by: '', confirmed_by: '', purchase_reference: '', words: '', hold_words: '' })
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirstOrThrow()
  const found = { search_text: searchText([order.number ?? '']) }
  await own.updateTable('peatsale_order').set(found).where('id', '=', id).execute()
  const asked = { words: '', fields: '{}', made_by: '', decided_by: '', answer: '' }
  await own.updateTable('peatsale_order_request').set(asked).where('order_id', '=', id).execute()
  const loads = await own.selectFrom('peatsale_load').select(['id', 'number']).where('order_id', '=', id).execute()
  for (const load of loads) await clearLoad(transaction, load)
  const all = [id, ...loads.map((load) => load.id)]
  await peatDocuments.clear(transaction, { host, of: all })
  // What an event led to stays: the log still says how the order came to be what it is.
  const told = { data: '{}', answer: '{}', actor: '', device: '' }
  await own.updateTable('peatsale_event').set(told).where('of_id', 'in', all).execute()
  await markCleared(transaction, { of: id, level: 'all', now })
}

async function clearLoad(transaction: PeatTransaction, load: { id: string; number: string }): Promise<void> {
  const own = ownTables(transaction)
  const people = { driver: null, verified_by: '', accepted_by: '' }
  const words = {
    receiver_name: '',
    receipt_remarks: '',
    verify_words: '',
    freight_reason: null,
    search_text: searchText([load.number]),
  }
  await own
    .updateTable('peatsale_load')
    .set({ ...people, ...words })
    .where('id', '=', load.id)
    .execute()
  await own.deleteFrom('peatsale_load_driver').where('load_id', '=', load.id).execute()
  await own
    .updateTable('peatsale_exception')
    .set({ words: '', told_by: '', handled_by: '', handled_words: '' })
    .where('load_id', '=', load.id)
    .execute()
  await own.updateTable('peatsale_flag').set({ resolved_by: '' }).where('load_id', '=', load.id).execute()
  await own.updateTable('peatsale_carrier_row').set({ words: '' }).where('load_id', '=', load.id).execute()
  // Of the load itself they hold names, of its lines quantities.
  await own.deleteFrom('peatsale_correction').where('target_id', '=', load.id).execute()
  const lines = own.selectFrom('peatsale_load_line').select('id').where('load_id', '=', load.id)
  await own.updateTable('peatsale_correction').set({ who: '', reason: '' }).where('target_id', 'in', lines).execute()
}
