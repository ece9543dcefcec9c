/** Which press comes next on a driver's load; the way there and back is 2.4. */
import type { Load } from '../../contract/loads/load.ts'

export const steps = ['atswamp', 'loaded', 'atsite', 'delivered'] as const

export type Step =
  | { readonly does: 'arriveAtSwamp' | 'depart' | 'arriveAtSite' }
  /** Asks for more first, on a page of its own. */
  | { readonly does: 'finishLoading' | 'deliver' }
  /** The loader has not told what is in the truck; whoever leaves all the same says so. */
  | { readonly does: 'leaveEarly' }

export function nextStep({ state, commands, departed, arrived, selfLoading }: Load): Step | undefined {
  if (state === 'assigned' && commands.includes('arriveAtSwamp')) return { does: 'arriveAtSwamp' }
  if (state === 'loading' && selfLoading && commands.includes('finishLoading')) return { does: 'finishLoading' }
  if (state !== 'loaded' && state !== 'loading') return undefined
  if (state === 'loading' && !departed) return { does: 'leaveEarly' }
  if (!departed && commands.includes('depart')) return { does: 'depart' }
  if (!arrived) return { does: 'arriveAtSite' }
  return { does: 'deliver' }
}

/** From when the peat is on the truck: told by the loader, or by the driver who has left. */
export function mayFail({ state, departed, arrived }: Pick<Load, 'state' | 'departed' | 'arrived'>): boolean {
  return state === 'loaded' || (state === 'loading' && (departed || arrived))
}

/** How many of the four steps are done. */
export function stepsDone({ state, departed, arrived }: Pick<Load, 'state' | 'departed' | 'arrived'>): number {
  if (['delivered', 'verified', 'locked'].includes(state)) return 4
  if (arrived) return 3
  if (departed) return 2
  return state === 'assigned' ? 0 : 1
}

/** Not yet driven, nor called off. */
export function isAhead({ state }: Pick<Load, 'state'>): boolean {
  return state === 'assigned' || state === 'loading' || state === 'loaded'
}
