/** Saving a user (CALL-32), and what each answer means for the editor. */
import { useState } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import type { User } from '../../../../contract/people/user.ts'
import { saveUser } from '../../../../contract/users/calls.ts'
import { readUser } from '../../../../contract/users/user-reading.ts'
import { usePortal } from '../../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import { browser } from '../../../kernel/portal/world.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import { refreshUserLists } from '../list/use-user-pages.ts'
import { refreshUser } from './refresh-user.ts'
import { refusedFields } from './refused-fields.ts'
import { saveInput } from './save-input.ts'
import type { UserForm } from './use-user-form.ts'

export type ReadUser = AnswerOf<typeof readUser>

export type SavingMoment =
  | { readonly at: 'editing' }
  | { readonly at: 'saving' }
  | { readonly at: 'saved' }
  | { readonly at: 'failed'; readonly answer: Refused | Failed }
  /** ADMIN-EDIT-24: somebody else saved meanwhile; this is the user as it is now. */
  | { readonly at: 'conflict'; readonly stored: User }

export interface SavingUser {
  readonly moment: SavingMoment
  /** `merged` when a conflict was settled: the whole user, on top of the one that is stored now. */
  readonly save: (merged?: { readonly draft: User; readonly onto: User }) => Promise<void>
  readonly stop: () => void
}

/** `onSaved` gets the user as the server keeps it. */
export function useSavingUser(form: UserForm, onSaved: (user: User) => void): SavingUser {
  const [moment, setMoment] = useState<SavingMoment>({ at: 'editing' })
  const adoptOwn = useOwnRecord()

  async function save(merged?: { draft: User; onto: User }) {
    setMoment({ at: 'saving' })
    const { draft, onto } = merged ?? { draft: form.draft, onto: form.stored }
    const answer = await ask(saveUser, saveInput(onto, draft, form.passwords))
    if ('answered' in answer) {
      const { user } = answer.answered
      onSaved(user)
      adoptOwn(user)
      setMoment({ at: 'saved' })
      focusHeading()
      await Promise.all([refreshUser(user._id), refreshUserLists()])
      return
    }
    // ADMIN-EDIT-20, ERR-21: logged, and shown as well; the form keeps its content.
    browser.log('The user was not saved', answer)
    if ('refused' in answer && answer.refused === 'modified_elsewhere') return meet(answer)
    form.refuse(refusedFields(answer, draft, form.passwords))
    setMoment({ at: 'failed', answer })
  }

  async function meet(refusal: Refused) {
    const answer = await ask(readUser, { id: form.stored._id })
    if ('answered' in answer) setMoment({ at: 'conflict', stored: answer.answered.user })
    else setMoment({ at: 'failed', answer: refusal })
  }

  return { moment, save, stop: () => setMoment({ at: 'editing' }) }
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
