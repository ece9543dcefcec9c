/** Draws issued documents, keeps the PDF, and sends the letter that takes it along (4.1, 5.6). */
import type { ApplicationJob, DocumentLanguage, Host, NoTables } from '@workspace/portal/server'
import { seconds } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import type { ApplicationTables } from '../application-tables.ts'
import { documentsIn, filesIn, ownerInLanguage } from './document-store.ts'
import type { DocumentTable } from './document-table.ts'
import { clearedContent } from './document-table.ts'
import { personalQueues } from './personal-queues.ts'

/** What each kind of document is called, in the title and the file name. */
export type DocumentTitles = Readonly<Record<string, { readonly fi: string; readonly en: string }>>

/** The rest follows with the next run. */
const mostInRun = 50

/** `letter` writes the letter that takes the drawn document along. */
export type SendDocument<Own extends object> = (
  transaction: Transaction<NoTables>,
  sending: {
    readonly host: Host
    readonly now: Date
    readonly document: DocumentTable & Own & { readonly file: string }
  },
) => Promise<void>

export function drawingJob<Own extends object>(
  { document: table }: ApplicationTables,
  titles: DocumentTitles,
  letter: SendDocument<Own>,
): ApplicationJob {
  /** The process that comes first keeps the file and sends the letter. */
  const keepDrawn = async (host: Host, document: DocumentTable & Own, now: Date) => {
    const file = await host.files.keep(
      await drawnDocument(host, document, { titles, language: languageOf(document.language) }),
      'pdf',
    )
    await host.database.writing(async (transaction) => {
      const documents = documentsIn(transaction)
      const kept = await documents
        .updateTable(table)
        .set({ file })
        .where('id', '=', document.id)
        .where('file', 'is', null)
        .returning(['letter', 'is_void'])
        .executeTakeFirst()
      if (!kept) return
      await host.files.use(transaction, file, `document:${document.id}`)
      if (kept.letter === '' || kept.is_void === 1) return
      await letter(transaction, { host, now, document: { ...document, letter: kept.letter, file } })
      await documents.updateTable(table).set({ letter: '' }).where('id', '=', document.id).execute()
    })
  }
  return {
    name: 'documents',
    every: seconds(5),
    run: async (host, now) => {
      const documents = documentsIn(host.database.reading).selectFrom(table).selectAll().where('file', 'is', null)
      const waiting = await documents.orderBy('issued_at').orderBy('id').limit(mostInRun).execute()
      for (const document of waiting) await keepDrawn(host, document as DocumentTable & Own, now)
      return waiting.length
    },
  }
}

/** The same content gives the same bytes, whenever it is drawn. @throws Refused `busy` */
async function drawnDocument(
  { pdf }: Pick<Host, 'pdf'>,
  { kind, number, content, sha256, issued_at }: DocumentTable,
  { titles, language }: { readonly titles: DocumentTitles; readonly language: DocumentLanguage },
): Promise<Uint8Array> {
  const facts = { title: `${titleOf(titles, kind, language)} ${number}`, language, at: new Date(issued_at) }
  return await pdf.draw(kind, { ...JSON.parse(content), sha256 }, facts)
}

function titleOf(titles: DocumentTitles, kind: string, language: string): string {
  return titles[kind]?.[language === 'en' ? 'en' : 'fi'] ?? kind
}

export function languageOf(stored: string): DocumentLanguage {
  return stored === 'en' || stored === 'both' ? stored : 'fi'
}

/** Plain ASCII: `tilausvahvistus-KM-26-00487.pdf`. */
export function fileName(
  titles: DocumentTitles,
  { kind, number, edition }: Pick<DocumentTable, 'kind' | 'number' | 'edition'>,
  language: string,
): string {
  const ascii = titleOf(titles, kind, language).toLowerCase().replaceAll('ä', 'a').replaceAll(' ', '-')
  return `${ascii}-${number}${edition === 1 ? '' : `-${edition}`}.pdf`
}

/**
 * A document in another language than it was issued in: drawn when it is first asked for, and kept.
 * @returns the id of the file, or undefined while too many of the person's documents wait.
 */
export function otherLanguages(
  { document: documentTable, documentFile: table }: ApplicationTables,
  titles: DocumentTitles,
) {
  const queues = personalQueues()
  const keptFile = async (host: Host, document: string, language: string) => {
    const files = filesIn(host.database.reading).selectFrom(table).select('file')
    return (await files.where('document', '=', document).where('language', '=', language).executeTakeFirst())?.file
  }
  const drawAndKeep = async (host: Host, document: DocumentTable, language: DocumentLanguage) => {
    const file = await host.files.keep(await drawnDocument(host, document, { titles, language }), 'pdf')
    await host.database.writing(async (transaction) => {
      const stored = documentsIn(transaction).selectFrom(documentTable).select('content').where('id', '=', document.id)
      // Its retention may have ended meanwhile: then nothing is kept.
      if ((await stored.executeTakeFirst())?.content === clearedContent) return
      const once = filesIn(transaction)
        .insertInto(table)
        .values({ document: document.id, language, file })
        .onConflict((conflict) => conflict.doNothing())
      if ((await once.returning('file').executeTakeFirst()) === undefined) return
      await host.files.use(transaction, file, ownerInLanguage(document.id, language))
    })
    return file
  }
  return async (
    host: Host,
    { document, language, person }: { document: DocumentTable; language: DocumentLanguage; person: string },
  ): Promise<string | undefined> => {
    const kept = await keptFile(host, document.id, language)
    if (kept !== undefined) return kept
    // The request before it in the person's queue may have drawn the same document.
    return await queues.take(
      person,
      async () => (await keptFile(host, document.id, language)) ?? (await drawAndKeep(host, document, language)),
    )
  }
}
