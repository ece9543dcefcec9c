/** The register of papers: what is written there never changes; a newer edition stands in the place of the older (4.1). */

import { createHash } from 'node:crypto'
import { canonicalJson } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { newId } from '@workspace/portal/server'
import type { DocumentKind } from '../../contract/documents/document.ts'
import type { PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export interface Edition {
  readonly edition: number
  readonly replaces: number | null
  readonly issuedAt: string
}

export interface NewDocument {
  readonly kind: DocumentKind
  readonly number: string
  readonly of: { readonly kind: 'load' | 'order'; readonly id: string }
  readonly seller: string
  readonly customer: string
  readonly language: string
  /** The letter that takes it along once it is drawn; empty for none. */
  readonly letter: '' | 'order_confirmed' | 'order_changed' | 'request_decided' | 'load_delivered'
  readonly by: string
  readonly now: Date
}

export type DocumentRow = PeatTables['peatsale_document']

/** Where papers are kept. */
export interface DocumentStore {
  /** The newest edition of a paper. */
  newest(kind: DocumentKind, number: string): Promise<Pick<DocumentRow, 'id' | 'edition'> | undefined>
  /** Whether there is a delivery note of the load that holds. */
  hasNote(load: string): Promise<boolean>
  add(row: DocumentRow): Promise<void>
  /** A newer edition stands in its place, and goes by mail alone where the older one has not been sent. */
  replace(older: string, newer: string): Promise<void>
}

export function documentStoreOf(transaction: PeatTransaction): DocumentStore {
  const own = ownTables(transaction)
  return {
    newest: (kind, number) =>
      own
        .selectFrom('peatsale_document')
        .select(['id', 'edition'])
        .where('kind', '=', kind)
        .where('number', '=', number)
        .orderBy('edition', 'desc')
        .executeTakeFirst(),
    hasNote: async (load) => {
      const notes = own.selectFrom('peatsale_document').select('id').where('of_id', '=', load)
      const standing = notes.where('kind', '=', 'deliveryNote').where('is_void', '=', 0)
      return (await standing.executeTakeFirst()) !== undefined
    },
    add: async (row) => void (await own.insertInto('peatsale_document').values(row).execute()),
    replace: async (older, newer) => {
      const replaced = { replaced_by: newer, letter: '' }
      await own.updateTable('peatsale_document').set(replaced).where('id', '=', older).execute()
    },
  }
}

/** @returns the id of the new edition. */
export async function storeDocument(
  documents: DocumentStore,
  { now, by, of, ...document }: NewDocument,
  contentOf: (edition: Edition) => object,
): Promise<string> {
  const before = await documents.newest(document.kind, document.number)
  const issuedAt = now.toISOString()
  const edition = (before?.edition ?? 0) + 1
  const content = canonicalJson(contentOf({ edition, replaces: before?.edition ?? null, issuedAt }))
  const id = newId()
  const row = { id, ...document, edition, replaces: before?.id ?? null, replaced_by: null, is_void: 0, file: null }
  await documents.add({
    ...row,
    ...{ of_kind: of.kind, of_id: of.id, content, sha256: contentSha(content), issued_at: issuedAt, issued_by: by },
  })
  if (before) await documents.replace(before.id, id)
  return id
}

/** What was taken back holds no longer; its number and editions stay. */
export async function voidDocuments(
  transaction: PeatTransaction,
  { kind, of }: { readonly kind: DocumentKind; readonly of: string },
): Promise<void> {
  const documents = ownTables(transaction).updateTable('peatsale_document').set({ is_void: 1, letter: '' })
  await documents.where('of_id', '=', of).where('kind', '=', kind).execute()
}

/** In the place of a file: nothing is kept, and nothing waits to be drawn. */
export const drawnWhenAsked = ''

/** The content of a paper whose time is over; its number, edition and SHA-256 stay (2.6). */
export const clearedContent = '{}'

/** Content and file go; it holds no longer, so that no list shows what cannot be opened. */
export async function clearDocuments(
  transaction: PeatTransaction,
  { host, of }: { readonly host: Pick<Host, 'files'>; readonly of: readonly string[] },
): Promise<void> {
  const own = ownTables(transaction)
  const papers = await own.selectFrom('peatsale_document').select(['id', 'file']).where('of_id', 'in', of).execute()
  for (const { id, file } of papers) {
    if (file) await host.files.drop(transaction, file, `document:${id}`)
    await dropOtherLanguages(transaction, { host, document: id })
    // Never null again: that is what waits to be drawn.
    const rest = { content: clearedContent, file: file ?? drawnWhenAsked, is_void: 1, letter: '', issued_by: '' }
    await own.updateTable('peatsale_document').set(rest).where('id', '=', id).execute()
  }
}

async function dropOtherLanguages(
  transaction: PeatTransaction,
  { host, document }: { readonly host: Pick<Host, 'files'>; readonly document: string },
): Promise<void> {
  const own = ownTables(transaction)
  const files = await own.selectFrom('peatsale_document_file').selectAll().where('document', '=', document).execute()
  for (const { language, file } of files) await host.files.drop(transaction, file, ownerInLanguage(document, language))
  await own.deleteFrom('peatsale_document_file').where('document', '=', document).execute()
}

/** Who uses the file of a paper in another language than its own. */
export function ownerInLanguage(document: string, language: string): string {
  return `document:${document}:${language}`
}

export function contentSha(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
