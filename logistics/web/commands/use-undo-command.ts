/** The undo button in the toast that confirms a command: offered where the machine's undo needs no further input. */

import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { immediateUndo } from '@workspace/logistics/contract'
import type { ToastMessage, Undo } from '@workspace/portal/web'
import { useUndoWay } from '@workspace/portal/web'

interface Acted<V extends Vocabulary> {
  readonly id: string
  /** The state before the command. */
  readonly from: V['state']
  readonly role: V['role']
}

/** @param send must show no toast of its own. */
export function useUndoCommand<V extends Vocabulary>(
  machine: Machine<V>,
  { id, from, role }: Acted<V>,
  send: (act: { kind: V['command']; of: string; data: object }) => ReturnType<Undo>,
): (command: V['command'], state: V['state'] | 'gone') => ToastMessage['undo'] {
  const wayOf = useUndoWay()
  return (command, state) => {
    const kind = state === 'gone' ? undefined : immediateUndo(machine, { role, command, from, state })
    return kind && wayOf(() => send({ kind, of: id, data: {} }))
  }
}
