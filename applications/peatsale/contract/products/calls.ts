import { listInput, Total } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Uuid } from '../fields/ids.ts'
import { saved } from '../fields/register.ts'
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

export const productCalls = { searchProducts, readProduct, saveProduct }
