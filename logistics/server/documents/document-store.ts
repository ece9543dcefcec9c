/** The register of issued documents: an edition never changes, a newer one replaces it (4.1). */
import { createHash } from 'node:crypto'
import type { Host, NoTables } from '@workspace/portal/server'
import { newId } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { ApplicationTables } from '../application-tables.ts'
import { canonicalJson } from '../commands/event-log.ts'
import type { DocumentFileTable, DocumentTable } from './document-table.ts'
import { clearedContent, drawnWhenAsked } from './document-table.ts'

export interface Edition {
  readonly edition: number
  /** The number of the edition before it. */
  readonly replaces: number | null
  readonly issuedAt: string
}

/** `Own`: the application's further columns, such as for whom the document was issued. */
export interface NewDocument<Own extends object> {
  readonly kind: string
  readonly number: string
  readonly of: { readonly kind: string; readonly id: string }
  readonly language: string
  /** The letter that takes it along once it is drawn; empty for none. */
  readonly letter: string
  readonly own: Own
  readonly by: string
  readonly now: Date
}

export interface DocumentStore<Own extends object> {
  newest(kind: string, number: string): Promise<Pick<DocumentTable, 'id' | 'edition'> | undefined>
  /** Whether the record has a document of the kind that is not void. */
  hasValid(kind: string, of: string): Promise<boolean>
  add(row: DocumentTable & Own): Promise<void>
  /** The older edition is no longer mailed. */
  replace(older: string, newer: string): Promise<void>
}

/** The names of the tables are known when the register is made, so the types know their columns and not their names. */
export function documentsIn(database: Kysely<NoTables>): Kysely<Record<string, DocumentTable>> {
  return database.withTables<Record<string, DocumentTable>>()
}

export function filesIn(database: Kysely<NoTables>): Kysely<Record<string, DocumentFileTable>> {
  return database.withTables<Record<string, DocumentFileTable>>()
}

export function documentStore<Own extends object>(
  { document: table }: ApplicationTables,
  transaction: Transaction<NoTables>,
): DocumentStore<Own> {
  const documents = documentsIn(transaction)
  return {
    newest: (kind, number) =>
      documents
        .selectFrom(table)
        .select(['id', 'edition'])
        .where('kind', '=', kind)
        .where('number', '=', number)
        .orderBy('edition', 'desc')
        .executeTakeFirst(),
    hasValid: async (kind, of) => {
      const ofRecord = documents.selectFrom(table).select('id').where('of_id', '=', of)
      const valid = ofRecord.where('kind', '=', kind).where('is_void', '=', 0)
      return (await valid.executeTakeFirst()) !== undefined
    },
    add: async (row) => void (await documents.insertInto(table).values(row).execute()),
    replace: async (older, newer) => {
      const replaced = { replaced_by: newer, letter: '' }
      await documents.updateTable(table).set(replaced).where('id', '=', older).execute()
    },
  }
}

/** @returns the id of the new edition. */
export async function storeDocument<Own extends object>(
  store: DocumentStore<Own>,
  { now, by, of, own, ...document }: NewDocument<Own>,
  contentOf: (edition: Edition) => object,
): Promise<string> {
  const before = await store.newest(document.kind, document.number)
  const issuedAt = now.toISOString()
  const edition = (before?.edition ?? 0) + 1
  const content = canonicalJson(contentOf({ edition, replaces: before?.edition ?? null, issuedAt }))
  const id = newId()
  await store.add({
    ...{ id, ...document, edition, replaces: before?.id ?? null, replaced_by: null, is_void: 0, file: null },
    ...{ of_kind: of.kind, of_id: of.id, content, sha256: contentSha(content), issued_at: issuedAt, issued_by: by },
    ...own,
  })
  if (before) await store.replace(before.id, id)
  return id
}

/** Number and editions stay. */
export async function voidDocuments(
  { document: table }: ApplicationTables,
  transaction: Transaction<NoTables>,
  { kind, of }: { readonly kind: string; readonly of: string },
): Promise<void> {
  const documents = documentsIn(transaction).updateTable(table).set({ is_void: 1, letter: '' })
  await documents.where('of_id', '=', of).where('kind', '=', kind).execute()
}

/** Removes content and files; the documents become void, so that no list shows what cannot be opened. */
export async function clearDocuments(
  tables: ApplicationTables,
  transaction: Transaction<NoTables>,
  { host, of }: { readonly host: Pick<Host, 'files'>; readonly of: readonly string[] },
): Promise<void> {
  const documents = documentsIn(transaction)
  const rows = await documents.selectFrom(tables.document).select(['id', 'file']).where('of_id', 'in', of).execute()
  for (const { id, file } of rows) {
    if (file) await host.files.drop(transaction, file, `document:${id}`)
    await dropOtherLanguages(tables, transaction, { host, document: id })
    // Not null: that is what waits to be drawn.
    const rest = { content: clearedContent, file: file ?? drawnWhenAsked, is_void: 1, letter: '', issued_by: '' }
    await documents.updateTable(tables.document).set(rest).where('id', '=', id).execute()
  }
}

async function dropOtherLanguages(
  { documentFile: table }: ApplicationTables,
  transaction: Transaction<NoTables>,
  { host, document }: { readonly host: Pick<Host, 'files'>; readonly document: string },
): Promise<void> {
  const rows = filesIn(transaction)
  const files = await rows.selectFrom(table).selectAll().where('document', '=', document).execute()
  for (const { language, file } of files) await host.files.drop(transaction, file, ownerInLanguage(document, language))
  await rows.deleteFrom(table).where('document', '=', document).execute()
}

/** The owner of a document's file in another language than its own, for the portal's file store. */
export function ownerInLanguage(document: string, language: string): string {
  return `document:${document}:${language}`
}

export function contentSha(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
