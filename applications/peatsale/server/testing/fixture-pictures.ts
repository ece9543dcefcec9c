/** A picture of each seller's bulk peat, with names that a row of the matrix can name. */
import { createHash } from 'node:crypto'
import type { TestPortal } from '@workspace/portal/server/testing'
import { peatsaleManifest } from '../../contract/index.ts'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

/** As a PNG begins; further on it holds the text, by which a test knows it again. */
export function pngOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(`\x89PNG\r\n\x1a\n${text}`, 'latin1'))
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
