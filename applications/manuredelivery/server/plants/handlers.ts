import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage, writeRow } from '@workspace/portal/server'
import { sql } from 'kysely'
import { readPlant, saveScale, searchPlants } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { addressOf, gateOf, officeOf, plantRow, scaleRow } from './plant-store.ts'
import { savePlantHandler } from './save-plant.ts'

const { reads, writes } = handlersOf<ManureActor>()

const searchPlantsHandler = reads(searchPlants, async ({ host, actor }, asked) => {
  const { company, find, sort, direction, cursor, limit } = asked
  const { companies, plants } = actor
  let found = ownTables(host.database.reading)
    .selectFrom('manuredelivery_plant')
    .where((is) =>
      is.or([
        ...(companies.length > 0 ? [is('company', 'in', companies)] : []),
        ...(plants.length > 0 ? [is('id', 'in', plants)] : []),
      ]),
    )
  if (company !== '') found = found.where('company', '=', company)
  if (find !== '') found = found.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  return {
    rows: page.rows.map(addressOf),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

const readPlantHandler = reads(readPlant, async ({ host, actor }, { id }, refuse) => {
  const reader = host.database.reading
  const row = await plantRow(reader, id)
  if (row === undefined) throw refuse('not_found')
  const isOffice = actor.companies.includes(row.company)
  const [gate, office] = await Promise.all([
    isOffice || actor.plants.includes(id) ? gateOf(reader, row) : null,
    isOffice ? officeOf(host, row) : null,
  ])
  return { plant: { ...addressOf(row), version: row.version, gate, office } }
})

const saveScaleHandler = writes(saveScale, {
  write: async ({ actor, transaction, request }, given, refuse) => {
    const { id, version, company, plant, name, divisionKg, maxKg, serial, verifiedUntil } = given
    const stored = await scaleRow(transaction, id)
    const isOwn = actor.companies.includes(company) && (stored === undefined || stored.company === company)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    if (plant !== null && (await plantRow(transaction, plant))?.company !== company) {
      throw refuse('invalid_input', { fields: ['plant'] })
    }
    const values = {
      ...{ company, plant, name, serial, division_kg: divisionKg, max_kg: maxKg, verified_until: verifiedUntil },
    }
    const row = { id, version, now: request.now, isNew: stored === undefined, values }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_scale', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

export const plantHandlers = {
  searchPlants: searchPlantsHandler,
  readPlant: readPlantHandler,
  savePlant: savePlantHandler,
  saveScale: saveScaleHandler,
}
