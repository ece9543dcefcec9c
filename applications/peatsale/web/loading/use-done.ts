/** What ends the loading: Done, or handing over to the customer who came for it; Done is taken back for a while. */
import type { ToastMessage } from '@workspace/portal/web'
import { signalDone } from '@workspace/portal/web'
import type { Load } from '../../contract/loads/load.ts'
import type { Fact } from '../facts/use-facts.ts'
import { keepFact, useFacts } from '../facts/use-facts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Filled } from './amounts.ts'
import { loadedLines } from './amounts.ts'

interface Given {
  readonly all: readonly Filled[]
  readonly say: (message: ToastMessage) => void
}

export function useDone(load: Load, { all, say }: Given) {
  const texts = usePeatTexts('field')
  const { tell, isBusy } = useFacts()

  async function undo() {
    await keepFact(load, { kind: 'undoLoaded', data: {} })
    return { text: texts.undone }
  }
  async function told(fact: Fact): Promise<void> {
    await tell(load, fact)
    signalDone()
    const isUndone = fact.kind === 'finishLoading'
    const way = { label: texts.undo, busyLabel: texts.undoing, onUndo: undo }
    say({ text: texts.loadready, undo: isUndone ? way : undefined })
  }
  return {
    finish: () => {
      const truck = load.vehicle === null ? {} : { vehicle: load.vehicle.id }
      return told({ kind: 'finishLoading', data: { lines: [...loadedLines(load, all)], ...truck } })
    },
    handOver: (collector: string) =>
      told({ kind: 'handOver', data: { lines: [...loadedLines(load, all)], collector } }),
    isBusy,
  }
}
