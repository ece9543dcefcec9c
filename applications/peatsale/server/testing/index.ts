/** What tests of Kuivikemyynti and of the assembly start from. */
export { enterAs, type PeatCaller, type PeatPerson, peatCallers } from './callers.ts'
export { nothing, peat } from './ids.ts'
export { newCarrier, newDriver, newPile, newProduct, newSwamp, newVehicle } from './inputs.ts'
export { peatMatrixRows } from './matrix-rows.ts'
export { peatNeedles, peatSamples, peatState } from './needles.ts'
export { orderLineRow, orderRow } from './order-rows.ts'
export { fillPeatFixture, peatTables, startPeatPortal, writePeat } from './peat-fixture.ts'
export { peatTargets } from './targets.ts'
