import type { InputOf } from '@workspace/portal/contract'
import { finnishSortKey, handlersOf, writeRow } from '@workspace/portal/server'
import { saveType, searchTypes } from '../../contract/index.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import type { TypeRow } from './type-store.ts'
import { allTypes, typeRow, writeTable } from './type-store.ts'

const { reads, writes } = handlersOf<ManureActor>()

type Given = InputOf<typeof saveType>

const searchTypesHandler = reads(searchTypes, async ({ host }) => ({ types: await allTypes(host.database.reading) }))

const saveTypeHandler = writes(saveType, {
  write: async ({ transaction, request }, given, refuse) => {
    const { id, version, table } = given
    const isNew = (await typeRow(transaction, id)) === undefined
    if (isNew && version !== 0) throw refuse('not_found')
    if (await isCodeTaken(transaction, given)) throw refuse('invalid_input', { fields: ['code'] })
    const row = { id, version, now: request.now, isNew, values: columnsOf(given) }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_type', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    await writeTable(transaction, id, table)
    return { id, version: written }
  },
  onUniqueViolation: async ({ host }, given, refuse) => {
    const isTaken = await isCodeTaken(host.database.reading, given)
    throw isTaken ? refuse('invalid_input', { fields: ['code'] }) : refuse('modified_elsewhere')
  },
})

export const typeHandlers = { searchTypes: searchTypesHandler, saveType: saveTypeHandler }

async function isCodeTaken(reader: ManureReader, { id, code }: Given): Promise<boolean> {
  const others = ownTables(reader).selectFrom('manuredelivery_type').select('id').where('id', '!=', id)
  return (await others.where('code', '=', code).executeTakeFirst()) !== undefined
}

function columnsOf(given: Given): Omit<TypeRow, 'id' | 'version' | 'changed_at'> {
  const { code, species, form, bedding } = given
  return {
    ...{ code, name_fi: given.nameFi, name_en: given.nameEn, species, form, bedding },
    ...{ poultry: given.poultry ? 1 : 0, kg_per_m3: given.kgPerM3, waste_code: given.wasteCode },
    declarations: JSON.stringify(given.declarations),
    ...{ label_fi: given.labelFi, label_en: given.labelEn, active: given.active ? 1 : 0 },
    sort_name: finnishSortKey(given.nameFi),
  }
}
