/** The registration form at work: what is typed, what is wrong with it, and sending it. */
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import { register } from '../../../contract/registration/calls.ts'
import { logFailure } from '../../kernel/failures/log-failure.ts'
import { checkedClaim } from '../../kernel/forms/checked-claim.ts'
import type { ServerFieldErrors } from '../../kernel/forms/server-field-errors.ts'
import { faultsAndRefusals, serverSays, withServerFieldErrors } from '../../kernel/forms/server-field-errors.ts'
import { shownFaults, useTouchedFields } from '../../kernel/forms/touched-fields.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { earlyEnter, focusField } from '../../kernel/ui/index.ts'
import { forgetDraft } from './kept-draft.ts'
import { missingFields } from './missing-fields.ts'
import { registrationRequest } from './registration-draft.ts'
import type { RegistrationFaults, RegistrationRules } from './registration-faults.ts'
import { registrationFaults } from './registration-faults.ts'
import type { RegistrationMoment } from './registration-outcome.ts'
import { registrationOutcome } from './registration-outcome.ts'
import type { DraftWork } from './use-draft.ts'
import { useDraft } from './use-draft.ts'

export interface RegistrationWork extends DraftWork {
  /** Everything that is missing or wrong. */
  readonly faults: RegistrationFaults
  /** What of it may be said at the fields by now. */
  readonly shown: RegistrationFaults
  readonly isFree: (field: 'username' | 'email') => boolean
  readonly formProps: {
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
}

export type MoveTo = (moment: RegistrationMoment) => void

export function fieldId(field: string): string {
  return `register-${field}`
}

export function useRegistration(rules: RegistrationRules, moveTo: MoveTo): RegistrationWork {
  const typed = useDraft()
  const { draft } = typed
  const left = useTouchedFields()
  const [serverFieldErrors, setServerFieldErrors] = useState<ServerFieldErrors>([])
  const ownFaults = registrationFaults(draft, rules)
  const faults = faultsAndRefusals(ownFaults, draft, serverFieldErrors)

  async function check(field: 'username' | 'email') {
    const serverFieldError = await checkedClaim(
      { field, value: draft[field], valid: ownFaults[field] === undefined },
      serverFieldErrors,
    )
    if (serverFieldError !== undefined)
      setServerFieldErrors((before) => withServerFieldErrors(before, [serverFieldError]))
  }

  async function send() {
    moveTo({ at: 'submit' })
    const outcome = registrationOutcome(await ask(register, registrationRequest(draft)), draft)
    const refused = outcome.serverFieldErrors.map(({ field }) => field)
    setServerFieldErrors((before) => withServerFieldErrors(before, outcome.serverFieldErrors))
    left.leave(refused)
    if (outcome.moment.at === 'form' && outcome.moment.failure) logFailure(register.name, outcome.moment.failure)
    if (outcome.moment.at === 'success') forgetDraft()
    moveTo(outcome.moment)
    focusField(fieldId(refused[0] ?? ''))
  }

  return {
    ...typed,
    faults,
    shown: shownFaults(faults, left.names),
    isFree: (field) => serverSays(field, draft[field], serverFieldErrors) === 'free',
    formProps: {
      onInput: left.onInput,
      onBlur: (event) => {
        left.onBlur(event)
        const { name } = event.target
        if (name === 'username' || name === 'email') void check(name)
      },
      onSubmit: (event) => {
        event.preventDefault()
        if (Object.keys(faults).length === 0) void send()
      },
      onKeyDown: earlyEnter(() => {
        const [first = ''] = missingFields(faults).fields
        left.leave([first])
        focusField(fieldId(first))
      }),
    },
  }
}
