/** Adding a user (CALL-31): the form, the checks of names on the way, and what the answer means. */
import type { FocusEvent, FormEvent } from 'react'
import { useState } from 'react'
import { addUser } from '../../../../contract/users/calls.ts'
import { searchUsers } from '../../../../contract/users/user-list.ts'
import { checkedClaim } from '../../../kernel/forms/checked-claim.ts'
import type { ServerFieldErrors } from '../../../kernel/forms/server-field-errors.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { navigate } from '../../../kernel/routing/hash-location.ts'
import { useLeaveWarning } from '../../../kernel/routing/leaving.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { blankUser } from '../editor/blank-user.ts'
import { refusedFields } from '../editor/refused-fields.ts'
import { addInput } from '../editor/save-input.ts'
import type { UserForm } from '../editor/use-user-form.ts'
import { isReady, useUserForm } from '../editor/use-user-form.ts'
import { companiesToChoose, firstChoices, newUserOpenings } from './new-user-openings.ts'

export interface NewUserWork {
  readonly form: UserForm
  readonly isBusy: boolean
  readonly failure: Refused<string> | Failed | undefined
  /** Said by the server of this very name or address. */
  readonly isFree: (field: 'username' | 'email') => boolean
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: FormEvent) => void
  readonly send: () => void
}

/** `back` is the list as it was left. */
export function useNewUser(back: string): NewUserWork {
  const form = useBlankForm()
  const { useraddedtext } = useTexts('adminedit')
  const adding = useSend(addUser, {
    // ADMIN-NEW-08.
    invalidates: [searchUsers],
    successMessage: useraddedtext,
    onDone: () => navigate(back, { force: true }),
  })
  const { isBusy, failure } = adding
  const names = useCheckedNames(form)
  useLeaveWarning(form.changes.length > 0)

  async function send() {
    const answer = await adding.send(addInput(form.draft, form.passwords))
    if (!('answered' in answer)) form.refuse(refusedFields(answer, form.draft, form.passwords))
  }
  function trySend() {
    if (isReady(form) && !isBusy) void send()
  }

  return {
    form,
    isBusy,
    failure,
    isFree: names.isFree,
    onBlur: (event) => {
      form.left.onBlur(event)
      const { name } = event.target
      if (name === 'username' || name === 'email') void names.check(name)
    },
    onSubmit: (event) => {
      event.preventDefault()
      trySend()
    },
    send: trySend,
  }
}

function useBlankForm(): UserForm {
  const there = useAdminData()
  const { language } = useLanguage()
  const { defaultcountry } = useTexts('common')
  const open = newUserOpenings(there)
  const choices = companiesToChoose(there)
  const [blank] = useState(() => ({
    ...blankUser(language, defaultcountry),
    ...firstChoices(open, choices === undefined),
  }))
  return useUserForm({ isNew: true, stored: blank, open, companiesToChoose: choices })
}

/** ADMIN-NEW-01, REG-17: taken names are shown before anything is sent. Allowed domains do not bind admins (ADMIN-NEW-19). */
function useCheckedNames(form: UserForm) {
  const [serverFieldErrors, setServerFieldErrors] = useState<ServerFieldErrors>([])
  async function check(field: 'username' | 'email') {
    const isTypedWell = form.faults[field] === undefined
    const serverFieldError = await checkedClaim(
      { field, value: form.draft[field], valid: isTypedWell },
      serverFieldErrors,
    )
    if (serverFieldError === undefined || serverFieldError.says === 'registeremaildomaintext') return
    setServerFieldErrors((before) => [serverFieldError, ...before.filter((each) => each.field !== field)])
    form.refuse([serverFieldError])
  }
  const isFree = (field: 'username' | 'email') =>
    serverFieldErrors.some(
      (serverFieldError) =>
        serverFieldError.field === field &&
        serverFieldError.value === form.draft[field] &&
        serverFieldError.says === 'free',
    )
  return { check, isFree }
}
