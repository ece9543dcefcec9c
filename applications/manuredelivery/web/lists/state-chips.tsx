/** The state of a request or a consignment: a word in terms of the reader's work, and a colour. */
import type { ChipTone } from '@workspace/portal/web'
import { Chip } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type { RequestState } from '../../contract/states/request-states.ts'
import type { ViewerRole } from '../shell/roles.tsx'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

const requestTones: Readonly<Record<RequestState, ChipTone>> = {
  ...{ draft: 'rest', submitted: 'warn', accepted: 'ok', on_hold: 'warn', collecting: 'pending' },
  ...{ completed: 'ok', closed: 'ok', rejected: 'err', cancelled: 'rest' },
}
const consignmentTones: Readonly<Record<ConsignmentState, ChipTone>> = {
  ...{ planned: 'rest', open: 'warn', assigned: 'info', loading: 'pending', collected: 'pending' },
  ...{ received: 'ok', confirmed: 'ok', locked: 'ok', refused: 'err', failed: 'err', cancelled: 'rest' },
}

type Word = keyof ReturnType<typeof useManureTexts<'states'>>

/** A farm hears what it means for the farm; a carrier is done with what the plant has received. */
const words: Partial<Readonly<Record<ViewerRole, Partial<Readonly<Record<ConsignmentState, Word>>>>>> = {
  farm: { open: 'farm_open', assigned: 'farm_assigned', locked: 'farm_locked' },
  lead: { received: 'carrier_received', confirmed: 'carrier_confirmed', locked: 'carrier_locked' },
  driver: { received: 'carrier_received', confirmed: 'carrier_confirmed', locked: 'carrier_locked' },
}

type Standing = Pick<ConsignmentRow, 'state' | 'arrived'>

export function useConsignmentWord(): (consignment: Standing) => string {
  const texts = useManureTexts('states')
  const reader = useViewerRole() ?? 'other'
  return ({ state, arrived }) => {
    if (state === 'collected' && arrived) return texts.consignment_arrived
    return texts[words[reader]?.[state] ?? `consignment_${state}`]
  }
}

export function ConsignmentChip({ of }: { of: Standing }): ReactElement {
  const word = useConsignmentWord()
  return <Chip tone={consignmentTones[of.state]}>{word(of)}</Chip>
}

export function RequestChip({ state }: { state: RequestState }): ReactElement {
  return <Chip tone={requestTones[state]}>{useManureTexts('states')[`request_${state}`]}</Chip>
}
