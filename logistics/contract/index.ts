/** The contract that applications of the trade share: state machines, events and answers to commands, amounts and VAT. */
export {
  costOf,
  type ExactCents,
  exactText,
  isMoney,
  percentageOf,
  quantityOf,
  rounded,
  sumOf,
} from './billing/exact-amounts.ts'
export { TaxRate, TaxRateChange } from './billing/tax-rate.ts'
export { type VatRate, vatRateOn, withVat } from './billing/vat.ts'
export { CarrierFields, Driver, DriverFields, plainDriver } from './carriers/carrier.ts'
export {
  type CargoClass,
  unloadTypes,
  Vehicle,
  VehicleFields,
  vehicleCovers,
  vehicleDedications,
  vehicleTypes,
  Wash,
  WashFields,
  type WashMethod,
  washMethods,
} from './carriers/vehicle.ts'
export { commandMaker, eventsOf, machineParts, type Words as MachineWords, wordFieldsOf } from './commands/command.ts'
export { commandResult } from './commands/command-result.ts'
export type { DataField } from './commands/data-fields.ts'
export { type Direction, directionOf } from './commands/direction.ts'
export { distinctBy, Moment, Words } from './commands/event.ts'
export { EventRow } from './commands/event-row.ts'
export { immediateUndo } from './commands/immediate-undo.ts'
export { LatestChange } from './commands/latest-change.ts'
export {
  type Cell,
  commandsOf,
  type Kind,
  type Machine,
  missingFields,
  offered,
  type Row,
  type Rule,
  rolesOf,
  ruleOf,
  type Step,
  step,
  type Visibility,
  type Vocabulary,
} from './commands/machine.ts'
export { DocumentLanguage, documentContent, documentRowOf } from './documents/document.ts'
export { batchNumber, withCheckDigit } from './documents/number.ts'
