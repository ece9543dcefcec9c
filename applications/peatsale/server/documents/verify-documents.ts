/** Whether every paper still says what was issued: for the operator (platform 13). */
import { createHash } from 'node:crypto'
import type { ApplicationCommand, Host } from '@workspace/portal/server'
import { CommandFailed } from '@workspace/portal/server'
import { ownTables } from '../database/tables.ts'
import { clearedContent, contentSha } from './store-document.ts'

const atOnce = 500

interface Paper {
  readonly id: string
  readonly kind: string
  readonly number: string
  readonly edition: number
  readonly content: string
  readonly sha256: string
  readonly file: string | null
}

export const verifyDocuments: ApplicationCommand = {
  usage: '',
  summary: 'Compares every issued document with its SHA-256, and the drawn ones with their files.',
  options: {},
  words: 0,
  run: async (_, { host, print }) => {
    let [checked, wrong, after] = [0, 0, '']
    while (true) {
      const papers = await someAfter(host, after)
      for (const paper of papers) {
        const fault = await faultOf(host, paper)
        if (fault !== undefined) print(`${paper.kind} ${paper.number} edition ${paper.edition}: ${fault}`)
        if (fault !== undefined) wrong++
      }
      checked += papers.length
      const last = papers.at(-1)
      if (last === undefined) break
      after = last.id
    }
    if (wrong > 0) throw new CommandFailed(`${wrong} of ${checked} documents are not as they were issued.`)
    print(`${checked} documents are as they were issued.`)
  },
}

async function someAfter({ database }: Host, after: string): Promise<Paper[]> {
  const columns = ['id', 'kind', 'number', 'edition', 'content', 'sha256', 'file'] as const
  const documents = ownTables(database.reading).selectFrom('peatsale_document').select(columns)
  return await documents.where('id', '>', after).orderBy('id').limit(atOnce).execute()
}

async function faultOf(host: Host, { content, sha256, file }: Paper): Promise<string | undefined> {
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
