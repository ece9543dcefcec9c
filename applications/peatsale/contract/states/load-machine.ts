/** What becomes of a load, by whose command or by what somebody in the field tells. */
import type { Machine } from '@workspace/logistics/contract'
import { factRows } from './load-fact-rows.ts'
import { lateFactRows } from './load-late-fact-rows.ts'
import { officeRows } from './load-office-rows.ts'
import { loadStates } from './load-states.ts'
import type { LoadCommand, LoadRow, LoadWords } from './load-vocabulary.ts'
import { loadKinds, loadRoles } from './load-vocabulary.ts'

/** Facts are told as planned or late; a state is in one of the two, never in both for one role. */
const rows: Readonly<Record<LoadCommand, readonly LoadRow[]>> = {
  ...officeRows,
  ...factRows,
  arriveAtSwamp: [...factRows.arriveAtSwamp, ...lateFactRows.arriveAtSwamp],
  bucket: [...factRows.bucket, ...lateFactRows.bucket],
  finishLoading: [...factRows.finishLoading, ...lateFactRows.finishLoading],
  depart: [...factRows.depart, ...lateFactRows.depart],
  arriveAtSite: [...factRows.arriveAtSite, ...lateFactRows.arriveAtSite],
  reportProblem: [...factRows.reportProblem, ...lateFactRows.reportProblem],
  deliver: [...factRows.deliver, ...lateFactRows.deliver],
  handOver: [...factRows.handOver, ...lateFactRows.handOver],
  fail: [...factRows.fail, ...lateFactRows.fail],
}

export const loadMachine: Machine<LoadWords> = {
  states: loadStates,
  paused: [],
  onward: [],
  ends: ['failed', 'cancelled'],
  roles: loadRoles,
  kinds: loadKinds,
  rows,
  notAsEvent: ['complain', 'approveBatch', 'unapproveBatch'],
}
