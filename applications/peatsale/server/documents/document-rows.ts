import type { DocumentRow } from '../../contract/documents/document.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** The papers of orders or loads, the newest edition of each first. */
export async function documentsOf(reader: PeatReader, of: readonly string[]): Promise<DocumentRow[]> {
  if (of.length === 0) return []
  const columns = ['id', 'kind', 'number', 'edition', 'replaced_by', 'is_void', 'issued_at'] as const
  const documents = ownTables(reader).selectFrom('peatsale_document').select(columns).where('of_id', 'in', of)
  const rows = await documents.orderBy('issued_at', 'desc').orderBy('edition', 'desc').orderBy('id').execute()
  return rows.map(({ id, kind, number, edition, replaced_by, is_void, issued_at }) => ({
    id,
    kind: kind as DocumentRow['kind'],
    number,
    edition,
    isReplaced: replaced_by !== null,
    isVoid: is_void === 1,
    issuedAt: issued_at,
  }))
}
