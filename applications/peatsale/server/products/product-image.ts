/** A product's picture: a file of the application, which the product's office puts and all see who see the product. */
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf, SentFile } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { giveProductImage, keepProductImage, removeProductImage } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { workedSellers } from '../rights/worked-sellers.ts'
import { isInScope, productScope } from './product-scope.ts'
import type { ProductRow } from './product-store.ts'
import { productRow } from './product-store.ts'

const { gives, writes } = handlersOf<PeatActor>()

interface Writing {
  readonly host: Host
  readonly actor: PeatActor
  readonly transaction: Transaction<NoTables>
}

export const keepProductImageHandler = writes(keepProductImage, {
  prepare: async ({ host, actor, request }, { id }, refuse) => {
    // Nobody else's bytes come onto the disk.
    if (!(await ownProduct(host.database.reading, actor, id))) throw refuse('not_found')
    return host.files.keepImage(request.file ?? Buffer.alloc(0))
  },
  write: async ({ prepared: image, ...writing }, { id }, refuse) => {
    if (!(await putImage(writing, id, image))) throw refuse('not_found')
    return { image }
  },
})

export const removeProductImageHandler = writes(removeProductImage, {
  write: async (writing, { id }, refuse) => {
    if (!(await putImage(writing, id, null))) throw refuse('not_found')
    return {}
  },
})

export const giveProductImageHandler = gives(giveProductImage, async ({ host, actor }, { id, image }, refuse) => {
  const reader = host.database.reading
  const row = await productRow(reader, id)
  if (!row || row.image !== image) throw refuse('not_found')
  const scope = await productScope(reader, actor, await workedSellers(reader, actor))
  if (!isInScope(scope, actor, row)) throw refuse('not_found')
  const { type, mediaType, body } = await host.files.open(image)
  return new SentFile(mediaType, body, `product.${type}`)
})

async function ownProduct(reader: PeatReader, { sellers }: PeatActor, id: string): Promise<ProductRow | undefined> {
  const row = await productRow(reader, id)
  return row && sellers.includes(row.seller) ? row : undefined
}

/** @returns false for a product that is not the office's. */
async function putImage({ host, actor, transaction }: Writing, id: string, image: string | null): Promise<boolean> {
  const owner = `product:${id}`
  // Of two offices at once the later one must know which picture to let go of.
  await host.database.lock(transaction, `product-image:${id}`)
  const row = await ownProduct(transaction, actor, id)
  if (!row) return false
  if (row.image === image) return true
  if (row.image !== null) await host.files.drop(transaction, row.image, owner)
  if (image !== null) await host.files.use(transaction, image, owner)
  await ownTables(transaction).updateTable('peatsale_product').set({ image }).where('id', '=', id).execute()
  await host.live.publish(transaction, { topic: 'registers', ids: [id], channels: ['everybody'] })
  return true
}
