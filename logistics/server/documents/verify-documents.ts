/** Whether every document is as it was issued: for the operator (platform 13). */
import { createHash } from 'node:crypto'
import type { ApplicationCommand, Host } from '@workspace/portal/server'
import { CommandFailed } from '@workspace/portal/server'
import type { ApplicationTables } from '../application-tables.ts'
import { contentSha, documentsIn } from './document-store.ts'
import type { DocumentTable } from './document-table.ts'
import { clearedContent } from './document-table.ts'

const readAtOnce = 500
const columns = ['id', 'kind', 'number', 'edition', 'content', 'sha256', 'file'] as const

export function verifyingCommand({ document: table }: ApplicationTables): ApplicationCommand {
  const nextAfter = async ({ database }: Host, after: string) =>
    await documentsIn(database.reading)
      .selectFrom(table)
      .select(columns)
      .where('id', '>', after)
      .orderBy('id')
      .limit(readAtOnce)
      .execute()
  return {
    usage: '',
    summary: 'Compares every issued document with its SHA-256, and the drawn ones with their files.',
    options: {},
    words: 0,
    run: async (_, { host, print }) => {
      let [checked, wrong, after] = [0, 0, '']
      while (true) {
        const documents = await nextAfter(host, after)
        for (const document of documents) {
          const fault = await faultOf(host, document)
          if (fault === undefined) continue
          print(`${document.kind} ${document.number} edition ${document.edition}: ${fault}`)
          wrong++
        }
        checked += documents.length
        const last = documents.at(-1)
        if (last === undefined) break
        after = last.id
      }
      if (wrong > 0) throw new CommandFailed(`${wrong} of ${checked} documents are not as they were issued.`)
      print(`${checked} documents are as they were issued.`)
    },
  }
}

async function faultOf(
  host: Host,
  { content, sha256, file }: Pick<DocumentTable, 'content' | 'sha256' | 'file'>,
): Promise<string | undefined> {
  if (content === clearedContent) return undefined
  if (contentSha(content) !== sha256) return 'its content has been changed'
  if (!file) return undefined
  const bytes = await bytesOf(host, file)
  if (bytes === undefined) return 'its file is gone'
  return createHash('sha256').update(bytes).digest('hex') === file ? undefined : 'its file has been changed'
}

async function bytesOf(host: Host, file: string): Promise<Buffer | undefined> {
  try {
    const { body } = await host.files.open(file)
    return Buffer.concat(await body.toArray())
  } catch {
    return undefined
  }
}
