import { answerCarrierServiceHandler, saveCarrierServiceHandler } from './carrier-service.ts'
import { readCarrierHandler } from './read-carrier.ts'
import { saveCarrierHandler } from './save-carrier.ts'
import { saveCarrierDriverHandler } from './save-driver.ts'
import { removeVehicleHandler, saveVehicleHandler } from './save-vehicle.ts'
import { searchCarriersHandler } from './search-carriers.ts'
import { addWashHandler, readWashesHandler, voidWashHandler } from './washes.ts'

export const carrierHandlers = {
  searchCarriers: searchCarriersHandler,
  readCarrier: readCarrierHandler,
  saveCarrier: saveCarrierHandler,
  saveCarrierService: saveCarrierServiceHandler,
  answerCarrierService: answerCarrierServiceHandler,
  saveCarrierDriver: saveCarrierDriverHandler,
  saveVehicle: saveVehicleHandler,
  removeVehicle: removeVehicleHandler,
  readWashes: readWashesHandler,
  addWash: addWashHandler,
  voidWash: voidWashHandler,
}
