/** What stands in the registration form is kept for a day and restored from there (REG-46). */
import { useEffect, useRef, useState } from 'react'
import type { CallForm } from '../../kernel/forms/call-form.ts'
import { useLeaveWarning } from '../../kernel/routing/leaving.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { registrationKeeper } from './kept-draft.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { emptyDraft } from './registration-draft.ts'

/** Whether what was typed is in this browser: nothing, since somebody typed, or from a visit before. */
export type Keeping = 'nothing' | 'typed' | 'restored'

export interface DraftStart {
  readonly values: RegistrationDraft
  readonly isRestored: boolean
}

/** The first values of the form. @param sent what it was sent with before. */
export function useDraftStart(sent: RegistrationDraft | undefined): DraftStart {
  const [restored] = useState(() => registrationKeeper.kept())
  const { language } = useLanguage()
  const { defaultcountry } = useTexts('common')
  return {
    values: { ...emptyDraft(language, defaultcountry), ...restored, ...sent },
    isRestored: restored !== undefined,
  }
}

export function useKeptDraft(
  { values: draft, set }: Pick<CallForm<RegistrationDraft>, 'values' | 'set'>,
  { values: start, isRestored }: DraftStart,
): Keeping {
  const isTyped = hasTyped(draft)
  useLeaveWarning(isTyped)
  useKeeping(draft, isTyped)
  usePresets(start, draft, set)
  if (!isTyped) return 'nothing'
  return isRestored ? 'restored' : 'typed'
}

/** The two presets follow the language in use until they are changed by hand (REG-35, REG-36). */
function usePresets(start: RegistrationDraft, draft: RegistrationDraft, set: CallForm<RegistrationDraft>['set']): void {
  const { language, country } = start
  const before = useRef({ language, country })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another preset is followed, not what is typed
  useEffect(() => {
    const former = before.current
    before.current = { language, country }
    if (draft.language === former.language) set('language', language)
    if (draft.country === former.country) set('country', country)
  }, [language, country])
}

/** A draft that is only looked at again does not begin another day. */
function useKeeping(draft: RegistrationDraft, isTyped: boolean): void {
  const written = JSON.stringify(draft)
  const found = useRef<string | undefined>(written)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is a new object with each drawing, its words are not
  useEffect(() => {
    if (written === found.current) return
    found.current = undefined
    if (isTyped) registrationKeeper.keep(draft)
    else registrationKeeper.forget()
  }, [written, isTyped])
}

/** The two presets are nobody's work. */
function hasTyped({ language: _language, country: _country, ...typed }: RegistrationDraft): boolean {
  return Object.values(typed).some((value) => value !== '' && value !== false)
}
