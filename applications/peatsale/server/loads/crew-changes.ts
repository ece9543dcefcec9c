/** Changes of who drives a load, and with what. */
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import { claimedFreight, freightOfNobody, givenFreight } from './carrier-freight.ts'
import type { Changes, ChangesOf, LoadColumns } from './change-types.ts'
import { crewIn } from './crew-in-command.ts'
import type { AcceptedLoadCommand } from './load-context.ts'

type Kinds = 'assign' | 'claim' | 'correctCrew' | 'reassign' | 'release' | 'setCrew' | 'takeVehicle' | 'unassign'

const nobody = { carrier: null, driver: null, vehicle: null, assigned_at: null }

export const crewChanges: ChangesOf<Kinds & LoadEvent['kind']> = {
  assign: given,
  reassign: given,
  unassign: ({ load }) => ({ load: { ...nobody, offered: 0, offer_deadline: null, ...freightOfNobody(load) } }),
  claim: async (done) => ({
    load: {
      ...(await crewIn(done)),
      ...(await claimedFreight(done)),
      assigned_at: done.issuer.now.toISOString(),
    },
  }),
  release: ({ to, load }) => ({
    load: {
      ...nobody,
      ...(to === 'open' ? {} : { offered: 0, offer_deadline: null }),
      ...freightOfNobody(load),
    },
  }),
  setCrew: (_, data) => ({ load: named(data) }),
  takeVehicle: (_, { vehicle }) => ({ load: { vehicle } }),
  correctCrew: (_, data) => ({ load: named(data) }),
}

/** By the office: what was offered is not any more; what the carrier is paid by hand stays unless another is given. */
async function given(done: AcceptedLoadCommand, { to }: LoadEventData<'assign'>): Promise<Changes> {
  const { issuer } = done
  const taken = { offered: 0, offer_deadline: null, assigned_at: issuer.now.toISOString() }
  if (to.by === 'customer') return { load: { ...nobody, ...taken } }
  return { load: { ...(await crewIn(done)), ...taken, ...(await givenFreight(done, to)) } }
}

function named({ driver, vehicle }: Pick<LoadEventData<'setCrew'>, 'driver' | 'vehicle'>): LoadColumns {
  return { ...(driver === undefined ? {} : { driver }), ...(vehicle === undefined ? {} : { vehicle }) }
}
