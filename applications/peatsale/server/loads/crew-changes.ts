/** Changes of who drives a load, and with what. */
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import type { Changes, ChangesOf, LoadColumns } from './change-types.ts'
import type { LoadDone } from './load-facts.ts'
import { plannedFreight } from './plan-changes.ts'
import { crewNamedBy } from './vehicle-named.ts'

type Kinds = 'assign' | 'claim' | 'correctCrew' | 'reassign' | 'release' | 'setCrew' | 'takeVehicle' | 'unassign'

const nobody = { carrier: null, driver: null, vehicle: null, assigned_at: null }

export const crewChanges: ChangesOf<Kinds & LoadEvent['kind']> = {
  assign: given,
  reassign: given,
  unassign: () => ({ load: { ...nobody, offered: 0, offer_deadline: null } }),
  claim: async (done) => ({ load: { ...(await crewNamedBy(done)), assigned_at: done.sender.now.toISOString() } }),
  release: ({ to }) => ({
    load: to === 'open' ? nobody : { ...nobody, offered: 0, offer_deadline: null },
  }),
  setCrew: (_, data) => ({ load: named(data) }),
  takeVehicle: (_, { vehicle }) => ({ load: { vehicle } }),
  correctCrew: (_, data) => ({ load: named(data) }),
}

/** By the office: what was offered is not any more, and what the carrier is paid stays unless it is said anew. */
async function given(done: LoadDone, { to }: LoadEventData<'assign'>): Promise<Changes> {
  const { sender } = done
  const taken = { offered: 0, offer_deadline: null, assigned_at: sender.now.toISOString() }
  if (to.by === 'customer') return { load: { ...nobody, ...taken } }
  const freight =
    to.freight === undefined
      ? {}
      : { freight_rate: JSON.stringify(to.freight), offer_freight: await plannedFreight(done, to.freight) }
  return { load: { ...(await crewNamedBy(done)), ...taken, ...freight } }
}

function named({ driver, vehicle }: Pick<LoadEventData<'setCrew'>, 'driver' | 'vehicle'>): LoadColumns {
  return { ...(driver === undefined ? {} : { driver }), ...(vehicle === undefined ? {} : { vehicle }) }
}
