import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** How stores write these municipalities, besides the usual capital letters; visits keep the spelling of their store. */
export async function spellingsOf(reader: ManureReader, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return []
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  const written = ownTables(reader).selectFrom('manuredelivery_store').select('municipality').distinct()
  const stored = (await written.execute()).flatMap(({ municipality }) =>
    wanted.has(municipality.toLowerCase()) ? [municipality] : [],
  )
  return [...new Set([...stored, ...[...wanted].map(capitalised)])]
}

export function capitalised(municipality: string): string {
  return municipality.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}
