/** Which customers the office looks at; stands in the address. */
import { Find, orderedView, UuidOrNone } from '@workspace/portal/contract'
import { viewInAddress } from '@workspace/portal/web'
import * as z from 'zod/mini'
import { CustomerTag } from '../../contract/customers/customer.ts'

export const customersShown = ['current', 'hold', 'ended'] as const

const View = z.object({
  find: Find,
  seller: z._default(UuidOrNone, ''),
  tag: z._default(z.union([z.literal(''), CustomerTag]), ''),
  show: z._default(z.enum(customersShown), 'current'),
})
const plain = { find: '', seller: '', tag: '', show: 'current', sort: 'name', direction: 'asc' } as const

export const customerList = viewInAddress(orderedView(View, ['name']), plain, '/peatsale/office/customers')
export type CustomersView = ReturnType<typeof customerList.viewOf>
