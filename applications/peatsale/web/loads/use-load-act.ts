/** An act on a load as its asker saw it: what others have done since is shown, and only who has read that goes on with the own. */

import type { LatestChange } from '@workspace/logistics/contract'
import type { BothValues } from '@workspace/logistics/web/commands'
import { useUndoCommand } from '@workspace/logistics/web/commands'
import type { AnswerOf } from '@workspace/portal/contract'
import { refreshAnswers, useAnswer } from '@workspace/portal/web'
import { useRef, useState } from 'react'
import { readLoad, searchLoads } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { LoadAct } from '../commands/send-command.ts'
import { useLoadCommand } from '../commands/send-command.ts'

type ActWithout<Act> = Act extends unknown ? Omit<Act, 'of' | 'baseVersion'> : never
type Sending = ReturnType<typeof useLoadCommand>

export interface LoadActing extends Pick<Sending, 'isBusy' | 'failure' | 'forget'> {
  /** Undefined where somebody was first: then nothing was done. */
  readonly send: (act: ActWithout<LoadAct>) => Promise<Awaited<ReturnType<Sending['send']>> | undefined>
  /** What has become of the load meanwhile; undefined while nobody has changed it. */
  readonly meanwhile: ChangedMeanwhile | undefined
}

/** A value in words: what it is of, and how it stands. */
export type Told = readonly [what: string, is: string]

export interface ChangedMeanwhile {
  readonly seen: LoadRow
  /** Beside what every act looks at: what this one is about. */
  readonly watched: readonly BothValues[]
  readonly now: Load
  readonly latest: LatestChange | null
  /** The next press is about the load as it is now. */
  readonly goOn: () => void
}

/** Somebody was first: the state is looked at before the version. */
const staleCodes: readonly string[] = ['modified_elsewhere', 'wrong_state']

interface Acting {
  readonly successMessage: string
  readonly onDone: () => void
  /** Of facts, which move no version: the values that the act is about, in words. */
  readonly watches?: (load: Load) => readonly Told[]
}

export function useLoadAct(load: LoadRow, { successMessage, onDone, watches }: Acting): LoadActing {
  const [seen, setSeen] = useState(load)
  const [wasBeaten, setBeaten] = useState(false)
  const sent = useRef<LoadAct['kind']>('note')
  const undoing = useLoadCommand({ successMessage: false })
  // Of these dialogs' acts only the office's are taken back without a reason.
  const done = { id: load.id, from: seen.state, role: 'officeOwn' } as const
  const undoOf = useUndoCommand(loadMachine, done, (act) => undoing.send(act as LoadAct))
  const sending = useLoadCommand({
    successMessage: ({ state }) => ({ text: successMessage, undo: undoOf(sent.current, state) }),
    onDone,
  })
  const told = (of: LoadRow) => (watches !== undefined && isWhole(of) ? watches(of) : [])
  const isOld = wasBeaten || load.version !== seen.version || differ(told(load), told(seen))
  const { data, refetch } = useAnswer(readLoad, { id: load.id }, { enabled: isOld })
  // What the own press changes is no change of another's.
  const now = data === undefined || sending.isBusy ? undefined : changedSince(seen, data, told)
  return {
    isBusy: sending.isBusy,
    forget: sending.forget,
    failure: wasBeaten && now !== undefined ? undefined : sending.failure,
    meanwhile:
      isOld && now !== undefined
        ? {
            ...{ seen, ...now, watched: bothOf(told(seen), told(now.now)) },
            goOn: () => {
              setSeen(now.now)
              setBeaten(false)
              sending.forget()
            },
          }
        : undefined,
    send: async (act) => {
      // The server refuses no fact for its age, so the screen looks before it writes over another's.
      const fresh = watches === undefined ? undefined : (await refetch()).data
      if (fresh !== undefined && changedSince(seen, fresh, told) !== undefined) {
        setBeaten(true)
        return undefined
      }
      sent.current = act.kind
      const answer = await sending.send({ ...act, of: seen.id, baseVersion: seen.version } as LoadAct)
      if (!('refused' in answer) || !staleCodes.includes(answer.refused)) return answer
      await refreshAnswers([readLoad, searchLoads])
      setBeaten(true)
      return undefined
    },
  }
}

/** Facts from the field change its state, and leave its version and who changed it last. Undefined where it is as it was. */
function changedSince(
  seen: LoadRow,
  { load, latest }: AnswerOf<typeof readLoad>,
  told: (of: LoadRow) => readonly Told[],
): Pick<ChangedMeanwhile, 'now' | 'latest'> | undefined {
  if (load.version !== seen.version || differ(told(load), told(seen))) return { now: load, latest }
  return load.state === seen.state ? undefined : { now: load, latest: null }
}

function isWhole(load: LoadRow): load is Load {
  return 'times' in load
}

function differ(these: readonly Told[], those: readonly Told[]): boolean {
  return JSON.stringify(these) !== JSON.stringify(those)
}

function bothOf(before: readonly Told[], now: readonly Told[]): readonly BothValues[] {
  return now.map(([what, is], place) => [what, before[place]?.[1] ?? '', is])
}
