import { carrierHandlers } from './carriers/handlers.ts'
import { customerHandlers } from './customers/handlers.ts'
import { documentHandlers } from './documents/document-handlers.ts'
import { readDriverDayHandler } from './driving/driver-day.ts'
import { readLoadEventsHandler, readOrderEventsHandler } from './events/read-events.ts'
import { syncEventsHandler } from './events/sync-events.ts'
import { invoicingHandlers } from './invoicing/batch-handlers.ts'
import { saveBucketHandler } from './loading/bucket-handler.ts'
import { readLoaderDayHandler } from './loading/loader-day.ts'
import { commandLoadHandler } from './loads/command-load.ts'
import { readOfficeWeekHandler } from './loads/office-week.ts'
import { problemHandlers } from './loads/problems.ts'
import { readLoadHandler } from './loads/read-load.ts'
import { searchLoadsHandler } from './loads/search-loads.ts'
import { searchVerificationsHandler } from './loads/verifications.ts'
import { commandOrderHandler } from './orders/command-order.ts'
import { estimateOrderHandler } from './orders/estimate-order.ts'
import { prepareConfirmationHandler } from './orders/prepare-confirmation.ts'
import { priceOrderEditHandler } from './orders/price-order-edit.ts'
import { proposeOrderHandler } from './orders/propose-order.ts'
import { readOrderHandler } from './orders/read-order.ts'
import { searchOrdersHandler } from './orders/search-orders.ts'
import { priceHandlers } from './prices/handlers.ts'
import { productHandlers } from './products/handlers.ts'
import { findAnythingHandler } from './search/find-anything.ts'
import { sellerHandlers } from './sellers/handlers.ts'
import { siteHandlers } from './sites/site-handlers.ts'
import { readStartHandler } from './start/read-start.ts'
import { swampHandlers } from './swamps/handlers.ts'

/** The answer of each call. */
export const peatHandlers = {
  ...documentHandlers,
  ...invoicingHandlers,
  ...sellerHandlers,
  ...customerHandlers,
  ...siteHandlers,
  searchOrders: searchOrdersHandler,
  readOrder: readOrderHandler,
  readOrderEvents: readOrderEventsHandler,
  proposeOrder: proposeOrderHandler,
  estimateOrder: estimateOrderHandler,
  prepareConfirmation: prepareConfirmationHandler,
  priceOrderEdit: priceOrderEditHandler,
  commandOrder: commandOrderHandler,
  searchLoads: searchLoadsHandler,
  searchVerifications: searchVerificationsHandler,
  readOfficeWeek: readOfficeWeekHandler,
  readLoad: readLoadHandler,
  readLoadEvents: readLoadEventsHandler,
  commandLoad: commandLoadHandler,
  ...problemHandlers,
  readDriverDay: readDriverDayHandler,
  readLoaderDay: readLoaderDayHandler,
  readStart: readStartHandler,
  syncEvents: syncEventsHandler,
  ...priceHandlers,
  ...productHandlers,
  ...swampHandlers,
  ...carrierHandlers,
  saveBucket: saveBucketHandler,
  findAnything: findAnythingHandler,
}
