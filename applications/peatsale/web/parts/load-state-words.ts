/** What the state of a load is called: a farmer is told what it means for the farm, not for the carriers or the accounts. */
import { useAnswer } from '@workspace/portal/web'
import type { LoadState } from '../../contract/index.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

const ofBuyers = { open: 'bought_open', assigned: 'bought_assigned', locked: 'bought_locked' } as const

export function useLoadStateWord(): (state: LoadState) => string {
  const texts = usePeatTexts('states')
  const roles = useAnswer(readStart, {}).data?.roles
  const isBuyer = roles?.every((role) => role === 'customer') === true
  return (state) => {
    const bought = isBuyer && state in ofBuyers ? ofBuyers[state as keyof typeof ofBuyers] : undefined
    return texts[bought ?? `load_${state}`]
  }
}
