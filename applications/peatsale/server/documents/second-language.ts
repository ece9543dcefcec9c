/** A paper in another language than it was issued in: drawn when it is first asked for, and kept. */
import type { DocumentLanguage, Host } from '@workspace/portal/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { StoredDocument } from './draw-documents.ts'
import { drawnDocument } from './drawn-document.ts'
import { ownTurns } from './own-turns.ts'
import { clearedContent, ownerInLanguage } from './store-document.ts'

const turns = ownTurns()

interface Asked {
  readonly document: StoredDocument
  readonly language: DocumentLanguage
  /** Who asks. */
  readonly person: string
}

/** @returns the id of the file, or undefined while too many of the person's papers wait. */
export async function fileIn(host: Host, { document, language, person }: Asked): Promise<string | undefined> {
  const kept = await keptFile(host.database.reading, document.id, language)
  if (kept !== undefined) return kept
  return await turns.take(person, async () => {
    // The one before may have been the same.
    const meanwhile = await keptFile(host.database.reading, document.id, language)
    return meanwhile ?? (await drawAndKeep(host, document, language))
  })
}

async function keptFile(reader: PeatReader, document: string, language: string): Promise<string | undefined> {
  const files = ownTables(reader).selectFrom('peatsale_document_file').select('file')
  return (await files.where('document', '=', document).where('language', '=', language).executeTakeFirst())?.file
}

async function drawAndKeep(host: Host, document: StoredDocument, language: DocumentLanguage): Promise<string> {
  const file = await host.files.keep(await drawnDocument(host, document, language), 'pdf')
  await host.database.writing(async (transaction) => {
    const own = ownTables(transaction)
    const papers = own.selectFrom('peatsale_document').select('content').where('id', '=', document.id)
    // Its time may be over meanwhile: then nothing of it is kept.
    if ((await papers.executeTakeFirst())?.content === clearedContent) return
    const row = { document: document.id, language, file }
    const once = own
      .insertInto('peatsale_document_file')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
    if ((await once.returning('file').executeTakeFirst()) === undefined) return
    await host.files.use(transaction, file, ownerInLanguage(document.id, language))
  })
  return file
}
