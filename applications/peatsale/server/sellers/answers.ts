import {
  readSellerAnswer,
  readSellerCompaniesAnswer,
  readSellersAnswer,
  saveSellerAnswer,
  saveSellerSettingsAnswer,
} from './seller-answers.ts'
import { saveZonesAnswer } from './zone-answers.ts'

export const sellersAnswers = {
  readSellers: readSellersAnswer,
  readSeller: readSellerAnswer,
  readSellerCompanies: readSellerCompaniesAnswer,
  saveSeller: saveSellerAnswer,
  saveSellerSettings: saveSellerSettingsAnswer,
  saveZones: saveZonesAnswer,
}
