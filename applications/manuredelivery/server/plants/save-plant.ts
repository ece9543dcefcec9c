import type { InputOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { finnishSortKey, handlersOf, searchText, writeRow } from '@workspace/portal/server'
import { savePlant } from '../../contract/index.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { knownTypes } from '../types/type-store.ts'
import type { PlantRow } from './plant-store.ts'
import { plantRow, receiversOf } from './plant-store.ts'

const { writes } = handlersOf<ManureActor>()

type Given = InputOf<typeof savePlant>

export const savePlantHandler = writes(savePlant, {
  prepare: async ({ host, actor }, { company, id, receivers }, refuse) => {
    if (!actor.companies.includes(company)) throw refuse('not_found')
    const known = await receiversOf(host.database.reading, id)
    const added = receivers.filter((person) => !known.includes(person))
    if (!(await arePeople(host, added))) throw refuse('invalid_input', { fields: ['receivers'] })
  },
  write: async ({ actor, transaction, request }, given, refuse) => {
    const { id, version, company } = given
    const stored = await plantRow(transaction, id)
    const isOwn = actor.companies.includes(company) && (stored === undefined || stored.company === company)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    const wrong = await wrongFields(transaction, given)
    if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
    const row = { id, version, now: request.now, isNew: stored === undefined, values: columnsOf(given) }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_plant', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    await writeLists(transaction, given)
    return { id, version: written }
  },
  onUniqueViolation: async ({ host }, given, refuse) => {
    const wrong = await wrongFields(host.database.reading, given)
    throw wrong.length > 0 ? refuse('invalid_input', { fields: wrong }) : refuse('modified_elsewhere')
  },
})

async function arePeople(host: Host, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const cards = await host.people.cards({ ids })
  return cards.filter(({ active }) => active).length === ids.length
}

/** A code that another plant has, a bay of another plant, a type that does not exist. */
async function wrongFields(reader: ManureReader, { id, code, bays, types }: Given): Promise<string[]> {
  const own = ownTables(reader)
  const others = own.selectFrom('manuredelivery_plant').select('id').where('code', '=', code).where('id', '!=', id)
  const codes = bays.map((bay) => bay.code)
  const otherBays = own
    .selectFrom('manuredelivery_bay')
    .select('code')
    .where('code', 'in', codes.length === 0 ? [''] : codes)
    .where('plant', '!=', id)
  const accepted = types.map(({ type }) => type)
  const [taken, takenBay, known] = await Promise.all([
    others.executeTakeFirst(),
    otherBays.executeTakeFirst(),
    knownTypes(reader, accepted),
  ])
  return [
    ...(taken === undefined ? [] : ['code']),
    ...(takenBay === undefined ? [] : ['bays']),
    ...(accepted.every((type) => known.has(type)) ? [] : ['types']),
  ]
}

async function writeLists(transaction: ManureTransaction, { id: plant, bays, types, receivers }: Given): Promise<void> {
  const own = ownTables(transaction)
  for (const table of ['manuredelivery_bay', 'manuredelivery_plant_type', 'manuredelivery_plant_receiver'] as const) {
    await own.deleteFrom(table).where('plant', '=', plant).execute()
  }
  const bayRows = bays.map(({ code, name }, place) => ({ code, plant, name, place }))
  const typeRows = types.map(({ type, kgPerDay }) => ({ plant, type, kg_per_day: kgPerDay }))
  const receiverRows = receivers.map((person) => ({ plant, person }))
  if (bayRows.length > 0) await own.insertInto('manuredelivery_bay').values(bayRows).execute()
  if (typeRows.length > 0) await own.insertInto('manuredelivery_plant_type').values(typeRows).execute()
  if (receiverRows.length > 0) await own.insertInto('manuredelivery_plant_receiver').values(receiverRows).execute()
}

function columnsOf(given: Given): Omit<PlantRow, 'id' | 'version' | 'changed_at'> {
  const { company, code, name, street, city, municipality, phone, instructions } = given
  return {
    ...{ company, code, name, street, city, municipality, phone, instructions },
    ...{ approval_no: given.approvalNo, business_id: given.businessId, postal_code: given.postalCode },
    ...{ lat: given.place?.lat ?? null, lon: given.place?.lon ?? null },
    ...{ open_hours: JSON.stringify(given.openHours), closed_days: JSON.stringify(given.closedDays) },
    ...{ kg_per_day: given.kgPerDay, storage_capacity_kg: given.storageCapacityKg },
    ...{ storage_kg: given.storageNow?.kg ?? null, storage_day: given.storageNow?.day ?? null },
    ...{ weighs: given.weighs ? 1 : 0, self_service: given.selfService ? 1 : 0 },
    ...{ asks_temperature: given.asksTemperature ? 1 : 0, cost_centre: given.costCentre },
    sort_name: finnishSortKey(name),
    search_text: searchText([code, name, municipality]),
  }
}
