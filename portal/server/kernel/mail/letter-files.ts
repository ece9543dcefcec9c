/** Files that go along with letters of applications; each letter uses its own until it is forgotten. */
import * as z from 'zod/mini'
import type { OutboxTable } from '../database/outbox-tables.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { FileId, FileStore } from '../files/file-store.ts'

export interface LetterFile {
  readonly file: FileId
  /** What it is called in the letter. */
  readonly name: string
}

export interface AttachedFile {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer
}

const LetterFiles = z.array(z.object({ file: z.string(), name: z.string() }))

type Row = Pick<OutboxTable, 'id' | 'template' | 'files'>

/** The files of a letter as they stand on the disk now. @throws where one is not there. */
export async function attachedFiles({ template, files }: Row, store: FileStore): Promise<AttachedFile[]> {
  const attached: AttachedFile[] = []
  for (const { file, name } of LetterFiles.parse(JSON.parse(files))) {
    const { mediaType, body } = await store.of(keyOf(template)).open(file)
    attached.push({ name, mediaType, content: Buffer.concat(await body.toArray()) })
  }
  return attached
}

/** Who uses a file while a letter with it may still be sent. */
export function fileUser(letterId: string): string {
  return `letter:${letterId}`
}

/** Letters that are forgotten let go of their files. */
export async function releaseFiles(transaction: PortalTransaction, letters: readonly Row[]): Promise<void> {
  for (const { id, template, files } of letters) {
    if (files === '[]') continue
    const owner = `${keyOf(template)}:${fileUser(id)}`
    await transaction.deleteFrom('file_use').where('owner', '=', owner).execute()
  }
}

function keyOf(template: string): string {
  return template.split('.')[0] ?? ''
}
