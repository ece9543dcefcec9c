import { carrierCalls } from './carriers/calls.ts'
import { customerCalls } from './customers/calls.ts'
import { memberCalls } from './customers/member-calls.ts'
import { requestCalls } from './customers/request-calls.ts'
import { giveDocument, readDocument, searchDocuments } from './documents/calls.ts'
import { readDriverDay } from './driving/calls.ts'
import { invoicingCalls } from './invoicing/calls.ts'
import { saveBucket } from './loading/bucket-call.ts'
import { readLoaderDay } from './loading/calls.ts'
import { loadsCalls } from './loads/calls.ts'
import { ordersCalls } from './orders/calls.ts'
import { priceCalls } from './prices/calls.ts'
import { tariffCalls } from './prices/tariff-calls.ts'
import { productCalls } from './products/calls.ts'
import { findAnything } from './search/search-call.ts'
import { sellersCalls } from './sellers/calls.ts'
import { siteCalls } from './sites/calls.ts'
import { readStart } from './start/calls.ts'
import { swampCalls } from './swamps/calls.ts'
import { syncEvents } from './sync/calls.ts'

/** Every call that is answered, by name. */
export const peatCalls = {
  ...sellersCalls,
  ...memberCalls,
  ...requestCalls,
  ...siteCalls,
  ...customerCalls,
  ...ordersCalls,
  ...loadsCalls,
  readDriverDay,
  readLoaderDay,
  readStart,
  readDocument,
  giveDocument,
  searchDocuments,
  ...invoicingCalls,
  syncEvents,
  ...priceCalls,
  ...tariffCalls,
  ...productCalls,
  ...swampCalls,
  ...carrierCalls,
  saveBucket,
  findAnything,
}
