import { listInput, saved, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles, workingRoles } from '../rights/roles.ts'
import { ListedProduct, OfficeProduct, ProductFields, ProductView, productSorts } from './product.ts'

export const searchProducts = peatCall({
  name: 'searchProducts',
  path: '/products/search',
  roles: workingRoles,
  input: listInput(ProductView, productSorts),
  output: { rows: z.array(ListedProduct), cursor: z.string(), total: z.nullable(Total) },
  refusals: ['not_found'],
})

/** One product with all that its office edits. */
export const readProduct = peatCall({
  name: 'readProduct',
  path: '/products/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { product: OfficeProduct },
  refusals: ['not_found'],
})

/** `in_use`: what has been ordered or lies in a pile keeps its unit. */
export const saveProduct = peatCall({
  name: 'saveProduct',
  path: '/products/save',
  roles: officeRoles,
  input: ProductFields,
  output: saved,
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

/** Bytes: screens send pictures that they have drawn smaller. */
export const productImageMost = 3_000_000

/** Puts a PNG, JPEG or GIF in the place of the picture that the product had, if any. */
export const keepProductImage = peatCall({
  name: 'keepProductImage',
  path: '/products/{id}/image',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { image: z.string() },
  refusals: ['not_found'],
  file: 'taken',
  most: productImageMost,
})

export const removeProductImage = peatCall({
  name: 'removeProductImage',
  path: '/products/image/remove',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: {},
  refusals: ['not_found'],
})

/** For all who see the product; a picture that it has no more is `not_found`. */
export const giveProductImage = peatCall({
  name: 'giveProductImage',
  path: '/products/image',
  roles: workingRoles,
  input: z.object({ id: Uuid, image: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  output: {},
  refusals: ['not_found'],
  file: 'given',
})

export const productCalls = {
  ...{ searchProducts, readProduct, saveProduct },
  ...{ keepProductImage, removeProductImage, giveProductImage },
}
