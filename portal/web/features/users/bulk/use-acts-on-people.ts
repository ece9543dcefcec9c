/** Acts on one person or many that are done at once and can be taken back: verify, deactivate, give a group. */
import type { BulkAction, BulkPeople } from '../../../../contract/users/bulk.ts'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import type { UndoableActs } from '../../../kernel/undo/use-undoable-act.ts'
import { useUndoableAct } from '../../../kernel/undo/use-undoable-act.ts'
import type { BulkAnswer } from './bulk-moment.ts'
import { useBulkWords } from './bulk-words.ts'
import type { BulkSent } from './send-bulk.ts'
import { refusedForOne, sendBulk, takeBack } from './send-bulk.ts'

export type ActOnOne = 'verify' | 'deactivate' | 'reactivate'

export interface ActsOnPeople extends Pick<UndoableActs, 'isActing' | 'failure' | 'clearFailure'> {
  readonly actOnMany: (action: BulkAction, people: BulkPeople) => Promise<BulkSent>
  readonly actOnOne: (act: ActOnOne, person: { _id: string; name: string }) => Promise<BulkSent>
}

/** `onChanged` when somebody has been changed, or changed back. */
export function useActsOnPeople(onChanged: () => void): ActsOnPeople {
  const { act: send, isActing, failure, clearFailure } = useUndoableAct()
  const { username } = useSignedIn()
  const adminusers = useTexts('adminusers')
  const wordsOf = useBulkWords()
  const undoOf = ({ undo }: BulkAnswer) => (undo === null ? undefined : () => takeBack(undo))

  function messageOfMany(action: BulkAction, { done, unchanged }: BulkAnswer): string {
    const sentence = done === 0 ? adminusers.bulknobodydone : wordsOf(action).did(done)
    return unchanged === 0 ? sentence : `${sentence} ${adminusers.bulkunchanged({ count: unchanged })}`
  }

  return {
    isActing,
    failure,
    clearFailure,
    actOnMany: (action, people) =>
      send<BulkAnswer>({
        send: () => sendBulk(action, people, username),
        said: (answer) => messageOfMany(action, answer),
        undoOf,
        onChanged,
      }),
    actOnOne: (act, { _id, name }) =>
      send<BulkAnswer>({
        send: async () => refusedForOne(await sendBulk({ act }, { ids: [_id] }, username)),
        said: ({ done }) => (done === 0 ? adminusers.bulknobodydone : adminusers[`persondid_${act}`]({ name })),
        undoOf,
        onChanged,
      }),
  }
}
