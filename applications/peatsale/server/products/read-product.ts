import { handlersOf } from '@workspace/portal/server'
import { readProduct } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { productOf, productRow } from './product-store.ts'

const { reads } = handlersOf<PeatActor>()

export const readProductHandler = reads(readProduct, async ({ host, actor }, { id }, refuse) => {
  const row = await productRow(host.database.reading, id)
  if (!row || !actor.sellers.includes(row.seller)) throw refuse('not_found')
  const { version, tax_class: taxClass, account } = row
  return { product: { ...productOf(row), version, taxClass, account } }
})
