/** Calls about price lists, freight tables and VAT (2.10). Publishing moves the seller's `priceVersion`. */
import { TaxRate, TaxRateChange } from '@workspace/logistics/contract'
import { edited, listInput, saved, Total, Uuid, UuidOrNone, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { CustomerPrices } from './customer-prices.ts'
import { FreightTable, FreightTableFields } from './freight-table.ts'
import {
  ListedPriceList,
  PriceListFields,
  PriceListRow,
  PriceListView,
  PriceRowChange,
  PriceState,
  priceListSorts,
  rowChangesMost,
} from './price-list.ts'

const readers = ['customer', ...officeRoles] as const

export const searchPriceLists = peatCall({
  name: 'searchPriceLists',
  path: '/pricelists/search',
  roles: readers,
  input: listInput(PriceListView, priceListSorts),
  output: { rows: z.array(ListedPriceList), cursor: z.string(), total: z.nullable(Total) },
  refusals: ['not_found'],
})

/** A customer reads the rows of the products that it may order. */
export const readPriceList = peatCall({
  name: 'readPriceList',
  path: '/pricelists/read',
  roles: readers,
  input: z.object({ id: Uuid }),
  output: { list: ListedPriceList, rows: z.array(PriceListRow) },
  refusals: ['not_found'],
})

/** Only a draft is changed: anything else is `wrong_state`. */
export const savePriceList = peatCall({
  name: 'savePriceList',
  path: '/pricelists/save',
  roles: officeRoles,
  input: PriceListFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** All changes or none. Two rows that could fit one order equally well are refused at `changes.minQty`. */
export const savePriceRows = peatCall({
  name: 'savePriceRows',
  path: '/pricelists/rows',
  roles: officeRoles,
  input: z.object({
    list: Uuid,
    version: Version,
    changes: z.array(PriceRowChange).check(z.minLength(1), z.maxLength(rowChangesMost)),
  }),
  output: { version: Version },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** What the list changes in the one that it replaces; against none, all of its rows are added. */
export const comparePriceList = peatCall({
  name: 'comparePriceList',
  path: '/pricelists/compare',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: {
    added: z.array(PriceListRow),
    changed: z.array(z.strictObject({ before: PriceListRow, after: PriceListRow })),
    removed: z.array(PriceListRow),
  },
  refusals: ['not_found'],
})

/** The list that it replaces ends the day before this one begins. */
export const publishPriceList = peatCall({
  name: 'publishPriceList',
  path: '/pricelists/publish',
  roles: officeRoles,
  input: z.object(edited),
  output: { state: PriceState, version: Version, priceVersion: z.int() },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** A published list gives no prices from here on; a draft is put away. */
export const retirePriceList = peatCall({
  name: 'retirePriceList',
  path: '/pricelists/retire',
  roles: officeRoles,
  input: z.object(edited),
  output: { state: PriceState, version: Version, priceVersion: z.int() },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

export const readFreightTables = peatCall({
  name: 'readFreightTables',
  path: '/freight/read',
  roles: ['carrierLead', ...officeRoles],
  input: z.object({ seller: Uuid }),
  output: { tables: z.array(FreightTable) },
  refusals: ['not_found'],
})

/** Only a draft is changed: anything else is `wrong_state`. A zone has one row for a kind of product. */
export const saveFreightTable = peatCall({
  name: 'saveFreightTable',
  path: '/freight/save',
  roles: officeRoles,
  input: FreightTableFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** Of two tables of one day that which begins later holds, of two alike the one that was published later. */
export const publishFreightTable = peatCall({
  name: 'publishFreightTable',
  path: '/freight/publish',
  roles: officeRoles,
  input: z.object(edited),
  output: { state: PriceState, version: Version, priceVersion: z.int() },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** A published table gives no freight from here on; a draft is put away. */
export const retireFreightTable = peatCall({
  name: 'retireFreightTable',
  path: '/freight/retire',
  roles: officeRoles,
  input: z.object(edited),
  output: { state: PriceState, version: Version, priceVersion: z.int() },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

export const readVatRates = peatCall({
  name: 'readVatRates',
  method: 'GET',
  path: '/vat',
  roles: officeRoles,
  input: z.object({}),
  output: { rates: z.array(TaxRate) },
  refusals: [],
})

/** Answers the rates as they are then. A class that something is taxed by keeps one: `in_use`. */
export const saveVatRates = peatCall({
  name: 'saveVatRates',
  path: '/vat/save',
  roles: ['superadmin'],
  input: z.object({ changes: z.array(TaxRateChange).check(z.minLength(1), z.maxLength(50)) }),
  output: { rates: z.array(TaxRate) },
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

/** The prices that hold for an account today at one of its sites, with the freight that comes beside them; all without VAT. */
export const readCustomerPrices = peatCall({
  name: 'readCustomerPrices',
  path: '/prices/read',
  roles: readers,
  input: z.object({ account: Uuid, seller: Uuid, site: UuidOrNone }),
  output: CustomerPrices.shape,
  refusals: ['not_found'],
})

export const priceCalls = {
  readCustomerPrices,
  searchPriceLists,
  readPriceList,
  savePriceList,
  savePriceRows,
  comparePriceList,
  publishPriceList,
  retirePriceList,
  readFreightTables,
  saveFreightTable,
  publishFreightTable,
  retireFreightTable,
  readVatRates,
  saveVatRates,
}
