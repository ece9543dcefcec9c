import { countStockpileAnswer } from './count-stockpile.ts'
import { readSwampAnswer } from './read-swamp.ts'
import { saveStockpileAnswer } from './save-stockpile.ts'
import { saveSwampAnswer } from './save-swamp.ts'
import { searchMovementsAnswer } from './search-movements.ts'
import { searchSwampsAnswer } from './search-swamps.ts'
import { closeSwampAnswer, openSwampAnswer, reportPileAnswer } from './swamp-today.ts'

export const swampAnswers = {
  searchSwamps: searchSwampsAnswer,
  readSwamp: readSwampAnswer,
  saveSwamp: saveSwampAnswer,
  saveStockpile: saveStockpileAnswer,
  searchMovements: searchMovementsAnswer,
  countStockpile: countStockpileAnswer,
  closeSwamp: closeSwampAnswer,
  openSwamp: openSwampAnswer,
  reportPile: reportPileAnswer,
}
