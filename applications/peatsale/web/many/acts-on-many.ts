/** What an act on many loads does to each, and which loads it leaves out. */
import type { IsoWeek } from '@workspace/portal/contract'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { LoadAct } from '../commands/send-command.ts'
import type { ActOnLoad } from '../loads/use-many-acts.ts'

export type WhyLeftOut = 'collected' | 'same' | 'state' | 'week'

export interface Sorted {
  readonly acts: readonly ActOnLoad[]
  readonly leftOut: readonly { readonly load: LoadRow; readonly why: WhyLeftOut }[]
}

export function givenTo(loads: readonly LoadRow[], carrier: string): Sorted {
  const to = { by: 'carrier' as const, carrier }
  return sorted(loads, {
    why: (load) => (load.isCollected ? 'collected' : load.carrier?.id === carrier ? 'same' : undefined),
    act: ({ state }) => ({ kind: state === 'assigned' ? 'reassign' : 'assign', data: { to } }),
  })
}

export function offeredAs(loads: readonly LoadRow[], data: LoadEventData<'offer'>): Sorted {
  return sorted(loads, {
    why: (load) => (load.isCollected ? 'collected' : load.state === 'planned' ? undefined : 'state'),
    act: () => ({ kind: 'offer', data }),
  })
}

export function movedTo(loads: readonly LoadRow[], week: IsoWeek): Sorted {
  return sorted(loads, {
    why: (load) => (load.week === week ? 'week' : undefined),
    act: () => ({ kind: 'change', data: { slot: { by: 'week', week } } }),
  })
}

type Act = Pick<Extract<LoadAct, { kind: 'assign' | 'reassign' | 'offer' | 'change' }>, 'kind' | 'data'>
type Rule = { readonly why: (load: LoadRow) => WhyLeftOut | undefined; readonly act: (load: LoadRow) => Act }

function sorted(loads: readonly LoadRow[], { why, act }: Rule): Sorted {
  const told = loads.map((load) => ({ load, why: why(load) }))
  return {
    acts: told.flatMap(({ load, why: reason }) =>
      reason === undefined ? [{ load, act: { ...act(load), of: load.id, baseVersion: load.version } as LoadAct }] : [],
    ),
    leftOut: told.flatMap(({ load, why: reason }) => (reason === undefined ? [] : [{ load, why: reason }])),
  }
}
