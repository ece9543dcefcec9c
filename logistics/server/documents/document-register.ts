/** An application's register of documents: its own tables, kinds and rights; the mechanism is the same (4.1). */
import type { documentRowOf } from '@workspace/logistics/contract'
import type { DocumentLanguage, Host, NoTables } from '@workspace/portal/server'
import { SentFile } from '@workspace/portal/server'
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { tablesOf } from '../application-tables.ts'
import { clearDocuments, documentStore, documentsIn, voidDocuments } from './document-store.ts'
import type { DocumentTable } from './document-table.ts'
import { clearedContent } from './document-table.ts'
import type { DocumentTitles, SendDocument } from './draw-documents.ts'
import { drawingJob, fileName, languageOf, otherLanguages } from './draw-documents.ts'
import { verifyingCommand } from './verify-documents.ts'

/** An office reads every edition, other readers the one that is valid. */
export type DocumentReader = 'office' | 'reader' | undefined

/** @param Own the application's further columns */
export function documentRegister<Own extends object, Titles extends DocumentTitles>(key: string, titles: Titles) {
  type Kind = keyof Titles & string
  type Stored = DocumentTable & Own
  const tables = tablesOf(key)
  const fileIn = otherLanguages(tables, titles)

  const visible = (reader: Kysely<NoTables>, id: string, mayRead: MayRead<Stored>) =>
    visibleDocument({ reader, table: tables.document, id }, mayRead)

  return {
    storeIn: (transaction: Transaction<NoTables>) => documentStore<Own>(tables, transaction),
    voidOf: (transaction: Transaction<NoTables>, of: { readonly kind: Kind; readonly of: string }) =>
      voidDocuments(tables, transaction, of),
    clear: (transaction: Transaction<NoTables>, of: Parameters<typeof clearDocuments>[2]) =>
      clearDocuments(tables, transaction, of),
    fileName: (document: Pick<DocumentTable, 'kind' | 'number' | 'edition'>, language: string) =>
      fileName(titles, document, language),
    drawingJob: (letter: SendDocument<Own>) => drawingJob<Own>(tables, titles, letter),
    verifyingCommand: verifyingCommand(tables),

    /** The documents of these records, the newest edition of each first. */
    of: (reader: Kysely<NoTables>, of: Of) => documentsOf<Kind>(documentsIn(reader).selectFrom(tables.document), of),

    /** The content, for a page. @returns undefined where `mayRead` refuses */
    read: async (reader: Kysely<NoTables>, id: string, mayRead: MayRead<Stored>) => {
      const document = await visible(reader, id, mayRead)
      if (document === undefined) return undefined
      const { content, sha256, replaced_by } = document
      return {
        ...documentRow<Kind>(document),
        content: JSON.parse(content) as Record<string, unknown>,
        sha256,
        replacedBy: replaced_by,
      }
    },

    /** The PDF. @returns undefined where `mayRead` refuses; `busy` while too many of the person's documents are being drawn */
    give: async (
      host: Host,
      { id, language, person }: { readonly id: string; readonly language: DocumentLanguage; readonly person: string },
      mayRead: MayRead<Stored>,
    ): Promise<SentFile | 'busy' | undefined> => {
      const document = await visible(host.database.reading, id, mayRead)
      if (document === undefined) return undefined
      const isDrawn = document.file !== null && document.file !== '' && languageOf(document.language) === language
      const file = isDrawn ? document.file : await fileIn(host, { document, language, person })
      if (!file) return 'busy'
      const { mediaType, body } = await host.files.open(file)
      return new SentFile(mediaType, body, fileName(titles, document, language))
    },
  }
}

type MayRead<Stored> = (document: Stored) => Promise<DocumentReader>

/** A document that is void or replaced is the office's to read. */
async function visibleDocument<Stored extends DocumentTable>(
  { reader, table, id }: { readonly reader: Kysely<NoTables>; readonly table: string; readonly id: string },
  mayRead: MayRead<Stored>,
): Promise<Stored | undefined> {
  const documents = documentsIn(reader).selectFrom(table).selectAll().where('id', '=', id)
  const document = (await documents.executeTakeFirst()) as Stored | undefined
  if (!document || document.content === clearedContent) return undefined
  const as = await mayRead(document)
  const isValid = document.replaced_by === null && document.is_void === 0
  return as === 'office' || (as === 'reader' && isValid) ? document : undefined
}

interface Of {
  readonly of: readonly string[]
  readonly isOffice: boolean
}

async function documentsOf<Kind extends string>(
  documents: SelectQueryBuilder<Record<string, DocumentTable>, string, object>,
  { of, isOffice }: Of,
): Promise<ListedAs<Kind>[]> {
  if (of.length === 0) return []
  const kept = documents.select(shownColumns).where('of_id', 'in', of).where('content', '!=', clearedContent)
  const rows = await kept.orderBy('issued_at', 'desc').orderBy('edition', 'desc').orderBy('id').execute()
  const shown = rows.filter(({ replaced_by, is_void }) => isOffice || (replaced_by === null && is_void === 0))
  return shown.map((row) => documentRow<Kind>(row))
}

type ListedAs<Kind extends string> = z.infer<ReturnType<typeof documentRowOf<z.ZodMiniType<Kind>>>>

const shownColumns = ['id', 'kind', 'number', 'edition', 'replaced_by', 'is_void', 'issued_at'] as const

/** A document in a list, as `documentRowOf` of the contract has it. */
export function documentRow<Kind extends string>(
  row: Pick<DocumentTable, (typeof shownColumns)[number]>,
): ListedAs<Kind> {
  const { id, number, edition } = row
  const isReplaced = row.replaced_by !== null
  return { id, kind: row.kind as Kind, number, edition, isReplaced, isVoid: row.is_void === 1, issuedAt: row.issued_at }
}
