/** The button of a toast that takes back an act that was just done: by the machine, where that needs no words. */
import type { ToastMessage, Undo } from '@workspace/portal/web'
import { useUndoWay } from '@workspace/portal/web'
import type { Machine, Vocabulary } from '../../contract/states/machine.ts'
import { undoAtOnce } from '../../contract/states/undo-at-once.ts'

interface Acted<V extends Vocabulary> {
  readonly id: string
  /** As it was when the act was sent. */
  readonly from: V['state']
  readonly role: V['role']
}

/** @param send of a sending that says nothing itself: the toast tells what has come of it. */
export function useTakingBack<V extends Vocabulary>(
  machine: Machine<V>,
  { id, from, role }: Acted<V>,
  send: (act: { kind: V['command']; of: string; data: object }) => ReturnType<Undo>,
): (command: V['command'], state: V['state'] | 'gone') => ToastMessage['undo'] {
  const wayOf = useUndoWay()
  return (command, state) => {
    const kind = state === 'gone' ? undefined : undoAtOnce(machine, { role, command, from, state })
    return kind && wayOf(() => send({ kind, of: id, data: {} }))
  }
}
