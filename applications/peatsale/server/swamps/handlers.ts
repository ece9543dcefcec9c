import { countStockpileHandler } from './count-stockpile.ts'
import { readSwampHandler } from './read-swamp.ts'
import { saveStockpileHandler } from './save-stockpile.ts'
import { saveSwampHandler } from './save-swamp.ts'
import { searchMovementsHandler } from './search-movements.ts'
import { searchSwampsHandler } from './search-swamps.ts'
import { closeSwampHandler, openSwampHandler, reportPileHandler } from './swamp-today.ts'

export const swampHandlers = {
  searchSwamps: searchSwampsHandler,
  readSwamp: readSwampHandler,
  saveSwamp: saveSwampHandler,
  saveStockpile: saveStockpileHandler,
  searchMovements: searchMovementsHandler,
  countStockpile: countStockpileHandler,
  closeSwamp: closeSwampHandler,
  openSwamp: openSwampHandler,
  reportPile: reportPileHandler,
}
