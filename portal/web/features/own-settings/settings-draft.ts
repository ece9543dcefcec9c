/** Own settings as they stand in the form, what has changed in them, and what is sent of that. */

import { emailKey } from '../../../contract/fields/email.ts'
import type { Language } from '../../../contract/fields/language.ts'
import type { User } from '../../../contract/people/user.ts'

export interface SettingsDraft {
  email: string
  password: string
  confirmpassword: string
  firstname: string
  lastname: string
  telephone: string
  streetaddress: string
  postal: string
  city: string
  country: string
  language: Language
  homeapp: string
  preferredapps: string[]
}

/** What can be changed and saved; the confirmation belongs to the password. */
export const settingsFields = [
  'password',
  'email',
  'firstname',
  'lastname',
  'telephone',
  'streetaddress',
  'postal',
  'city',
  'country',
  'language',
  'homeapp',
  'preferredapps',
] as const
export type SettingsField = (typeof settingsFields)[number]

/** An application that is no longer visible is no choice any more, so it is left out of the form (FRONT-16). */
export function draftOf(user: User, visibleApps: readonly string[]): SettingsDraft {
  const { email, firstname, lastname, telephone, streetaddress, postal, city, country } = user
  return {
    ...{ email, firstname, lastname, telephone, streetaddress, postal, city, country },
    password: '',
    confirmpassword: '',
    language: user.misc.language,
    homeapp: visibleApps.includes(user.homeapp) ? user.homeapp : '',
    preferredapps: user.preferredapps.filter((name) => visibleApps.includes(name)),
  }
}

/** SETTINGS-17: the fields whose value is not the stored one, in the order of the form. */
export function changedFields(stored: SettingsDraft, draft: SettingsDraft): readonly SettingsField[] {
  return settingsFields.filter((field) => comparable(field, stored) !== comparable(field, draft))
}

/** CALL-24 with what has changed and nothing else; nothing when the call is not needed. */
export function settingsInput(draft: SettingsDraft, changed: readonly SettingsField[]) {
  const texts = changed.filter((field) => field !== 'language' && field !== 'homeapp' && field !== 'preferredapps')
  const input = {
    ...Object.fromEntries(texts.map((field) => [field, draft[field]])),
    ...(changed.includes('language') && { misc: { language: draft.language } }),
  }
  return Object.keys(input).length === 0 ? undefined : input
}

/** CALL-25 takes both or neither; nothing when neither has changed. */
export function applicationsInput(username: string, draft: SettingsDraft, changed: readonly SettingsField[]) {
  if (!changed.includes('homeapp') && !changed.includes('preferredapps')) return undefined
  return { username, homeapp: draft.homeapp, preferredapps: draft.preferredapps }
}

/** The server trims and lower-cases, so a difference in that is none. The order of favourites means nothing. */
function comparable(field: SettingsField, draft: SettingsDraft): string {
  if (field === 'preferredapps') return draft.preferredapps.toSorted().join('\n')
  if (field === 'password') return draft.password + draft.confirmpassword
  return field === 'email' ? emailKey(draft.email) : draft[field].normalize('NFC').trim()
}
