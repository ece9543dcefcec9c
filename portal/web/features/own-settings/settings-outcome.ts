/** What an answer to saving means for the settings screen. */
import { malformed } from '../../kernel/forms/field-faults.ts'
import type { ServerFieldError, ServerFieldErrors } from '../../kernel/forms/server-field-errors.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import type { SettingsDraft, SettingsField } from './settings-draft.ts'
import { checkedSettings } from './settings-faults.ts'

export type SettingsMoment =
  | { at: 'editing' }
  | { at: 'saving' }
  | { at: 'saved'; what: readonly SettingsField[] }
  | { at: 'failed'; answer: Refused | Failed }
  /** SETTINGS-27: the current password is asked for; `wrong` after a try with another one. */
  | { at: 'proving'; wrong: boolean; busy: boolean }

/** A wrong current password keeps the question open; everything else is said above the form. */
export function momentAfterRefusal(answer: Refused | Failed): SettingsMoment {
  if ('refused' in answer && answer.refused === 'reauthentication_required')
    return { at: 'proving', wrong: false, busy: false }
  if ('refused' in answer && answer.refused === 'invalid_password') return { at: 'proving', wrong: true, busy: false }
  return { at: 'failed', answer }
}

/** The refusals that belong to a field stand at the field as well (CALL-10, SETTINGS-25). */
export function refusedSettings(answer: Refused | Failed, draft: SettingsDraft): ServerFieldErrors {
  if (!('refused' in answer)) return []
  switch (answer.refused) {
    case 'email_exists':
      return [{ field: 'email', value: draft.email, says: 'registeremailexists' }]
    case 'email_domain_not_allowed':
      return [{ field: 'email', value: draft.email, says: 'registeremaildomaintext' }]
    case 'common_password':
      return [{ field: 'password', value: draft.password, says: 'value_common_password' }]
    case 'invalid_input':
      return (answer.fields ?? []).flatMap((field) => malformedField(field, draft))
    default:
      return []
  }
}

function malformedField(path: string, draft: SettingsDraft): ServerFieldError[] {
  const field = checkedSettings.find((name) => name === path)
  return field === undefined ? [] : [{ field, value: draft[field], says: malformed[field] }]
}
