/** An unplanned collection as it is being entered, and sending it; what is not sent stays. */
import { EventFactory } from '@workspace/logistics/web/commands'
import type { AskOf } from '@workspace/portal/contract'
import { navigate, signalDone, useSend } from '@workspace/portal/web'
import { useRef, useState } from 'react'
import type { KnownFarm } from '../../contract/unplanned/calls.ts'
import { addUnplannedConsignment } from '../../contract/unplanned/calls.ts'
import { workAnswers } from '../commands/answers.ts'
import type { CollectedEstimate } from './estimate.ts'
import { absent, handerName } from './hander-choice.tsx'

export interface UnplannedOf {
  readonly farm: KnownFarm
  readonly usual: string | undefined
  readonly vehicles: readonly {
    readonly id: string
    readonly plate: string
    readonly payloadKg: number
    readonly boxes: { name: string; m3: number }[]
  }[]
  readonly types: readonly {
    readonly id: string
    readonly nameFi: string
    readonly nameEn: string
    readonly kgPerM3: number
  }[]
}

interface Draft {
  readonly store: string | undefined
  readonly type: string | undefined
  readonly plant: string | undefined
  readonly vehicle: string | undefined
  readonly who: string | undefined
  readonly typed: string
}

type Sent = AskOf<typeof addUnplannedConsignment>
type Reported = Omit<Sent, 'device' | 'deviceTime'>

export function useUnplanned({ farm, usual, vehicles, types }: UnplannedOf) {
  const [only, ...others] = farm.stores
  const store = others.length === 0 ? only : undefined
  const [draft, setDraft] = useState<Draft>({
    ...{ store: store?.id, type: store?.type ?? undefined, plant: farm.plants[0]?.id },
    ...{ vehicle: usual ?? (vehicles.length === 1 ? vehicles[0]?.id : undefined), who: undefined, typed: '' },
  })
  const [isAsked, setIsAsked] = useState(false)
  const [events] = useState(() => new EventFactory())
  const estimate = useRef<CollectedEstimate | undefined>(undefined)
  const { send, ...sending } = useSend(addUnplannedConsignment, {
    invalidates: workAnswers,
    successMessage: false,
    onDone: ({ id }) => {
      signalDone()
      navigate(`/manuredelivery/driving/${id}`, { replace: true })
    },
  })
  const vehicle = vehicles.find(({ id }) => id === draft.vehicle)
  const type = types.find(({ id }) => id === draft.type)
  const kgPerM3 = farm.stores.find(({ id }) => id === draft.store)?.kgPerM3 ?? type?.kgPerM3
  async function finish() {
    setIsAsked(true)
    const reported = reportedOf(farm.account, draft, estimate.current)
    if (reported === undefined) return
    // The same press after a connection that broke has the same time, and is one collection.
    const act = { kind: 'addUnplanned', of: farm.account, data: reported }
    const { device, deviceTime } = events.create(act)
    const answer = await send({ ...reported, device, deviceTime })
    if (!('failed' in answer)) events.resolve(act)
  }
  return {
    ...{ draft, isAsked, finish, estimate, ...sending },
    field:
      vehicle === undefined || kgPerM3 === undefined
        ? null
        : { boxes: vehicle.boxes, payloadKg: vehicle.payloadKg, kgPerM3 },
    set: (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed })),
  }
}

/** Undefined while something is missing. */
function reportedOf(account: string, draft: Draft, estimate: CollectedEstimate | undefined): Reported | undefined {
  const { store, type, plant, vehicle, who, typed } = draft
  const name = handerName(who, typed)
  const isMissing = estimate === undefined || (who !== absent && name === undefined)
  if (isMissing || store === undefined || type === undefined || plant === undefined || vehicle === undefined)
    return undefined
  const handedOverBy = name === undefined ? ({ kind: 'absent' } as const) : ({ kind: 'name', name } as const)
  return { account, store, type, plant, vehicle, estimate, handedOverBy }
}
