/** What the reader may do with a consignment now: a press, or a question where something is asked. */
import { directionOf } from '@workspace/logistics/contract'
import type { Act } from '@workspace/logistics/web/commands'
import { CommandBar } from '@workspace/logistics/web/commands'
import { FailureNotice, lazyComponent, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { consignmentMachine } from '../../contract/states/consignment-machine.ts'
import type { ConsignmentAct } from '../commands/consignment-command.ts'
import type { ViewerRole } from '../shell/roles.tsx'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentAct } from './consignment-forms.tsx'
import type { AskingConsignmentAct, ShownAct } from './consignment-places.ts'
import { inOrder, isPress } from './consignment-places.ts'

const ConsignmentDialog = lazyComponent(async () => (await import('./consignment-dialogs.tsx')).ConsignmentDialog)

const roles = {
  office: 'officeOwn',
  lead: 'leadOwn',
  farm: 'farmOwn',
  driver: 'driverOwn',
  receiver: 'receiverOwn',
} as const

export function ConsignmentActs({ consignment }: { consignment: Consignment }): ReactElement | null {
  const texts = useManureTexts('acts')
  const reader = useViewerRole()
  const [open, setOpen] = useState<AskingConsignmentAct>()
  const { send, isBusy, failure, forget } = useConsignmentAct(consignment)
  const isFarm = reader === 'farm'
  const names = inOrder.filter((name) => consignment.commands.includes(name) && fits(name, consignment, reader))
  if (names.length === 0 || reader === undefined || reader === 'other') return null
  const acts = names.map((name): Act => {
    const cell = { state: consignment.state, role: roles[reader], command: name }
    const label = name === 'release' ? texts.act_releaseConsignment : texts[`act_${name}` as const]
    const act = { name, label, turn: directionOf(consignmentMachine, cell), isDue: isDue(name, consignment) }
    // A farm confirms by one press; an office writes who told it by telephone.
    if (isPress(name) || (name === 'confirmQuantity' && isFarm))
      return { ...act, onPress: () => void send({ kind: name, of: consignment.id, data: {} } as ConsignmentAct) }
    return {
      ...act,
      onPress: () => {
        forget()
        setOpen(name as AskingConsignmentAct)
      },
    }
  })
  return (
    <Stack>
      {failure && open === undefined && <FailureNotice answer={failure} />}
      <CommandBar acts={acts} busy={isBusy} />
      {open !== undefined && (
        <Suspended>
          <ConsignmentDialog act={open} consignment={consignment} onClose={() => setOpen(undefined)} />
        </Suspended>
      )}
    </Stack>
  )
}

const beforeTruck: readonly string[] = ['assigned', 'loading']

/** What its guards would refuse is not offered. */
function fits(name: ShownAct, consignment: Consignment, reader: ViewerRole | undefined): boolean {
  const { state, flags, hasObjection, isStopped, isUndecided, request, departed, refusal, times } = consignment
  switch (name) {
    case 'clearFlags':
      return flags.length > 0
    case 'decideObjection':
    case 'withdrawObjection':
      return hasObjection
    case 'confirmQuantity':
      return !hasObjection && request !== null && (reader === 'farm' || flags.length === 0)
    case 'object':
      return !hasObjection
    case 'stop':
      return !isStopped
    case 'liftStop':
      return isStopped
    case 'sendOn':
    case 'returnToFarm':
      return isUndecided
    case 'match':
      return request === null
    case 'undoCollected':
      return !departed
    case 'finishLoading':
      return beforeTruck.includes(state)
    case 'weigh':
      return reader === 'office' && (state !== 'received' || !isWeighed(consignment))
    case 'recordReturn':
      // A driver has a screen of the own for it.
      return ['office', 'lead'].includes(reader ?? '') && refusal?.next === 'returnToFarm' && times.returned === null
    default:
      return true
  }
}

/** Gross and tare of every part are there. */
function isWeighed({ weighings }: Consignment): boolean {
  return weighings.length > 0 && weighings.every(({ gross, tare }) => gross !== null && tare !== null)
}

function isDue(name: ShownAct, consignment: Consignment): boolean {
  const { hasObjection, flags, isUndecided, driver, request, state, vehicle } = consignment
  if (name === 'decideObjection') return hasObjection
  // A request resolves it; cleared alone it would be asked of nobody.
  if (name === 'match') return request === null
  if (name === 'clearFlags') return flags.some((flag) => flag !== 'unplanned')
  if (name === 'setCrew') return state === 'assigned' && (driver === null || vehicle === null)
  return name === 'sendOn' && isUndecided
}
