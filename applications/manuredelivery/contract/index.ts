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
export { ConsignmentEvent } from './consignments/consignment-event.ts'
export { manureGroups } from './groups.ts'
export { manuredeliveryManifest } from './manifest.ts'
export { type ManureRefusal, manureRefusals } from './manure-refusals.ts'
export type { ManureChoice, ManureFaults, ManureFields, ManureWish, SettledManure } from './membership.ts'
export { choiceOf, fieldsOf, groupsWithChoice, settleManure } from './membership.ts'
export { RequestEvent } from './requests/request-event.ts'
export { manureRole } from './role.ts'
export type { LoadEstimate, PlannedLoads } from './settlement/plan-loads.ts'
export { planLoads } from './settlement/plan-loads.ts'
export { settle } from './settlement/settle.ts'
export type { SettleInput } from './settlement/settle-input.ts'
export type { SettleOutput } from './settlement/settle-output.ts'
export { commandWords } from './states/command-words.ts'
export { consignmentMachine } from './states/consignment-machine.ts'
export { batchMoves, derivedMoves, harmlessFlags, systemMoves } from './states/derived-moves.ts'
export * from './states/names.ts'
export { requestMachine } from './states/request-machine.ts'
