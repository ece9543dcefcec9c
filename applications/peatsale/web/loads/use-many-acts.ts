/** One act on many loads, one after the other: each has its own outcome, and the lists are read again once. */
import { EventFactory } from '@workspace/logistics/web/commands'
import type { Call } from '@workspace/portal/contract'
import type { Failed, Refused } from '@workspace/portal/web'
import { refreshAnswers, useSend } from '@workspace/portal/web'
import { useState } from 'react'
import { commandLoad } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { LoadAct } from '../commands/send-command.ts'
import { loadAnswers } from '../commands/send-command.ts'

type Numbered = Pick<LoadRow, 'id' | 'number'>

export interface ActOnLoad {
  readonly load: Numbered
  readonly act: LoadAct
}

export interface ActOutcome {
  readonly load: Numbered
  /** Undefined where it went through. */
  readonly failure: Refused<string> | Failed | undefined
}

export interface ManyActs {
  readonly outcomes: readonly ActOutcome[]
  readonly isBusy: boolean
  /** Answers with what became of each. */
  readonly send: (acts: readonly ActOnLoad[]) => Promise<readonly ActOutcome[]>
  readonly forget: () => void
}

/** @param invalidates what the acts make old beside the usual lists. */
export function useManyActs(invalidates: readonly Call[] = []): ManyActs {
  const [events] = useState(() => new EventFactory())
  const [outcomes, setOutcomes] = useState<readonly ActOutcome[]>([])
  const [isBusy, setBusy] = useState(false)
  const { send } = useSend<typeof commandLoad>(commandLoad, { invalidates: [], successMessage: false })
  return {
    outcomes,
    isBusy,
    send: async (acts) => {
      if (isBusy) return []
      setBusy(true)
      const done: ActOutcome[] = []
      for (const { load, act } of acts) {
        const answer = await send({ event: events.create(act) })
        if (!('failed' in answer)) events.resolve(act)
        done.push({ load, failure: 'answered' in answer ? undefined : answer })
        setOutcomes([...done])
      }
      await refreshAnswers([...loadAnswers, ...invalidates])
      setBusy(false)
      return done
    },
    forget: () => setOutcomes([]),
  }
}
