/** The trucks of a day at the gate by where they are; a run of several farms is one truck. */
import type { AnswerOf } from '@workspace/portal/contract'
import { addressWith } from '@workspace/portal/web'
import type { Arrival, readArrivals } from '../../contract/reception/calls.ts'

export type GateDay = AnswerOf<typeof readArrivals>

export function groupsOf(arrivals: readonly Arrival[]) {
  const isUnassigned = ({ state }: Arrival) => state === 'planned' || state === 'open'
  const assigned = arrivals.filter((arrival) => !isUnassigned(arrival))
  const there = assigned.filter(isThere)
  const coming = assigned.filter((arrival) => arrival.state === 'collected' && !isThere(arrival))
  return {
    ...{ there, coming },
    later: assigned.filter((arrival) => !there.includes(arrival) && !coming.includes(arrival)),
    unassigned: arrivals.filter(isUnassigned),
  }
}

/** It was seen at the gate, or stands on the scale already. */
export function isThere({ arrived, weighings }: Pick<Arrival, 'arrived' | 'weighings'>): boolean {
  return arrived || weighings.some(({ source, gross, tare }) => source === 'plantScale' && (gross ?? tare) !== null)
}

/** What the gate does next with a truck. */
export function nextAct({ weighings, vehicle }: Pick<Arrival, 'weighings' | 'vehicle'>, weighs: boolean) {
  if (!weighs) return vehicle === null ? 'choose' : 'receive'
  const own = weighings.filter(({ source }) => source === 'plantScale')
  if (own.length === 0 || own.some(({ gross }) => gross === null)) return 'weighGross'
  return own.some(({ tare }) => tare === null) ? 'weighTare' : 'receive'
}

export function gateAddress({ plant, ...rest }: { plant: string; view?: string }): string {
  return `#${addressWith('/manuredelivery/reception', { plant, ...rest })}`
}

export function arrivalAddress(id: string, { plant, ...rest }: { plant: string; view?: string }): string {
  return `#${addressWith(`/manuredelivery/reception/${id}`, { plant, ...rest })}`
}
