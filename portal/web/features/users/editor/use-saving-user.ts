/** Saving a user (CALL-32), and what each answer means for the editor. */
import { useState } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import type { User } from '../../../../contract/people/user.ts'
import { saveUser } from '../../../../contract/users/calls.ts'
import { searchUsers } from '../../../../contract/users/user-list.ts'
import { readUser, readUserHistory } from '../../../../contract/users/user-reading.ts'
import type { ConflictSides } from '../../../kernel/forms/conflict.ts'
import { useConflict } from '../../../kernel/forms/use-conflict.ts'
import { usePortal } from '../../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import { browser } from '../../../kernel/portal/world.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { refusedFields } from './refused-fields.ts'
import { saveInput } from './save-input.ts'
import type { UserForm } from './use-user-form.ts'

export type ReadUser = AnswerOf<typeof readUser>

export type SavingMoment =
  | { readonly at: 'editing' }
  | { readonly at: 'saving' }
  | { readonly at: 'saved' }
  | { readonly at: 'failed'; readonly answer: Refused<string> | Failed }
  /** ADMIN-EDIT-24: somebody else saved meanwhile. */
  | { readonly at: 'conflict'; readonly sides: ConflictSides<User> }

export interface SavingUser {
  readonly moment: SavingMoment
  /** `merged` when a conflict was settled: the whole user, on top of the one that is stored now. */
  readonly save: (merged?: { readonly draft: User; readonly onto: User }) => Promise<void>
  readonly stop: () => void
}

/** `onSaved` gets the user as the server keeps it. */
export function useSavingUser(form: UserForm, onSaved: (user: User) => void): SavingUser {
  const [isSaved, setSaved] = useState(false)
  const adoptOwn = useOwnRecord()
  const { send, isBusy, failure, forget } = useSend(saveUser, {
    invalidates: [readUser, readUserHistory, searchUsers],
    successMessage: false,
    onDone: ({ user }) => {
      onSaved(user)
      adoptOwn(user)
      setSaved(true)
      focusHeading()
    },
  })
  const conflict = useConflict(readUser, {
    input: { id: form.stored._id },
    valuesOf: ({ user }) => user,
    base: form.stored,
    mine: form.draft,
    failure,
  })

  async function save(merged?: { draft: User; onto: User }) {
    setSaved(false)
    const { draft, onto } = merged ?? { draft: form.draft, onto: form.stored }
    const answer = await send(saveInput(onto, draft, form.passwords))
    if ('answered' in answer) return
    // ADMIN-EDIT-20, ERR-21: logged, and shown as well; the form keeps its content.
    browser.log('The user was not saved', answer)
    form.refuse(refusedFields(answer, draft, form.passwords))
  }

  function moment(): SavingMoment {
    if (isSaved) return { at: 'saved' }
    if (conflict.sides !== undefined) return { at: 'conflict', sides: conflict.sides }
    if (isBusy || conflict.isReading) return { at: 'saving' }
    return failure === undefined ? { at: 'editing' } : { at: 'failed', answer: failure }
  }
  return {
    moment: moment(),
    save,
    stop: () => {
      forget()
      conflict.forget()
    },
  }
}

/** Whoever has changed himself or herself goes by the new name and rights at once. */
function useOwnRecord(): (user: User) => void {
  const portal = usePortal()
  const { user: own } = useSignedIn()
  return (user) => {
    if (user._id === own._id) portal.ownRecordSaved(user)
  }
}

/** What came of it stands next to the heading, and the button that was pressed may be gone. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus()
}
