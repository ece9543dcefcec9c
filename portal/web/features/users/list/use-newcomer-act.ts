/** Letting somebody in, or passing the claim on: done at once, said in a toast, taken back from there (GEN-17). */
import { fullName } from '../../../../contract/people/full-name.ts'
import type { NewcomerAction } from '../../../../contract/users/bulk.ts'
import { bulkUsers } from '../../../../contract/users/bulk.ts'
import type { ListedUser } from '../../../../contract/users/user-list.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import { useAddress } from '../../../kernel/routing/hash-location.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { useUndoableAct } from '../../../kernel/undo/use-undoable-act.ts'
import type { BulkAnswer } from '../bulk/bulk-moment.ts'
import { refusedForOne, takeBack } from '../bulk/send-bulk.ts'
import { refreshUserLists } from './use-user-pages.ts'
import { viewOf } from './user-view.ts'

export interface NewcomerWork {
  readonly letIn: (company: string) => void
  readonly decline: () => void
  readonly isActing: boolean
  readonly failure: Refused | Failed | undefined
}

export function useNewcomerAct(user: ListedUser): NewcomerWork {
  const { act, isActing, failure } = useUndoableAct()
  const adminusers = useTexts('adminusers')
  const { query } = useAddress()
  const name = fullName(user)

  function begin(action: NewcomerAction, said: string) {
    const people = { ids: [user._id] }
    void act<BulkAnswer>({
      send: async () => refusedForOne(await ask(bulkUsers, { preview: false, action, people })),
      // Somebody else was quicker: then nothing is left to take back.
      said: ({ done }) => (done === 0 ? adminusers.usersnotwaiting({ name }) : said),
      undoOf: ({ undo }) => (undo === null ? undefined : () => takeBack(undo)),
      onChanged: () => {
        keepFocus(user._id, viewOf(query).state === 'withoutrights')
        void refreshUserLists()
      },
    })
  }

  return {
    letIn: (company) => begin({ act: 'letin', company }, adminusers.usersletindone({ name, company })),
    decline: () => begin({ act: 'declineclaim' }, adminusers.usersdeclined({ name })),
    isActing,
    failure,
  }
}

/** The buttons go, and in this view the whole row: the focus goes on to the next one. */
function keepFocus(id: string, isLeaving: boolean): void {
  const row = document.querySelector(`tr[data-user="${CSS.escape(id)}"]`)
  if (!row?.contains(document.activeElement)) return
  const staying = isLeaving ? (row.nextElementSibling ?? row.previousElementSibling) : row
  const place = staying?.querySelector<HTMLElement>('th a') ?? document.querySelector<HTMLElement>('main h1')
  place?.focus({ preventScroll: true })
}
