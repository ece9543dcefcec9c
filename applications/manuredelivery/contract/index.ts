/** The manure delivery application's contract face. */
export {
  type Machine,
  missingFields,
  offered,
  type Rule,
  ruleOf,
  type Step,
  step,
} from '@workspace/logistics/contract'
export { AlertFields } from './alerts/alert.ts'
export { manureCalls } from './calls.ts'
export { ConsignmentEvent } from './consignments/consignment-event.ts'
export { AnalysisFields } from './farms/analysis.ts'
export { FarmFields, FarmLinkFields, StoreFields } from './farms/farm.ts'
export { manureGroups } from './groups.ts'
export { manuredeliveryManifest } from './manifest.ts'
export { type ManureRefusal, manureRefusals } from './manure-refusals.ts'
export type { ManureChoice, ManureFaults, ManureFields, ManureWish, SettledManure } from './membership.ts'
export { choiceOf, fieldsOf, groupsWithChoice, settleManure } from './membership.ts'
export { readOperator, saveOperator } from './operators/calls.ts'
export { firstSettings, type Operator } from './operators/operator.ts'
export { readPlant, savePlant, saveScale, searchPlants } from './plants/calls.ts'
export type { ListedPlant, Plant, Scale } from './plants/plant.ts'
export { RequestEvent } from './requests/request-event.ts'
export { manureRole } from './role.ts'
export type { LoadEstimate, PlannedLoads } from './settlement/plan-loads.ts'
export { planLoads } from './settlement/plan-loads.ts'
export { settle } from './settlement/settle.ts'
export type { SettleInput } from './settlement/settle-input.ts'
export type { SettleOutput } from './settlement/settle-output.ts'
export { closedFields } from './states/carried-fields.ts'
export { commandWords } from './states/command-words.ts'
export { consignmentMachine } from './states/consignment-machine.ts'
export { batchMoves, derivedMoves, harmlessFlags, systemMoves } from './states/derived-moves.ts'
export * from './states/names.ts'
export { requestMachine } from './states/request-machine.ts'
export {
  publishTerm,
  readCarrierTerms,
  readTerm,
  retireTerm,
  saveCarrierTerm,
  saveTerm,
  searchTerms,
} from './terms/calls.ts'
export type { CarrierTerm, Term } from './terms/term.ts'
export { saveType, searchTypes } from './types/calls.ts'
export type { ManureType } from './types/manure-type.ts'
