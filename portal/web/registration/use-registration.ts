/** The registration form at work: what is typed, what is wrong with it, and sending it. */
import type { FocusEvent, FormEvent } from 'react'
import { useEffect, useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { register } from '../../contract/registration/calls.ts'
import { logFailure } from '../failures/log-failure.ts'
import { ask } from '../requests/ask.ts'
import { useLanguage, useTexts } from '../texts/index.ts'
import { focusField } from '../ui/index.ts'
import { checkedClaim } from './checked-claim.ts'
import { shownFaults, useLeftFields } from './left-fields.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { emptyDraft, registrationRequest } from './registration-draft.ts'
import type { RegistrationFaults, RegistrationRules } from './registration-faults.ts'
import { registrationFaults } from './registration-faults.ts'
import type { RegistrationMoment } from './registration-outcome.ts'
import { registrationOutcome } from './registration-outcome.ts'
import type { Verdicts } from './verdicts.ts'
import { faultsAndRefusals, verdictOn, withVerdicts } from './verdicts.ts'

export interface RegistrationWork {
  readonly register: UseFormRegister<RegistrationDraft>
  readonly draft: RegistrationDraft
  /** Everything that is missing or wrong. */
  readonly faults: RegistrationFaults
  /** What of it may be said at the fields by now. */
  readonly shown: RegistrationFaults
  readonly isFree: (field: 'username' | 'email') => boolean
  readonly formProps: {
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

export type MoveTo = (moment: RegistrationMoment) => void

export function fieldId(field: string): string {
  return `register-${field}`
}

export function useRegistration(rules: RegistrationRules, moveTo: MoveTo): RegistrationWork {
  const { register: registerField, draft } = useDraft()
  const left = useLeftFields()
  const [verdicts, setVerdicts] = useState<Verdicts>([])
  const ownFaults = registrationFaults(draft, rules)
  const faults = faultsAndRefusals(ownFaults, draft, verdicts)

  async function check(field: 'username' | 'email') {
    const verdict = await checkedClaim({ field, value: draft[field], valid: ownFaults[field] === undefined }, verdicts)
    if (verdict !== undefined) setVerdicts((before) => withVerdicts(before, [verdict]))
  }

  async function send() {
    moveTo({ at: 'submit' })
    const outcome = registrationOutcome(await ask(register, registrationRequest(draft)), draft)
    const refused = outcome.verdicts.map(({ field }) => field)
    setVerdicts((before) => withVerdicts(before, outcome.verdicts))
    left.leave(refused)
    if (outcome.moment.at === 'form' && outcome.moment.failure) logFailure(register.name, outcome.moment.failure)
    moveTo(outcome.moment)
    focusField(fieldId(refused[0] ?? ''))
  }

  return {
    register: registerField,
    draft,
    faults,
    shown: shownFaults(faults, left.names),
    isFree: (field) => verdictOn(field, draft[field], verdicts) === 'free',
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
    },
  }
}

/** The two presets follow the language in use until they are changed by hand (REG-35, REG-36). */
function useDraft() {
  const { language } = useLanguage()
  const { defaultcountry } = useTexts('common')
  const {
    register: registerField,
    watch,
    resetField,
    getFieldState,
  } = useForm<RegistrationDraft>({
    defaultValues: emptyDraft(language, defaultcountry),
  })
  useEffect(() => {
    if (!getFieldState('language').isDirty) resetField('language', { defaultValue: language })
    if (!getFieldState('country').isDirty) resetField('country', { defaultValue: defaultcountry })
  }, [language, defaultcountry, getFieldState, resetField])
  return { register: registerField, draft: watch() }
}
