import { comparePriceListAnswer } from './compare-price-list.ts'
import { readCustomerPricesAnswer } from './customer-prices.ts'
import { readFreightTablesAnswer, saveFreightTableAnswer } from './freight-answers.ts'
import { publishFreightTableAnswer, retireFreightTableAnswer } from './publish-freight-table.ts'
import { publishPriceListAnswer, retirePriceListAnswer } from './publish-price-list.ts'
import { readPriceListAnswer } from './read-price-list.ts'
import { savePriceListAnswer } from './save-price-list.ts'
import { savePriceRowsAnswer } from './save-price-rows.ts'
import { searchPriceListsAnswer } from './search-price-lists.ts'
import {
  publishCarrierTariffAnswer,
  readCarrierTariffsAnswer,
  retireCarrierTariffAnswer,
  saveCarrierTariffAnswer,
} from './tariff-answers.ts'
import { readVatRatesAnswer, saveVatRatesAnswer } from './vat-answers.ts'

export const priceAnswers = {
  readCustomerPrices: readCustomerPricesAnswer,
  searchPriceLists: searchPriceListsAnswer,
  readPriceList: readPriceListAnswer,
  savePriceList: savePriceListAnswer,
  savePriceRows: savePriceRowsAnswer,
  comparePriceList: comparePriceListAnswer,
  publishPriceList: publishPriceListAnswer,
  retirePriceList: retirePriceListAnswer,
  readFreightTables: readFreightTablesAnswer,
  saveFreightTable: saveFreightTableAnswer,
  publishFreightTable: publishFreightTableAnswer,
  retireFreightTable: retireFreightTableAnswer,
  readCarrierTariffs: readCarrierTariffsAnswer,
  saveCarrierTariff: saveCarrierTariffAnswer,
  publishCarrierTariff: publishCarrierTariffAnswer,
  retireCarrierTariff: retireCarrierTariffAnswer,
  readVatRates: readVatRatesAnswer,
  saveVatRates: saveVatRatesAnswer,
}
