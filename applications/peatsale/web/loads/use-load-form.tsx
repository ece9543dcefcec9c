/** The form of a command about a load: rules of the contract, undo in the toast, both values of a concurrent change. */
import type { CommandForm, CommandFormGiven } from '@workspace/logistics/web/commands'
import { useCommandForm } from '@workspace/logistics/web/commands'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import { loadCommands } from '../../contract/loads/load-event.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { LoadAct } from '../commands/send-command.ts'
import { LoadConcurrentChange } from './load-concurrent-change.tsx'
import type { Told } from './use-load-act.ts'
import { useLoadAct } from './use-load-act.ts'

type Given<Kind extends LoadEvent['kind'], Values> = CommandFormGiven<Values, LoadEventData<Kind>> & {
  readonly successMessage: string
  readonly onDone: () => void
  /** Of facts, which move no version: the values that the command is about, in words. */
  readonly watches?: (load: Load) => readonly Told[]
}

export function useLoadForm<Kind extends LoadEvent['kind'], Values extends object>(
  kind: Kind,
  load: LoadRow,
  { successMessage, onDone, watches, ...given }: Given<Kind, Values>,
): CommandForm<Values> {
  const { meanwhile, ...acting } = useLoadAct(load, {
    ...{ successMessage, onDone },
    ...(watches !== undefined && { watches }),
  })
  return useCommandForm<Values, LoadEventData<Kind>>(loadCommands[kind].data, given, {
    ...acting,
    send: (data) => acting.send({ kind, data } as LoadAct),
    concurrentChange: meanwhile && <LoadConcurrentChange {...meanwhile} />,
  })
}
