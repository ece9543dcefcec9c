/** An office decides about the request of a farm: a new farm, a known one, or no with words (7.5). */
import type { InputOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf, newId, plainName } from '@workspace/portal/server'
import { decideFarmRequest } from '../../contract/farms/farm-request.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { notifyPeople } from '../letters/receivers.ts'
import { letters } from '../letters/templates.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { aboutRequest, companyOf, publishFarmRequest } from './farm-requests.ts'
import { isMade, join, managesMembers, takeOn } from './take-on.ts'

const { writes } = handlersOf<ManureActor>()
type Row = ManureTables['manuredelivery_farm_request']

export const decideFarmRequestHandler = writes(decideFarmRequest, {
  prepare: async ({ host }, { id }) => {
    const asked = await requestOf(host.database.reading, id)
    const [card, companies] = await Promise.all([asked && host.people.card(asked.person), host.companies()])
    const company = asked && (await companyOf(host.database.reading, asked.company))
    return { language: card?.language, listed: companies.find(({ key }) => key === company?.key)?.name }
  },
  write: async ({ host, actor, transaction, request, prepared }, given, refuse) => {
    const { now } = request
    const { decision, words } = given
    const asked = await requestOf(transaction, given.id)
    if (asked === undefined || !actor.companies.includes(asked.company)) throw refuse('not_found')
    const missing = lacking(given)
    if (missing.length > 0) throw refuse('invalid_input', { fields: missing })
    const account = decision === 'known' ? await knownOf(transaction, asked) : newId()
    if (account === undefined) throw refuse('not_found', { fields: ['decision'] })
    const decided = { ...asked, state: decision === 'decline' ? 'declined' : 'accepted', words }
    if (!(await isDecided(transaction, { ...decided, decided_by: actor.id }, now))) throw refuse('modified_elsewhere')
    if (decision === 'decline') {
      await answer(host, transaction, { ...decided, now })
      return { account: '' as const }
    }
    const { language = 'fi', listed } = prepared
    const made = { id: account, name: asked.name, businessId: asked.business_id, language, now }
    if (decision === 'new' && !(await isMade(host, transaction, made))) throw refuse('in_use', { fields: ['decision'] })
    await takeOn(host, transaction, { ...given, ...farmOf(asked), id: account, now })
    // Members read what all companies have with the farm: another one's consent is wanted.
    if (!(await managesMembers(transaction, actor, account))) throw refuse('in_use', { fields: ['decision'] })
    await join(host, transaction, { account, person: asked.person })
    const named = ownTables(transaction).updateTable('manuredelivery_farm_request').set({ account })
    await named.where('id', '=', asked.id).execute()
    if (listed !== undefined) await host.people.letIn(transaction, request, { person: asked.person, company: listed })
    await answer(host, transaction, { ...decided, now })
    return { account }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

function lacking({ decision, words, municipality, store }: InputOf<typeof decideFarmRequest>): readonly string[] {
  if (decision === 'decline') return words === '' ? ['words'] : []
  if (decision === 'known') return []
  return [...(municipality.length < 2 ? ['municipality'] : []), ...(store === '' ? ['store'] : [])]
}

function requestOf(reader: ManureReader, id: string): Promise<Row | undefined> {
  const requests = ownTables(reader).selectFrom('manuredelivery_farm_request').selectAll()
  return requests.where('id', '=', id).executeTakeFirst()
}

/** The open account with the business id that was asked with. */
async function knownOf(reader: ManureReader, { business_id }: Row): Promise<string | undefined> {
  if (business_id === '') return undefined
  const found = ownTables(reader).selectFrom('logistics_account').select('id').where('business_id', '=', business_id)
  return (await found.where('closed', '=', 0).executeTakeFirst())?.id
}

/** One person decides; a second decision changes nothing. */
async function isDecided(reader: ManureReader, { id, state, words, decided_by }: Row, now: Date): Promise<boolean> {
  const row = await ownTables(reader)
    .updateTable('manuredelivery_farm_request')
    .set({ state, words, decided_by, decided_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function farmOf({ company, name, street, postal_code, city }: Row) {
  return { company, name, street, postalCode: postal_code, city }
}

async function answer(
  host: Host,
  transaction: Parameters<typeof publishFarmRequest>[1],
  { now, ...row }: Row & { readonly now: Date },
): Promise<void> {
  const { company, person, state, words } = row
  const { name = '' } = (await companyOf(transaction, company)) ?? {}
  const letter = {
    template: state === 'accepted' ? letters.farm_request_accepted : letters.farm_request_declined,
    parameters: { company: name, farm: plainName(row.name), words },
    ...{ about: aboutRequest(row), route: '/' as const },
  }
  await notifyPeople(transaction, { host, now, company, people: [person] }, letter)
  await publishFarmRequest(host, transaction, row)
}
