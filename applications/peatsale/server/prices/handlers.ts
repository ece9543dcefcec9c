import { comparePriceListHandler } from './compare-price-list.ts'
import { readCustomerPricesHandler } from './customer-prices.ts'
import { readFreightTablesHandler, saveFreightTableHandler } from './freight-handlers.ts'
import { publishFreightTableHandler, retireFreightTableHandler } from './publish-freight-table.ts'
import { publishPriceListHandler, retirePriceListHandler } from './publish-price-list.ts'
import { readPriceListHandler } from './read-price-list.ts'
import { savePriceListHandler } from './save-price-list.ts'
import { savePriceRowsHandler } from './save-price-rows.ts'
import { searchPriceListsHandler } from './search-price-lists.ts'
import {
  publishCarrierTariffHandler,
  readCarrierTariffsHandler,
  retireCarrierTariffHandler,
  saveCarrierTariffHandler,
} from './tariff-handlers.ts'
import { readVatRatesHandler, saveVatRatesHandler } from './vat-handlers.ts'

export const priceHandlers = {
  readCustomerPrices: readCustomerPricesHandler,
  searchPriceLists: searchPriceListsHandler,
  readPriceList: readPriceListHandler,
  savePriceList: savePriceListHandler,
  savePriceRows: savePriceRowsHandler,
  comparePriceList: comparePriceListHandler,
  publishPriceList: publishPriceListHandler,
  retirePriceList: retirePriceListHandler,
  readFreightTables: readFreightTablesHandler,
  saveFreightTable: saveFreightTableHandler,
  publishFreightTable: publishFreightTableHandler,
  retireFreightTable: retireFreightTableHandler,
  readCarrierTariffs: readCarrierTariffsHandler,
  saveCarrierTariff: saveCarrierTariffHandler,
  publishCarrierTariff: publishCarrierTariffHandler,
  retireCarrierTariff: retireCarrierTariffHandler,
  readVatRates: readVatRatesHandler,
  saveVatRates: saveVatRatesHandler,
}
