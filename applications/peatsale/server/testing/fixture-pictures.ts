/** A picture of each seller's bulk peat, with names that a row of the matrix can name. */
import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { TestPortal } from '@workspace/portal/server/testing'
import { peatsaleManifest } from '../../contract/index.ts'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

/** A PNG of one row of grey pixels, which are the letters of the text, not packed: a test knows it again by them. */
export function pngOf(text: string): Uint8Array<ArrayBuffer> {
  const row = Buffer.from(`\0${text || ' '}`, 'latin1')
  return Uint8Array.from(pngFile({ width: row.length - 1, height: 1 }, deflateSync(row, { level: 0 })))
}

/** @param rows what stands in it, packed; a picture may say that it is larger than that. */
export function pngFile({ width, height }: { width: number; height: number }, rows: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey.
  head[8] = 8
  const begin = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const bytes = { [peat.biolan.bulk]: pngOf('Kuva BIO'), [peat.novarbo.bulk]: pngOf('Kuva NOV') }

/** What names the picture of that product; of one without a picture, a name that nothing has. */
export function pictureOf(product: string): string {
  const content = bytes[product]
  return content === undefined ? '0'.repeat(64) : createHash('sha256').update(content).digest('hex')
}

export async function fillPictures(portal: TestPortal): Promise<void> {
  const files = portal.host.files.of(peatsaleManifest.key)
  for (const [id, content] of Object.entries(bytes)) {
    const image = await files.keep(content, 'png')
    await writePeat(portal, async (own, transaction) => {
      await files.use(transaction, image, `product:${id}`)
      await own.updateTable('peatsale_product').set({ image }).where('id', '=', id).execute()
    })
  }
}
