/** What is wrong with the changed fields of own settings, said by the key of its text. */
import type { PostalCodeRule } from '../../../contract/fields/postal-code-rule.ts'
import { saveOwnSettings } from '../../../contract/own-settings/calls.ts'
import type { FieldFault } from '../../kernel/forms/field-faults.ts'
import { lengthFault, malformed, postalFault } from '../../kernel/forms/field-faults.ts'
import { newPasswordFaults } from '../../kernel/forms/new-password.ts'
import type { SettingsDraft, SettingsField } from './settings-draft.ts'

export type SettingsFaults = Partial<Record<SettingsField | 'confirmpassword', FieldFault>>

export interface SettingsRules {
  readonly postalCodeRule: PostalCodeRule
  readonly changed: readonly SettingsField[]
  readonly editsPassword: boolean
}

export const checkedSettings = [
  'email',
  'firstname',
  'lastname',
  'telephone',
  'streetaddress',
  'postal',
  'city',
  'country',
] as const

/** Only what has changed is judged, since only that is sent: a stored value of older rules stops nobody. */
export function settingsFaults(draft: SettingsDraft, rules: SettingsRules): SettingsFaults {
  // SETTINGS-13, 14, 16: while the password is being changed, both fields must hold, and be the same.
  const faults: SettingsFaults = rules.editsPassword ? newPasswordFaults(draft) : {}
  for (const field of checkedSettings.filter((name) => rules.changed.includes(name))) {
    const fault = faultOf(field, draft[field], rules.postalCodeRule)
    if (fault !== undefined) faults[field] = fault
  }
  return faults
}

/** SETTINGS-17: Save is there when something has changed and nothing is wrong. */
export function offersSave(changed: readonly SettingsField[], faults: SettingsFaults): boolean {
  return changed.length > 0 && Object.keys(faults).length === 0
}

function faultOf(field: (typeof checkedSettings)[number], value: string, rule: PostalCodeRule): FieldFault | undefined {
  // SETTINGS-26: contact fields may be left empty, so an empty postal code asks for no form.
  if (field === 'postal') return value.trim() === '' ? undefined : postalFault(value, rule)
  if (saveOwnSettings.input.shape[field].safeParse(value).success) return undefined
  return lengthFault(field, value) ?? malformed[field]
}
