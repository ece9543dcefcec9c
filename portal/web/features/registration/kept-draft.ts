/**
 * What was typed into the registration form, kept in this browser for a day (REG-46, decision 33): a page that is closed
 * or left by mistake loses nothing. Passwords and acceptances are never among it.
 */
import * as z from 'zod/mini'
import { Language } from '../../../contract/fields/language.ts'
import type { RegistrationDraft } from './registration-draft.ts'

const key = 'registrationdraft'
/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

const text = z.string().check(z.maxLength(300))
const Values = z.object({
  username: text,
  email: text,
  firstname: text,
  lastname: text,
  streetaddress: text,
  postal: text,
  city: text,
  country: text,
  telephone: text,
  company: text,
  language: Language,
})
const Kept = z.object({ until: z.number(), values: Values })
export type KeptValues = z.infer<typeof Values>

/** Undefined when there is none, or the day is over, which forgets it. */
export function keptDraft(now = Date.now()): KeptValues | undefined {
  const kept = Kept.safeParse(stored())
  // A clock that was ahead would keep it longer than a day.
  if (kept.success && kept.data.until > now && kept.data.until <= now + day) return kept.data.values
  forgetDraft()
  return undefined
}

export function keepDraft(draft: RegistrationDraft, now = Date.now()): void {
  const values = Values.safeParse(draft)
  if (!values.success) return
  try {
    localStorage.setItem(key, JSON.stringify({ until: now + day, values: values.data }))
  } catch {
    // The form works all the same.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing could be kept.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
