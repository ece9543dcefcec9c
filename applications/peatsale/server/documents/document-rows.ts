import type { DocumentRow } from '../../contract/documents/document.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { clearedContent } from './store-document.ts'

/** The papers of orders or loads, the newest edition of each first; those that hold no longer are the office's to read. */
export async function documentsOf(
  reader: PeatReader,
  { of, isOffice }: { readonly of: readonly string[]; readonly isOffice: boolean },
): Promise<DocumentRow[]> {
  if (of.length === 0) return []
  const columns = ['id', 'kind', 'number', 'edition', 'replaced_by', 'is_void', 'issued_at'] as const
  const documents = ownTables(reader).selectFrom('peatsale_document').select(columns).where('of_id', 'in', of)
  const kept = documents.where('content', '!=', clearedContent)
  const rows = await kept.orderBy('issued_at', 'desc').orderBy('edition', 'desc').orderBy('id').execute()
  const shown = rows.filter(({ replaced_by, is_void }) => isOffice || (replaced_by === null && is_void === 0))
  return shown.map(documentRow)
}

type Columns = Pick<
  PeatTables['peatsale_document'],
  'id' | 'kind' | 'number' | 'edition' | 'replaced_by' | 'is_void' | 'issued_at'
>

export function documentRow({ id, kind, number, edition, replaced_by, is_void, issued_at }: Columns): DocumentRow {
  return {
    id,
    kind: kind as DocumentRow['kind'],
    number,
    edition,
    isReplaced: replaced_by !== null,
    isVoid: is_void === 1,
    issuedAt: issued_at,
  }
}
