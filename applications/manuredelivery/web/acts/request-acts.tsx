/** What the reader may do with a pickup request now: a page, a press, or a question where something is asked. */

import { directionOf } from '@workspace/logistics/contract'
import type { Act } from '@workspace/logistics/web/commands'
import { CommandBar } from '@workspace/logistics/web/commands'
import { FailureNotice, lazyComponent, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Request } from '../../contract/requests/request.ts'
import type { RequestCommand } from '../../contract/requests/request-event.ts'
import { requestMachine } from '../../contract/states/request-machine.ts'
import type { RequestAct } from '../commands/request-command.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { givenDeclarations } from './given-declarations.ts'
import { useRequestAct } from './request-forms.tsx'
import type { AskingRequestAct, ShownRequestAct } from './request-places.ts'
import { inOrder, placeOf } from './request-places.ts'

const RequestDialog = lazyComponent(async () => (await import('./request-dialogs.tsx')).RequestDialog)

export function RequestActs({ request }: { request: Request }): ReactElement | null {
  const texts = useManureTexts('acts')
  const isOffice = useViewerRole() === 'office'
  const [open, setOpen] = useState<AskingRequestAct>()
  const { send, isBusy, failure, forget } = useRequestAct(request)
  const names = inOrder.filter((name) => request.commands.includes(name) && fits(name, request, isOffice))
  if (names.length === 0) return null
  const acts = names.map((name): Act => {
    const cell = { state: request.state, role: isOffice ? 'officeOwn' : 'farmOwn', command: name } as const
    const label = name === 'submit' ? texts.act_continue : texts[`act_${name}` as const]
    const act = { name, label, turn: directionOf(requestMachine, cell), isDue: isDue(name, request) }
    const place = placeOf(name)
    if (place === 'page') return { ...act, href: addressOf(name, request) }
    if (place === 'press')
      return { ...act, onPress: () => void send({ kind: name, of: request.id, data: {} } as RequestAct) }
    return {
      ...act,
      onPress: () => {
        forget()
        setOpen(name as AskingRequestAct)
      },
    }
  })
  return (
    <Stack>
      {failure && open === undefined && <FailureNotice answer={failure} />}
      <CommandBar acts={acts} busy={isBusy} />
      {open !== undefined && (
        <Suspended>
          <RequestDialog act={open} request={request} onClose={() => setOpen(undefined)} />
        </Suspended>
      )}
    </Stack>
  )
}

function addressOf(name: RequestCommand, { id }: Request): string {
  return name === 'accept' ? `#/manuredelivery/office/requests?request=${id}` : `#/manuredelivery/offer?request=${id}`
}

const taken: readonly string[] = ['open', 'assigned', 'loading', 'collected', 'received', 'confirmed', 'locked']

/** What its guards would refuse is not offered. */
function fits(name: ShownRequestAct, request: Request, isOffice: boolean): boolean {
  const { state, number, changeAsked, consignments, declarations } = request
  const isBound = state === 'accepted' || state === 'on_hold'
  const isTooLate = request.cutOff === null || consignments.some((each) => taken.includes(each.state))
  switch (name) {
    case 'deleteDraft':
      return number === null
    case 'cancel':
      return state === 'draft' ? number !== null : isOffice || !isBound || !isTooLate
    case 'edit':
      return isOffice || !isBound || !isTooLate
    case 'acceptChange':
    case 'declineChange':
    case 'withdrawChange':
      return changeAsked
    case 'requestChange':
    case 'requestCancel':
      return !changeAsked && (isTooLate || state === 'collecting')
    case 'declare':
      return isDeclarationMissing(request)
    case 'revokeDeclaration':
      return givenDeclarations(declarations).length > 0
    default:
      return true
  }
}

function isDeclarationMissing({ declarations, declarationsAsked }: Request): boolean {
  const given = givenDeclarations(declarations)
  return declarationsAsked.some((kind) => !given.includes(kind))
}

function isDue(name: RequestCommand, request: Request): boolean {
  const { changeAsked, state } = request
  if (name === 'declare') return isDeclarationMissing(request)
  return (name === 'acceptChange' && changeAsked) || (name === 'accept' && state === 'submitted')
}
