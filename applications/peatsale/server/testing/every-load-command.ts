/** Loads in each state, and what each command on them carries when it is whole. */
import type { TestPortal } from '@workspace/portal/server/testing'
import type { LoadCommand } from '../../contract/loads/load-event.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import type { PeatPerson } from './callers.ts'
import { peat } from './ids.ts'
import {
  at,
  byCarrier,
  came,
  delivered,
  failure,
  full,
  loaded,
  loadedLines,
  rate,
  reason,
  receipt,
  slot,
  verifying,
} from './load-cases/load-case.ts'
import type { MadeLoad } from './load-events.ts'
import { makeLoad } from './load-events.ts'
import { writePeat } from './peat-fixture.ts'

export type LoadPeople = Readonly<Record<Exclude<LoadRole, 'visitor' | 'noRole'>, PeatPerson>>

const columns: Readonly<Record<LoadState, object>> = {
  planned: { state: 'planned' },
  open: { state: 'open', offered: 1, offer_deadline: '2026-10-09T09:00:00.000Z' },
  assigned: { state: 'assigned' },
  loading: { state: 'loading', arrived_load_at: at, load_start_at: at },
  loaded,
  delivered,
  verified: { ...delivered, state: 'verified', verified_at: at },
  locked: { ...delivered, state: 'locked', verified_at: at },
  failed: { ...loaded, state: 'failed', fail_reason: 'noAccess', fail_place: 'swamp' },
  cancelled: { state: 'cancelled' },
}
const loadedStates: readonly LoadState[] = ['loaded', 'failed']
const deliveredStates: readonly LoadState[] = ['delivered', 'verified', 'locked']

/** A load of its own, which stands to that role's person as the role says. */
export async function loadFor(
  portal: TestPortal,
  people: LoadPeople,
  { state, role, command }: { readonly state: LoadState; readonly role: LoadRole; readonly command: LoadCommand },
): Promise<MadeLoad> {
  const isPool = state === 'open' || state === 'planned'
  const load = {
    ...columns[state],
    ...(isPool ? { carrier: null, vehicle: null } : {}),
    ...(role === 'driverOwn' && !isPool ? { driver: people.driverOwn.id } : {}),
    ...(role === 'loaderOther' ? { swamp: peat.novarbo.swamp } : {}),
    ...(command === 'handOver' ? { is_collected: 1 } : {}),
    ...(command === 'handOver' && !role.startsWith('lead') ? { carrier: null, vehicle: null } : {}),
    ...(command === 'finishLoading' ? { self_loading: role.startsWith('driver') ? 1 : 0 } : {}),
  }
  const line = deliveredStates.includes(state) ? came : loadedStates.includes(state) ? full : {}
  const order = command === 'handOver' ? { method: 'collected' } : {}
  const made = await makeLoad(portal, { load, line, order })
  await writePeat(portal, async (own) => {
    if (state === 'open') {
      const offer = { load_id: made.id, carrier: peat.suokoski.carrier }
      await own.insertInto('peatsale_load_offer').values(offer).execute()
    }
    if (role !== 'driverFormer') return
    const drove = { load_id: made.id, person: people.driverFormer.id, from_at: at, to_at: at }
    await own.insertInto('peatsale_load_driver').values(drove).execute()
  })
  return made
}

/** Another one of the order, that a merge takes in. */
export async function besides(portal: TestPortal, { order, orderLine }: MadeLoad): Promise<string> {
  const other = await makeLoad(portal, { load: { state: 'planned', carrier: null, vehicle: null } })
  await writePeat(portal, async (own) => {
    await own.updateTable('peatsale_load').set({ order_id: order }).where('id', '=', other.id).execute()
    const lines = own.updateTable('peatsale_load_line').set({ order_line: orderLine })
    await lines.where('load_id', '=', other.id).execute()
  })
  return other.id
}

type Data = (
  made: MadeLoad,
  of: { readonly state: LoadState; readonly driver: string; readonly other: string },
) => object

const truck = peat.suokoski.truck
const split = ({ orderLine: line }: MadeLoad) => ({
  loads: [{ lines: [{ line, quantity: 70_000 }] }, { lines: [{ line, quantity: 50_000 }] }],
})
const unloaded = ({ line }: MadeLoad) => ({ lines: [{ line, quantity: 117_000 }], reason })

export const loadData: Readonly<Record<Exclude<LoadCommand, 'approveBatch' | 'unapproveBatch' | 'complain'>, Data>> = {
  change: () => ({ slot }),
  reschedule: () => ({ slot, reason }),
  split,
  merge: (_, { other }) => ({ load: other }),
  offer: () => ({ to: { by: 'all' }, deadline: '2026-10-06T09:00:00.000Z', freight: rate }),
  withdrawOffer: () => ({}),
  assign: () => ({ to: byCarrier, reason }),
  reassign: () => ({ to: byCarrier, reason }),
  unassign: () => ({}),
  claim: () => ({ reason }),
  release: () => ({ reason }),
  setCrew: (_, { driver }) => ({ driver, vehicle: truck, reason }),
  takeVehicle: () => ({ vehicle: truck, reason }),
  cancel: () => ({ reason }),
  restore: () => ({}),
  correctTimes: () => ({ departed: '2026-10-05T05:49:00.000Z', loaded: '2026-10-05T05:48:00.000Z', reason }),
  verify: (made) => ({ ...verifying(made), words: reason }),
  unverify: () => ({ reason }),
  acknowledge: () => ({}),
  note: () => ({ text: reason }),
  arriveAtSwamp: () => ({}),
  bucket: () => ({ count: 1, bucketSize: 4000 }),
  stopLoading: () => ({ reason }),
  finishLoading: (made) => ({ lines: loadedLines(made), reason }),
  correctCrew: (_, { driver }) => ({ driver, reason }),
  undoLoaded: () => ({ reason }),
  correctLoaded: (made) => ({ lines: loadedLines(made), reason }),
  depart: () => ({}),
  arriveAtSite: () => ({}),
  reportProblem: () => ({ problem: 'road' }),
  deliver: () => ({ receipt, reason }),
  handOver: (made) => ({ lines: loadedLines(made), collector: 'Kalle', reason }),
  undoDelivered: () => ({ reason }),
  correctDelivered: unloaded,
  fail: () => failure,
  undoFail: () => ({ reason }),
}
