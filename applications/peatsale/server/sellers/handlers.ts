import {
  readSellerCompaniesHandler,
  readSellerHandler,
  readSellersHandler,
  saveSellerHandler,
  saveSellerSettingsHandler,
} from './seller-handlers.ts'
import { saveZonesHandler } from './zone-handlers.ts'

export const sellerHandlers = {
  readSellers: readSellersHandler,
  readSeller: readSellerHandler,
  readSellerCompanies: readSellerCompaniesHandler,
  saveSeller: saveSellerHandler,
  saveSellerSettings: saveSellerSettingsHandler,
  saveZones: saveZonesHandler,
}
