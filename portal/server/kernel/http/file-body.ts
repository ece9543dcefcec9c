import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../../../contract/own.ts'
import { importFileMost } from '../../../contract/own.ts'
import { Refused } from '../refusals/refuse.ts'

/** Routes within take any file; its bytes wait in the line until the call's access has been looked at. */
export function leaveBodiesUnread(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_, payload, done) => done(null, payload))
}

/** The file that the call takes; undefined for other calls. @throws Refused payload_too_large */
export async function readFileBody(
  { file, most = importFileMost }: Call,
  { body, headers }: FastifyRequest,
): Promise<Buffer | undefined> {
  if (file !== 'taken') return undefined
  if (Number(headers['content-length'] ?? 0) > most) throw new Refused('payload_too_large')
  const pieces: Buffer[] = []
  let size = 0
  if (!(body instanceof Readable)) return Buffer.alloc(0)
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > most) throw new Refused('payload_too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
