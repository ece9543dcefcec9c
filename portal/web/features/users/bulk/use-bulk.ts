/** Doing something to many users at once: a preview first, then the act, and taking it back where the call offers it. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { BulkAction, BulkPeople } from '../../../../contract/users/bulk.ts'
import { bulkUsers } from '../../../../contract/users/bulk.ts'
import { verifyUsers } from '../../../../contract/users/calls.ts'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import type { AnswerTo } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import type { BulkAnswer, BulkMoment, BulkShown, BulkWish } from './bulk-moment.ts'
import { isAllOrNone, plainAction, unrefused, verifiedAnswer } from './bulk-moment.ts'
import { patience, takeBack } from './send-bulk.ts'

export interface BulkWork {
  readonly moment: BulkMoment
  readonly choose: (action: BulkAction) => void
  /** Looks at the same people again, without those to whom it cannot be done. */
  readonly leaveOut: () => void
  readonly confirm: () => void
  readonly undo: () => void
}

/** `onChanged` when something has been done or taken back. */
export function useBulk({ act, people }: BulkWish, onChanged: () => void): BulkWork {
  const { username } = useSignedIn()
  const plain = plainAction(act)
  const [moment, setMoment] = useState<BulkMoment>({ at: plain === undefined ? 'choosing' : 'previewing' })

  async function preview(action: BulkAction, people: BulkPeople) {
    setMoment({ at: 'previewing' })
    const answer = await ask(bulkUsers, { preview: true, action, people }, patience)
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    setMoment({ at: 'previewed', action, people, preview: answer.answered })
  }

  async function confirm() {
    if (moment.at !== 'previewed') return
    setMoment({ ...moment, at: 'working' })
    const answer = await done(moment)
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    setMoment({ at: 'done', action: moment.action, result: answer.answered })
    onChanged()
  }

  /** Those whom the preview has shown, whoever has come into the view since; who is ticked is verified by CALL-33. */
  async function done({ action, people, preview: shown }: BulkShown): Promise<{ answered: BulkAnswer } | Unanswered> {
    if (isAllOrNone({ action }) && 'ids' in people) {
      const answer = await ask(verifyUsers, { users: [...people.ids], username }, patience)
      return 'answered' in answer ? { answered: verifiedAnswer(shown, answer.answered) } : answer
    }
    const meant = shown.previewed === null ? people : { previewed: shown.previewed }
    return ask(bulkUsers, { preview: false, action, people: meant }, patience)
  }

  function leaveOut() {
    if (moment.at === 'previewed') void preview(moment.action, unrefused(moment.preview))
  }

  async function undo() {
    if (moment.at !== 'done' || moment.result.undo === null) return
    setMoment({ ...moment, at: 'undoing' })
    const answer = await takeBack(moment.result.undo)
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    setMoment({ at: 'undone', result: answer.answered })
    onChanged()
  }

  const start = useEffectEvent(() => {
    if (plain !== undefined) void preview(plain, people)
  })
  useEffect(() => start(), [])
  return {
    moment,
    choose: (action) => void preview(action, people),
    leaveOut,
    confirm: () => void confirm(),
    undo: () => void undo(),
  }
}

type Unanswered = Exclude<AnswerTo<typeof bulkUsers>, { answered: unknown }>
