/** The forms of commands about a consignment: the contract's rules, a toast that takes back, and both states where somebody was faster. */
import type { CommandForm, CommandFormGiven } from '@workspace/logistics/web/commands'
import { ConcurrentChange, useCommandForm, useSeenRecord, useUndoCommand } from '@workspace/logistics/web/commands'
import { refreshAnswers, useLanguage } from '@workspace/portal/web'
import { useRef } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import { consignmentCommands } from '../../contract/consignments/consignment-event.ts'
import { commandWords } from '../../contract/states/command-words.ts'
import { consignmentMachine } from '../../contract/states/consignment-machine.ts'
import { named } from '../commands/answers.ts'
import type { ConsignmentAct } from '../commands/consignment-command.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

type DataOf<Event extends { kind: string; data: unknown }, Kind> = Extract<Event, { readonly kind: Kind }>['data']

type Given<Values, Data> = CommandFormGiven<Values, Data> & { readonly onDone: () => void }

const consignmentRoles = { office: 'officeOwn', lead: 'leadOwn', driver: 'driverOwn', receiver: 'receiverOwn' } as const

export function useConsignmentAct(
  { id, state: from }: Pick<Consignment, 'id' | 'state'>,
  onDone?: () => void,
): ReturnType<typeof useConsignmentCommand> {
  const { language } = useLanguage()
  const reader = useViewerRole() ?? 'other'
  const role = reader in consignmentRoles ? consignmentRoles[reader as keyof typeof consignmentRoles] : 'farmOwn'
  const sent = useRef<ConsignmentAct['kind']>('note')
  const undoing = useConsignmentCommand({ successMessage: false })
  const undoOf = useUndoCommand(consignmentMachine, { id, from, role }, (act) => undoing.send(act as ConsignmentAct))
  const { send, ...sending } = useConsignmentCommand({
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

export function useConsignmentForm<Kind extends ConsignmentEvent['kind'], Values extends object>(
  kind: Kind,
  consignment: Consignment,
  { onDone, ...given }: Given<Values, DataOf<ConsignmentEvent, Kind>>,
): CommandForm<Values> {
  const texts = useManureTexts('states')
  const work = useManureTexts('work')
  const acting = useConsignmentAct(consignment, onDone)
  const { seen, concurrentChange } = useSeenRecord(
    consignment,
    ({ seen: before, now, goOn }) => (
      <ConcurrentChange
        latest={null}
        values={[[work.state, texts[`consignment_${before.state}`], texts[`consignment_${now.state}`]]]}
        goOn={goOn}
      />
    ),
    { onGoOn: acting.forget },
  )
  // Facts and messages are accepted whatever has changed.
  const isBound = consignmentMachine.kinds[kind] !== 'physical' && kind !== 'note'
  return useCommandForm<Values, DataOf<ConsignmentEvent, Kind>>(consignmentCommands[kind].data, given, {
    ...acting,
    send: async (data) => {
      const act = { kind, of: consignment.id, ...(isBound && { baseVersion: seen.version }), data } as ConsignmentAct
      const answer = await acting.send(act)
      if ('refused' in answer && answer.refused === 'modified_elsewhere') await refreshAnswers(named('readConsignment'))
      return answer
    },
    concurrentChange: (isBound && !acting.isBusy && concurrentChange) || undefined,
  })
}
