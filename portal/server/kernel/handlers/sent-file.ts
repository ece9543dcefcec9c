import type { Readable } from 'node:stream'

/** A success that is not JSON: a file to keep, or a stream of events. */
export class SentFile {
  readonly type: string
  readonly body: Readable | Buffer
  /** Plain ASCII; undefined for what is not to be kept as a file. */
  readonly name: string | undefined

  constructor(type: string, body: Readable | Buffer, name?: string) {
    this.type = type
    this.body = body
    this.name = name
  }
}
