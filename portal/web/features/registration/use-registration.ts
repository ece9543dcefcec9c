/** The registration form at work: what is typed, what is wrong with it, and sending it. */
import { useEffect } from 'react'
import { register } from '../../../contract/registration/calls.ts'
import { logFailure } from '../../kernel/failures/log-failure.ts'
import type { CallForm } from '../../kernel/forms/call-form.ts'
import { useDraftForm } from '../../kernel/forms/use-call-form.ts'
import { useCheckedClaim } from '../../kernel/forms/use-checked-claim.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { markRegisteredHere } from '../validation/index.ts'
import { registrationKeeper } from './kept-draft.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { registrationRequest } from './registration-draft.ts'
import type { RegistrationRules } from './registration-rules.ts'
import {
  refusedAt,
  registrationLabels,
  registrationProgress,
  registrationRules,
  registrationWords,
} from './registration-rules.ts'
import type { Keeping } from './use-draft.ts'
import { useDraftStart, useKeptDraft } from './use-draft.ts'

export interface RegistrationWork extends CallForm<RegistrationDraft> {
  readonly keeping: Keeping
  readonly isFree: (field: 'username' | 'email') => boolean
  readonly progress: { readonly done: number; readonly all: number }
}

interface Sending {
  /** What was sent before, to be corrected. */
  readonly sent: RegistrationDraft | undefined
  readonly onSent: (sent: RegistrationDraft) => void
}

export function useRegistration(rules: RegistrationRules, { sent, onSent }: Sending): RegistrationWork {
  const texts = { common: useTexts('common'), fields: useTexts('fields'), registration: useTexts('registration') }
  const start = useDraftStart(sent)
  const claims = useCheckedClaim()
  const form: CallForm<RegistrationDraft> = useDraftForm(register, {
    id: 'register',
    values: start.values,
    labels: registrationLabels(texts),
    messages: registrationWords(texts),
    rules: (draft) => ({ ...registrationRules(draft, rules, texts), ...claims.faults(draft) }),
    refusedAt,
    inputOf: registrationRequest,
    // Two presets that are changed by hand are no work: what is kept asks before it is left.
    warnsOfLeaving: false,
    successMessage: false,
    onDone: () => {
      registrationKeeper.forget()
      markRegisteredHere()
      onSent(form.values)
    },
  })
  const keeping = useKeptDraft(form, start)
  const { failure } = form
  useEffect(() => {
    if (failure !== undefined) logFailure(register.name, failure)
  }, [failure])
  return {
    ...form,
    props: {
      ...form.props,
      onBlur: (event) => {
        form.props.onBlur(event)
        claims.onBlur(event)
      },
    },
    keeping,
    isFree: (field) => form.faults[field] === undefined && claims.isFree(field, form.values[field]),
    progress: registrationProgress(form.faults, fieldsOf(start.values)),
  }
}

function fieldsOf(draft: RegistrationDraft): readonly (keyof RegistrationDraft)[] {
  return Object.keys(draft) as (keyof RegistrationDraft)[]
}
