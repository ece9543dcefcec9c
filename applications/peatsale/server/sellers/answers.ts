import { readSellerAnswer, readSellersAnswer, saveSellerAnswer, saveSellerSettingsAnswer } from './seller-answers.ts'
import { saveZonesAnswer } from './zone-answers.ts'

export const sellersAnswers = {
  readSellers: readSellersAnswer,
  readSeller: readSellerAnswer,
  saveSeller: saveSellerAnswer,
  saveSellerSettings: saveSellerSettingsAnswer,
  saveZones: saveZonesAnswer,
}
