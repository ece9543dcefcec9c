/** What the package holds of a person: the washes that the person recorded, in whichever application. */
import type { PersonalList } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { storedTables } from '../database/tables.ts'
import type { CodeWords } from './columns.ts'
import { codes, column } from './columns.ts'

const methodWords: CodeWords = {
  dryClean: { fi: 'Kuivaharjaus', en: 'Dry clean' },
  wash: { fi: 'Pesu', en: 'Wash' },
  washDisinfect: { fi: 'Pesu ja desinfiointi', en: 'Wash and disinfect' },
}

/** Voided washes too: the person recorded them. Lists without a row are left out. */
export async function personalLists(
  reader: Kysely<NoTables>,
  { id }: { readonly id: string },
): Promise<readonly PersonalList[]> {
  const rows = await storedTables(reader)
    .selectFrom('logistics_wash as wash')
    .innerJoin('logistics_vehicle as vehicle', 'vehicle.id', 'wash.vehicle')
    .select(['wash.at', 'vehicle.plate', 'wash.method', 'wash.place', 'wash.note'])
    .where('wash.washed_by', '=', id)
    .orderBy('wash.at', 'desc')
    .orderBy('wash.id')
    .execute()
  if (rows.length === 0) return []
  const washes: PersonalList = {
    name: 'washes',
    title: { fi: 'Kirjaamasi pesut', en: 'Washes that you recorded' },
    columns: [
      column('at', 'moment', ['Aika', 'Time']),
      column('plate', 'text', ['Auto', 'Vehicle']),
      codes('method', ['Tapa', 'Method'], methodWords),
      column('place', 'text', ['Paikka', 'Place']),
      column('note', 'text', ['Huomautus', 'Note']),
    ],
    rows,
  }
  return [washes]
}
