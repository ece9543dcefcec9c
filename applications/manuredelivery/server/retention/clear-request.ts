/** What goes of a request and of a consignment when its time is over. Numbers, days, weights, nutrients and sums stay (7.11). */
import { canonicalJson } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { searchText } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import type { Clearing } from './cleared.ts'
import { markCleared } from './cleared.ts'

type WithFiles = Clearing & { readonly host: Pick<Host, 'files'> }

/** Whom to call, how to get in, who handed over; also where the logs repeat them. */
export async function clearContacts(transaction: ManureTransaction, { id, now }: Clearing): Promise<void> {
  const own = ownTables(transaction)
  await own
    .updateTable('manuredelivery_request')
    .set({ contact_name: '', contact_phone: '', instructions: '', note: '' })
    .where('id', '=', id)
    .execute()
  const changes = own.selectFrom('manuredelivery_change').select(['id', 'fields']).where('request', '=', id)
  for (const { id: change, fields } of await changes.execute()) {
    if (fields === null) continue
    const stripped = { fields: withoutContacts(fields) }
    await own.updateTable('manuredelivery_change').set(stripped).where('id', '=', change).execute()
  }
  await stripEvents(transaction, id)
  const consignments = own.selectFrom('manuredelivery_consignment').select('id').where('request', '=', id)
  for (const consignment of await consignments.execute()) await clearHandedOver(transaction, consignment)
  await markCleared(transaction, { id, level: 'contacts', now })
}

/** The name of who handed over; the commercial document keeps it for its own time. */
export async function clearHandedOver(transaction: ManureTransaction, { id }: Pick<Clearing, 'id'>): Promise<void> {
  const consignment = ownTables(transaction).updateTable('manuredelivery_consignment').set({ handed_over_by: '' })
  await consignment.where('id', '=', id).execute()
  await stripEvents(transaction, id)
}

async function stripEvents(transaction: ManureTransaction, of: string): Promise<void> {
  const own = ownTables(transaction)
  const events = own.selectFrom('manuredelivery_event').select(['id', 'data']).where('of_id', '=', of)
  for (const { id, data } of await events.execute()) {
    const stripped = withoutContacts(data)
    if (stripped !== data) {
      await own.updateTable('manuredelivery_event').set({ data: stripped }).where('id', '=', id).execute()
    }
  }
}

const contactFields: readonly string[] = ['contactName', 'contactTelephone', 'instructions', 'note', 'handedOverBy']

function withoutContacts(json: string): string {
  if (!contactFields.some((field) => json.includes(`"${field}"`))) return json
  return canonicalJson(JSON.parse(json, (key, value: unknown) => (contactFields.includes(key) ? undefined : value)))
}

/** Who offered, declared and decided, all words, and the documents. Its consignments have been cleared. */
export async function clearRequest(transaction: ManureTransaction, { host, id, now }: WithFiles): Promise<void> {
  await clearContacts(transaction, { id, now })
  const own = ownTables(transaction)
  const request = own.updateTable('manuredelivery_request').where('id', '=', id)
  const nobody = { entered_by: '', accepted_by: '', hold_words: '' }
  const { number } = await request.set(nobody).returning('number').executeTakeFirstOrThrow()
  await request.set({ search_text: searchText([number ?? '']) }).execute()
  await own
    .updateTable('manuredelivery_declaration')
    .set({ person: '', phone_who: '', words: '' })
    .where('request', '=', id)
    .execute()
  await own
    .updateTable('manuredelivery_change')
    .set({ words: '', fields: null, answer: '', asked_by: '', decided_by: '' })
    .where('request', '=', id)
    .execute()
  await clearLog(transaction, { host, id })
  await markCleared(transaction, { id, level: 'all', now })
}

/** Who drove, weighed, confirmed and objected, all words, and the documents. Visits name nobody and stay. */
export async function clearConsignment(transaction: ManureTransaction, { host, id, now }: WithFiles): Promise<void> {
  const own = ownTables(transaction)
  const consignment = own.updateTable('manuredelivery_consignment').where('id', '=', id)
  const { number, confirmed_by } = await consignment
    .set({ driver: null, handed_over_by: '', remarks: '', refusal_words: '', returned_to: '', stop_words: '' })
    .returning(['number', 'confirmed_by'])
    .executeTakeFirstOrThrow()
  const by = confirmed_by === 'silence' ? confirmed_by : ''
  await consignment.set({ confirmed_by: by, search_text: searchText([number]) }).execute()
  await clearRows(transaction, id)
  await clearLog(transaction, { host, id })
  await markCleared(transaction, { id, level: 'all', now })
}

async function clearRows(transaction: ManureTransaction, id: string): Promise<void> {
  const own = ownTables(transaction)
  await own.deleteFrom('manuredelivery_driver').where('consignment', '=', id).execute()
  await own
    .updateTable('manuredelivery_weighing')
    .set({ gross_by: '', tare_by: '' })
    .where('consignment', '=', id)
    .execute()
  await own
    .updateTable('manuredelivery_flag')
    .set({ resolved_by: '', words: '' })
    .where('consignment', '=', id)
    .execute()
  await own
    .updateTable('manuredelivery_exception')
    .set({ words: '', reported_by: '', handled_by: '' })
    .where('consignment', '=', id)
    .execute()
  await own
    .updateTable('manuredelivery_objection')
    .set({ words: '', answer: '', raised_by: '', decided_by: '' })
    .where('consignment', '=', id)
    .execute()
  // Old and new values may be names, too.
  await own.deleteFrom('manuredelivery_correction').where('consignment', '=', id).execute()
}

/** What an event led to stays: the log still shows how the record became what it is. */
async function clearLog(transaction: ManureTransaction, { host, id }: Omit<WithFiles, 'now'>): Promise<void> {
  await manureDocuments.clear(transaction, { host, of: [id] })
  const empty = { data: '{}', answer: '{}', actor: '', device: '' }
  await ownTables(transaction).updateTable('manuredelivery_event').set(empty).where('of_id', '=', id).execute()
}
