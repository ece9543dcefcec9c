import { carrierCardHandlers } from './carrier-handlers.ts'
import { searchCarriersHandler } from './search-carriers.ts'
import { serviceHandlers } from './service-handlers.ts'
import { vehicleHandlers } from './vehicle-handlers.ts'

export const carrierHandlers = {
  searchCarriers: searchCarriersHandler,
  ...carrierCardHandlers,
  ...serviceHandlers,
  ...vehicleHandlers,
}
