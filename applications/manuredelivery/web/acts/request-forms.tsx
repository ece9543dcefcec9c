/** The forms of commands about a request: the contract's rules, a toast that takes back, and both states where somebody was faster. */
import type { CommandForm, CommandFormGiven } from '@workspace/logistics/web/commands'
import { ConcurrentChange, useCommandForm, useSeenRecord, useUndoCommand } from '@workspace/logistics/web/commands'
import { refreshAnswers, useLanguage } from '@workspace/portal/web'
import { useRef } from 'react'
import type { Request } from '../../contract/requests/request.ts'
import type { RequestEvent } from '../../contract/requests/request-event.ts'
import { requestCommands } from '../../contract/requests/request-event.ts'
import { commandWords } from '../../contract/states/command-words.ts'
import { requestMachine } from '../../contract/states/request-machine.ts'
import { named } from '../commands/answers.ts'
import type { RequestAct } from '../commands/request-command.ts'
import { useRequestCommand } from '../commands/request-command.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

type DataOf<Event extends { kind: string; data: unknown }, Kind> = Extract<Event, { readonly kind: Kind }>['data']

type Given<Values, Data> = CommandFormGiven<Values, Data> & { readonly onDone: () => void }

/** A command about a request; what it came to is a toast with what takes it back. */
export function useRequestAct(
  { id, state: from }: Pick<Request, 'id' | 'state'>,
  onDone?: () => void,
): ReturnType<typeof useRequestCommand> {
  const { language } = useLanguage()
  const role = useViewerRole() === 'office' ? 'officeOwn' : 'farmOwn'
  const sent = useRef<RequestAct['kind']>('note')
  const undoing = useRequestCommand({ successMessage: false })
  const undoOf = useUndoCommand(requestMachine, { id, from, role }, (act) => undoing.send(act as RequestAct))
  const { send, ...sending } = useRequestCommand({
    successMessage: ({ state }) => ({
      text: commandWords[sent.current][language],
      undo: undoOf(sent.current, state),
    }),
    onDone: () => onDone?.(),
  })
  return {
    ...sending,
    send: (act) => {
      sent.current = act.kind
      return send(act)
    },
  }
}

export function useRequestForm<Kind extends RequestEvent['kind'], Values extends object>(
  kind: Kind,
  request: Request,
  { onDone, ...given }: Given<Values, DataOf<RequestEvent, Kind>>,
): CommandForm<Values> {
  const texts = useManureTexts('states')
  const work = useManureTexts('work')
  const acting = useRequestAct(request, onDone)
  const { seen, concurrentChange } = useSeenRecord(
    request,
    ({ seen: before, now, goOn }) => (
      <ConcurrentChange
        latest={null}
        values={[[work.state, texts[`request_${before.state}`], texts[`request_${now.state}`]]]}
        goOn={goOn}
      />
    ),
    { onGoOn: acting.forget },
  )
  const isBound = kind !== 'note'
  return useCommandForm<Values, DataOf<RequestEvent, Kind>>(requestCommands[kind].data, given, {
    ...acting,
    send: async (data) => {
      const act = { kind, of: request.id, ...(isBound && { baseVersion: seen.version }), data } as RequestAct
      const answer = await acting.send(act)
      if ('refused' in answer && answer.refused === 'modified_elsewhere') await refreshAnswers(named('readRequest'))
      return answer
    },
    concurrentChange: (isBound && !acting.isBusy && concurrentChange) || undefined,
  })
}
