/** Which press comes next on a driver's consignment (lanta-appi 3.3): Tilalla, Noudettu, Laitoksella, Purettu. */
import type { Consignment } from '../../contract/consignments/consignment.ts'

export const steps = ['atfarm', 'collected', 'atplant', 'unloaded'] as const

type Standing = Pick<Consignment, 'state' | 'arrived'>

/** `finishLoading` and `unload` ask for more first, on pages of their own. */
export type Step = 'arriveAtFarm' | 'finishLoading' | 'arriveAtPlant' | 'unload'

export function nextStep({ state, arrived }: Standing): Step | undefined {
  if (state === 'assigned') return 'arriveAtFarm'
  if (state === 'loading') return 'finishLoading'
  if (state !== 'collected') return undefined
  return arrived ? 'unload' : 'arriveAtPlant'
}

/** How many of the four steps are done. */
export function stepsDone({ state, arrived }: Standing): number {
  if (['received', 'confirmed', 'locked'].includes(state)) return 4
  if (state === 'collected' || state === 'refused') return arrived || state === 'refused' ? 3 : 2
  return state === 'loading' ? 1 : 0
}

/** Not yet driven, nor called off. */
export function isAhead({ state }: Pick<Consignment, 'state'>): boolean {
  return state === 'assigned' || state === 'loading' || state === 'collected'
}

/** A refused load that is still on the truck. */
export function isReturning({ state, refusal, times }: Pick<Consignment, 'state' | 'refusal' | 'times'>): boolean {
  return state === 'refused' && times.returned === null && refusal?.next !== 'sendOn'
}
