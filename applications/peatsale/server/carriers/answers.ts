import { answerCarrierServiceAnswer, saveCarrierServiceAnswer } from './carrier-service.ts'
import { readCarrierAnswer } from './read-carrier.ts'
import { saveCarrierAnswer } from './save-carrier.ts'
import { saveCarrierDriverAnswer } from './save-driver.ts'
import { removeVehicleAnswer, saveVehicleAnswer } from './save-vehicle.ts'
import { searchCarriersAnswer } from './search-carriers.ts'

export const carrierAnswers = {
  searchCarriers: searchCarriersAnswer,
  readCarrier: readCarrierAnswer,
  saveCarrier: saveCarrierAnswer,
  saveCarrierService: saveCarrierServiceAnswer,
  answerCarrierService: answerCarrierServiceAnswer,
  saveCarrierDriver: saveCarrierDriverAnswer,
  saveVehicle: saveVehicleAnswer,
  removeVehicle: removeVehicleAnswer,
}
