/** What the application's live events make old. */
import type { ApplicationTopics } from '@workspace/portal/web'
import { readCustomer, searchCustomers } from '../contract/customers/calls.ts'
import { readCustomerRequest, searchCustomerRequests } from '../contract/customers/request-calls.ts'
import { searchDocuments } from '../contract/documents/calls.ts'
import { readDriverDay } from '../contract/driving/calls.ts'
import { searchBatches } from '../contract/invoicing/calls.ts'
import { readLoaderDay } from '../contract/loading/calls.ts'
import { readLoad, searchLoads } from '../contract/loads/calls.ts'
import { prepareConfirmation, readOrder, searchOrders } from '../contract/orders/calls.ts'
import { readCustomerPrices } from '../contract/prices/calls.ts'
import { readStart } from '../contract/start/calls.ts'

const work = [readStart, searchOrders, readOrder, searchLoads, readLoad, readDriverDay, readLoaderDay]

export const topics: ApplicationTopics = {
  orders: [...work, prepareConfirmation, searchDocuments],
  loads: [...work, searchDocuments],
  prices: [prepareConfirmation, readCustomerPrices],
  requests: [readStart, searchCustomerRequests, readCustomerRequest],
  registers: [readCustomer, searchCustomers],
  batches: [searchBatches],
}
