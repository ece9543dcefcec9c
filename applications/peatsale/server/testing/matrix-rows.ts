/** What each call answers each caller about the targets: a table written by hand, in the order of `peatTargets`. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { peatCalls } from '../../contract/index.ts'
import type { PeatCaller } from './callers.ts'
import { carrierRows } from './carrier-rows.ts'
import { customersRows, membersRows, requestsRows } from './customers-rows.ts'
import { goodsRows } from './goods-rows.ts'
import { invoicingRows } from './invoicing-rows.ts'
import { paperRows } from './paper-rows.ts'
import { priceRows } from './price-rows.ts'
import { sellersRows } from './sellers-rows.ts'
import { sitesRows } from './sites-rows.ts'
import { tariffRows } from './tariff-rows.ts'
import { workRows } from './work-rows.ts'

export const peatMatrixRows: {
  readonly [Name in keyof typeof peatCalls]: ApplicationRow<(typeof peatCalls)[Name], PeatCaller>
} = {
  ...sellersRows,
  ...goodsRows,
  ...priceRows,
  ...tariffRows,
  ...carrierRows,
  ...customersRows,
  ...membersRows,
  ...requestsRows,
  ...sitesRows,
  ...workRows,
  ...paperRows,
  ...invoicingRows,
}
