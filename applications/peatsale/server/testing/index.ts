/** What tests of Kuivikemyynti and of the assembly start from. */
export { enterAs, type PeatCaller, type PeatPerson, peatCallers } from './callers.ts'
export { fillPapers } from './fixture-papers.ts'
export { fillPictures, pictureOf, pngFile, pngOf } from './fixture-pictures.ts'
export { biolanPrices, fillPrices, generalRate, novarboPrices } from './fixture-prices.ts'
export { biolanTariffs, fillTariffs, novarboTariffs, tariffRow } from './fixture-tariffs.ts'
export { nothing, peat } from './ids.ts'
export {
  newCarrier,
  newCarrierTariff,
  newCount,
  newDriver,
  newFreightTable,
  newPile,
  newPriceList,
  newPriceRow,
  newProduct,
  newSwamp,
  newVehicle,
  newWash,
} from './inputs.ts'
export { loadCases } from './load-cases/index.ts'
export type { CasePeople, LoadCase } from './load-cases/load-case.ts'
export { loadEvent, type MadeLoad, makeLoad } from './load-events.ts'
export { peatMatrixRows } from './matrix-rows.ts'
export { peatNeedles, peatSamples, registerRows } from './needles.ts'
export { orderLineRow, orderRow } from './order-rows.ts'
export { emptyPeat, fillPeatFixture, mounted, peatTables, startPeatPortal, writePeat } from './peat-fixture.ts'
export { plantedNeedles, plantNeedles } from './planted-needles.ts'
export { publishedTariff, retireTariffs } from './published-tariff.ts'
export { peatTargets } from './targets.ts'
export { type WaitingOrder, waitingOrders } from './waiting-orders.ts'
