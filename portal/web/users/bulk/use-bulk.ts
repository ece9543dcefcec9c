/** Doing something to many users at once: a preview first, then the act, and taking it back where the call offers it. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { BulkAction } from '../../../contract/users/bulk.ts'
import { bulkUsers } from '../../../contract/users/bulk.ts'
import { verifyUsers } from '../../../contract/users/calls.ts'
import type { AnswerTo } from '../../requests/ask.ts'
import { ask } from '../../requests/ask.ts'
import { useSignedIn } from '../../sessions/use-signed-in.ts'
import type { BulkAnswer, BulkMoment, BulkWish } from './bulk-moment.ts'
import { plainAction, verifiedAnswer } from './bulk-moment.ts'

export interface BulkWork {
  readonly moment: BulkMoment
  readonly choose: (action: BulkAction) => void
  readonly confirm: () => void
  readonly undo: () => void
}

/** Thousands of people take longer than a call of one's own. */
const patience = { timeout: 60_000 }

/** `onChanged` when something has been done or taken back. */
export function useBulk({ act, people }: BulkWish, onChanged: () => void): BulkWork {
  const { username } = useSignedIn()
  const plain = plainAction(act)
  const [moment, setMoment] = useState<BulkMoment>({ at: plain === undefined ? 'choosing' : 'previewing' })

  async function preview(action: BulkAction) {
    setMoment({ at: 'previewing' })
    const answer = await ask(bulkUsers, { preview: true, action, people }, patience)
    setMoment('answered' in answer ? { at: 'previewed', action, preview: answer.answered } : { at: 'failed', answer })
  }

  async function confirm() {
    if (moment.at !== 'previewed') return
    const { action, preview: shown } = moment
    setMoment({ ...moment, at: 'working' })
    const answer = await done(action, shown)
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    setMoment({ at: 'done', action, result: answer.answered })
    onChanged()
  }

  /** ADMIN-USERS-20, 23: ticked users are verified by CALL-33, all of them or none. */
  async function done(action: BulkAction, shown: BulkAnswer): Promise<{ answered: BulkAnswer } | Unanswered> {
    if (action.act !== 'verify' || !('ids' in people)) {
      return ask(bulkUsers, { preview: false, action, people }, patience)
    }
    const answer = await ask(verifyUsers, { users: [...people.ids], username }, patience)
    return 'answered' in answer ? { answered: verifiedAnswer(shown, answer.answered.verified) } : answer
  }

  async function undo() {
    if (moment.at !== 'done' || moment.result.undo === null) return
    const { action, change } = moment.result.undo
    setMoment({ ...moment, at: 'undoing' })
    const answer = await ask(bulkUsers, { preview: false, action, people: { changedby: change } }, patience)
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    setMoment({ at: 'undone', result: answer.answered })
    onChanged()
  }

  const start = useEffectEvent(() => {
    if (plain !== undefined) void preview(plain)
  })
  useEffect(() => start(), [])
  return { moment, choose: (action) => void preview(action), confirm: () => void confirm(), undo: () => void undo() }
}

type Unanswered = Exclude<AnswerTo<typeof bulkUsers>, { answered: unknown }>
