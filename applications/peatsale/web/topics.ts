/** What the application's live events make old. */
import type { ApplicationTopics } from '@workspace/portal/web'
import { readCarrier, readWashes, searchCarriers } from '../contract/carriers/calls.ts'
import { readCustomer, searchCustomers } from '../contract/customers/calls.ts'
import { readCustomerRequest, searchCustomerRequests } from '../contract/customers/request-calls.ts'
import { searchDocuments } from '../contract/documents/calls.ts'
import { readDriverDay } from '../contract/driving/calls.ts'
import { readUnbilledWeeks, searchBatches } from '../contract/invoicing/calls.ts'
import { readLoaderDay } from '../contract/loading/calls.ts'
import { readLoad, readLoadEvents, searchLoads } from '../contract/loads/calls.ts'
import { readProblems } from '../contract/loads/problem-calls.ts'
import { searchVerifications } from '../contract/loads/verification-call.ts'
import { readOfficeWeek } from '../contract/loads/week-call.ts'
import { estimateOrder, prepareConfirmation, priceOrderEdit, readOrder } from '../contract/orders/calls.ts'
import { searchOrders } from '../contract/orders/search-call.ts'
import {
  comparePriceList,
  readCustomerPrices,
  readFreightTables,
  readPriceList,
  readVatRates,
  searchPriceLists,
} from '../contract/prices/calls.ts'
import { readCarrierTariffs } from '../contract/prices/tariff-calls.ts'
import { readProduct, searchProducts } from '../contract/products/calls.ts'
import { readSeller, readSellers } from '../contract/sellers/calls.ts'
import { readStart } from '../contract/start/calls.ts'
import { readSwamp, searchSwamps } from '../contract/swamps/calls.ts'
import { searchMovements } from '../contract/swamps/movement.ts'

const fields = [readDriverDay, readLoaderDay, readOfficeWeek, readProblems]
const work = [readStart, searchOrders, readOrder, searchLoads, searchVerifications, readLoad, readLoadEvents, ...fields]

const prices = [searchPriceLists, readPriceList, comparePriceList, readFreightTables, readVatRates, estimateOrder]

export const topics: ApplicationTopics = {
  orders: [...work, prepareConfirmation, priceOrderEdit, readSwamp, searchDocuments],
  loads: [...work, readSwamp, searchMovements, searchDocuments],
  prices: [prepareConfirmation, priceOrderEdit, readCustomerPrices, ...prices],
  requests: [readStart, searchCustomerRequests, readCustomerRequest],
  registers: [
    ...[readSeller, readSellers, searchProducts, readProduct, searchSwamps, readSwamp, searchMovements],
    ...[searchCarriers, readCarrier, readCustomer, searchCustomers, prepareConfirmation, estimateOrder],
  ],
  batches: [searchBatches, readUnbilledWeeks],
  'logistics:vehicles': [readCarrier, readWashes],
  tariffs: [readCarrierTariffs, readLoad, searchVerifications],
}
