/** What the state of a load is called: each reader hears it in words of the own work, not of the office's. */
import { useAnswer } from '@workspace/portal/web'
import type { LoadState } from '../../contract/index.ts'
import type { PeatRole } from '../../contract/rights/roles.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

/** A farmer hears what it means for the farm. */
const ofBuyers = { open: 'bought_open', assigned: 'bought_assigned', locked: 'bought_locked' } as const
/** Whoever carries or loads it is done with it where the office puts it into a batch. */
const ofLeads = { locked: 'carried_locked' } as const
/** In the cab and at the pile it is what the press there says. */
const ofDrivers = { ...ofLeads, loaded: 'carried_loaded' } as const
const ofLoaders = { ...ofDrivers, assigned: 'loaders_assigned' } as const

type Words = Readonly<Partial<Record<LoadState, keyof ReturnType<typeof usePeatTexts<'states'>>>>>

export function useLoadStateWord(): (state: LoadState) => string {
  const texts = usePeatTexts('states')
  const words = wordsOf(useAnswer(readStart, {}).data?.roles ?? [])
  return (state) => texts[words[state] ?? `load_${state}`]
}

/** Who has several roles reads as whoever knows most of it. */
function wordsOf(roles: readonly PeatRole[]): Words {
  const has = (...some: PeatRole[]) => some.some((role) => roles.includes(role))
  if (has('office', 'superadmin')) return {}
  if (has('carrierLead')) return ofLeads
  if (has('driver')) return ofDrivers
  if (has('loader')) return ofLoaders
  return has('customer') ? ofBuyers : {}
}
