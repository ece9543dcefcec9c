import type { ManureType } from '../../contract/index.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type TypeRow = ManureTables['manuredelivery_type']
type ValueRow = ManureTables['manuredelivery_type_value']

export function typeRow(reader: ManureReader, id: string): Promise<TypeRow | undefined> {
  return ownTables(reader).selectFrom('manuredelivery_type').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All of them, by their Finnish names, each with its table values. */
export async function allTypes(reader: ManureReader): Promise<ManureType[]> {
  const own = ownTables(reader)
  const [types, values] = await Promise.all([
    own.selectFrom('manuredelivery_type').selectAll().orderBy('sort_name').orderBy('id').execute(),
    own.selectFrom('manuredelivery_type_value').selectAll().orderBy('from_day', 'desc').execute(),
  ])
  const ofType = Map.groupBy(values, ({ type }) => type)
  return types.map((row) => typeOf(row, ofType.get(row.id) ?? []))
}

/** Which of these ids are types. */
export async function knownTypes(reader: ManureReader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const known = ownTables(reader).selectFrom('manuredelivery_type').select('id').where('id', 'in', ids)
  return new Set((await known.execute()).map(({ id }) => id))
}

/** Replaces the table of the type. */
export async function writeTable(reader: ManureReader, type: string, table: ManureType['table']): Promise<void> {
  const own = ownTables(reader)
  await own.deleteFrom('manuredelivery_type_value').where('type', '=', type).execute()
  if (table.length === 0) return
  const rows = table.map(({ from, solubleN, ...values }) => ({ type, from_day: from, soluble_n: solubleN, ...values }))
  await own.insertInto('manuredelivery_type_value').values(rows).execute()
}

function typeOf(row: TypeRow, values: readonly ValueRow[]): ManureType {
  return {
    ...{ id: row.id, version: row.version, code: row.code, nameFi: row.name_fi, nameEn: row.name_en },
    species: row.species as ManureType['species'],
    form: row.form as ManureType['form'],
    bedding: row.bedding as ManureType['bedding'],
    ...{ poultry: row.poultry === 1, kgPerM3: row.kg_per_m3, wasteCode: row.waste_code },
    declarations: JSON.parse(row.declarations),
    ...{ labelFi: row.label_fi, labelEn: row.label_en, active: row.active === 1 },
    table: values.map(({ from_day, basis, dm, n, soluble_n, p, k, source }) => ({
      from: from_day as ManureType['table'][number]['from'],
      basis: basis as ManureType['table'][number]['basis'],
      ...{ dm, n, solubleN: soluble_n, p, k, source },
    })),
  }
}
