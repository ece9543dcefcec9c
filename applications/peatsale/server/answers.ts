import { carrierAnswers } from './carriers/answers.ts'
import { customersAnswers } from './customers/answers.ts'
import { documentsAnswers } from './documents/document-answers.ts'
import { readDriverDayAnswer } from './driving/driver-day.ts'
import { readLoadEventsAnswer, readOrderEventsAnswer } from './events/read-events.ts'
import { syncEventsAnswer } from './events/sync-events.ts'
import { invoicingAnswers } from './invoicing/batch-answers.ts'
import { saveBucketAnswer } from './loading/bucket-answer.ts'
import { readLoaderDayAnswer } from './loading/loader-day.ts'
import { commandLoadAnswer } from './loads/command-load.ts'
import { readOfficeWeekAnswer } from './loads/office-week.ts'
import { problemAnswers } from './loads/problems.ts'
import { readLoadAnswer } from './loads/read-load.ts'
import { searchLoadsAnswer } from './loads/search-loads.ts'
import { searchVerificationsAnswer } from './loads/verifications.ts'
import { commandOrderAnswer } from './orders/command-order.ts'
import { estimateOrderAnswer } from './orders/estimate-order.ts'
import { prepareConfirmationAnswer } from './orders/prepare-confirmation.ts'
import { priceOrderEditAnswer } from './orders/price-order-edit.ts'
import { proposeOrderAnswer } from './orders/propose-order.ts'
import { readOrderAnswer } from './orders/read-order.ts'
import { searchOrdersAnswer } from './orders/search-orders.ts'
import { priceAnswers } from './prices/answers.ts'
import { productAnswers } from './products/answers.ts'
import { findAnythingAnswer } from './search/find-anything.ts'
import { sellersAnswers } from './sellers/answers.ts'
import { sitesAnswers } from './sites/answers.ts'
import { readStartAnswer } from './start/read-start.ts'
import { swampAnswers } from './swamps/answers.ts'

/** The answer of each call. */
export const peatAnswers = {
  ...documentsAnswers,
  ...invoicingAnswers,
  ...sellersAnswers,
  ...customersAnswers,
  ...sitesAnswers,
  searchOrders: searchOrdersAnswer,
  readOrder: readOrderAnswer,
  readOrderEvents: readOrderEventsAnswer,
  proposeOrder: proposeOrderAnswer,
  estimateOrder: estimateOrderAnswer,
  prepareConfirmation: prepareConfirmationAnswer,
  priceOrderEdit: priceOrderEditAnswer,
  commandOrder: commandOrderAnswer,
  searchLoads: searchLoadsAnswer,
  searchVerifications: searchVerificationsAnswer,
  readOfficeWeek: readOfficeWeekAnswer,
  readLoad: readLoadAnswer,
  readLoadEvents: readLoadEventsAnswer,
  commandLoad: commandLoadAnswer,
  ...problemAnswers,
  readDriverDay: readDriverDayAnswer,
  readLoaderDay: readLoaderDayAnswer,
  readStart: readStartAnswer,
  syncEvents: syncEventsAnswer,
  ...priceAnswers,
  ...productAnswers,
  ...swampAnswers,
  ...carrierAnswers,
  saveBucket: saveBucketAnswer,
  findAnything: findAnythingAnswer,
}
