/** What ends the loading: Done, or handing over to the customer who came for it; both are taken back for a while. */
import type { ToastMessage } from '@workspace/portal/web'
import { useFailureText } from '@workspace/portal/web'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadAct } from '../commands/send-command.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { signalDone } from '../parts/done-signal.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Filled } from './amounts.ts'
import { loadedLines } from './amounts.ts'
import type { Buckets } from './use-buckets.ts'

interface Given {
  readonly all: readonly Filled[]
  readonly buckets: Buckets
  readonly say: (message: ToastMessage) => void
}

export function useDone(load: Load, { all, buckets, say }: Given) {
  const texts = usePeatTexts('field')
  const failureText = useFailureText()
  const undoing = useLoadCommand({ says: false })
  const { send, isBusy, failure } = useLoadCommand({ says: false })

  async function undo() {
    const came = await undoing.send({ kind: 'undoLoaded', of: load.id, data: {} })
    if ('answered' in came) return { text: texts.undone }
    return { text: `${texts.notundone} ${failureText(came)}`, hasFailed: true }
  }
  async function told(act: LoadAct): Promise<void> {
    // The buckets come first: told after the end they would only be evidence.
    if (!(await buckets.settled())) return
    const came = await send(act)
    if (!('answered' in came)) return
    signalDone()
    const isUndone = act.kind === 'finishLoading'
    const way = { label: texts.undo, busyLabel: texts.undoing, onUndo: undo }
    say({ text: texts.loadready, undo: isUndone ? way : undefined })
  }
  return {
    finish: () => {
      const truck = load.vehicle === null ? {} : { vehicle: load.vehicle.id }
      return told({ kind: 'finishLoading', of: load.id, data: { lines: [...loadedLines(load, all)], ...truck } })
    },
    handOver: (collector: string) =>
      told({ kind: 'handOver', of: load.id, data: { lines: [...loadedLines(load, all)], collector } }),
    isBusy,
    failure,
  }
}
