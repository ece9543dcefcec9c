/** What stands in the registration form, kept for a day and restored from there (REG-46). */
import { useEffect, useRef, useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { useLeaveWarning } from '../../kernel/routing/leaving.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { emptyDraft } from './registration-draft.ts'

/** Whether what was typed is in this browser: nothing, since somebody typed, or from a visit before. */
export type Keeping = 'nothing' | 'typed' | 'restored'

export interface DraftWork {
  readonly register: UseFormRegister<RegistrationDraft>
  readonly draft: RegistrationDraft
  readonly keeping: Keeping
}

export function useDraft(): DraftWork {
  const [restored] = useState(() => keptDraft())
  const { language } = useLanguage()
  const { defaultcountry } = useTexts('common')
  const { register, watch, resetField, getFieldState } = useForm<RegistrationDraft>({
    defaultValues: { ...emptyDraft(language, defaultcountry), ...restored },
  })
  // The two presets follow the language in use until they are changed by hand (REG-35, REG-36).
  useEffect(() => {
    if (restored !== undefined) return
    if (!getFieldState('language').isDirty) resetField('language', { defaultValue: language })
    if (!getFieldState('country').isDirty) resetField('country', { defaultValue: defaultcountry })
  }, [restored, language, defaultcountry, getFieldState, resetField])
  const draft = watch()
  const isTyped = hasTyped(draft)
  useLeaveWarning(isTyped)
  useKeeping(draft, isTyped)
  return {
    register,
    draft,
    keeping: isTyped ? (restored ? 'restored' : 'typed') : 'nothing',
  }
}

/** A draft that is only looked at again does not begin another day. */
function useKeeping(draft: RegistrationDraft, isTyped: boolean): void {
  const written = JSON.stringify(draft)
  const found = useRef<string | undefined>(written)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is a new object with each drawing, its words are not
  useEffect(() => {
    if (written === found.current) return
    found.current = undefined
    if (isTyped) keepDraft(draft)
    else forgetDraft()
  }, [written, isTyped])
}

/** The two presets are nobody's work. */
function hasTyped({ language: _language, country: _country, ...typed }: RegistrationDraft): boolean {
  return Object.values(typed).some((value) => value !== '' && value !== false)
}
