/** Draws what has been issued, keeps the PDF, and sends the letter that takes it along (4.1, 5.6). */
import type { ApplicationJob, Host } from '@workspace/portal/server'
import { seconds } from '@workspace/portal/server'
import type { Selectable } from 'kysely'
import type { PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { letterWithDocument } from '../letters/document-letters.ts'
import { drawnDocument } from './drawn-document.ts'

export type StoredDocument = Selectable<PeatTables['peatsale_document']>

/** So many in one run; the rest follow with the next. */
const atOnce = 50

export const drawDocuments: ApplicationJob = {
  name: 'documents',
  every: seconds(5),
  run: async (host, now) => {
    const undrawn = ownTables(host.database.reading).selectFrom('peatsale_document').selectAll()
    const waiting = await undrawn.where('file', 'is', null).orderBy('issued_at').orderBy('id').limit(atOnce).execute()
    for (const document of waiting) await keepDrawn(host, document, now)
    return waiting.length
  },
}

/** Whoever of several processes comes first keeps it and sends the letter. */
async function keepDrawn(host: Host, document: StoredDocument, now: Date): Promise<void> {
  const bytes = await drawnDocument(host, document)
  const file = await host.files.keep(bytes, 'pdf')
  await host.database.writing(async (transaction) => {
    const own = ownTables(transaction)
    const kept = await own
      .updateTable('peatsale_document')
      .set({ file })
      .where('id', '=', document.id)
      .where('file', 'is', null)
      .returning(['letter', 'is_void'])
      .executeTakeFirst()
    if (!kept) return
    await host.files.use(transaction, file, `document:${document.id}`)
    if (kept.letter === '' || kept.is_void === 1) return
    await letterWithDocument(transaction, { host, document: { ...document, letter: kept.letter, file }, now })
    await own.updateTable('peatsale_document').set({ letter: '' }).where('id', '=', document.id).execute()
  })
}
