/** The operator settings of CONST-14 as fields of a form: how each is shown and read back. */
import type { SiteSettings } from '../../../contract/site/site.ts'
import type { Texts } from '../../kernel/texts/index.ts'

export type SettingKind = 'text' | 'email' | 'tel' | 'number' | 'date' | 'switch' | 'lines' | 'postalrule'
export type SettingField = {
  readonly name: keyof SiteSettings
  readonly kind: SettingKind
  readonly label: keyof Texts['adminsystem'] & `setting_${string}`
}

/** In the order of the form. */
export const settingFields: readonly SettingField[] = [
  { name: 'siteTitle', kind: 'text', label: 'setting_sitetitle' },
  { name: 'siteAdminEmail', kind: 'email', label: 'setting_siteadminemail' },
  { name: 'supportEmail', kind: 'email', label: 'setting_supportemail' },
  { name: 'salesPhoneValue', kind: 'tel', label: 'setting_salesphonevalue' },
  { name: 'salesPhoneName', kind: 'text', label: 'setting_salesphonename' },
  { name: 'registrationEnabled', kind: 'switch', label: 'setting_registrationenabled' },
  { name: 'emailDomainsAllowed', kind: 'lines', label: 'setting_emaildomainsallowed' },
  { name: 'emailDomainsBlocked', kind: 'lines', label: 'setting_emaildomainsblocked' },
  { name: 'postalCodeRule', kind: 'postalrule', label: 'setting_postalcoderule' },
  { name: 'resetEmailMaxLength', kind: 'number', label: 'setting_resetemailmaxlength' },
  { name: 'sessionIdleDays', kind: 'number', label: 'setting_sessionidledays' },
  { name: 'sessionMaxDays', kind: 'number', label: 'setting_sessionmaxdays' },
  { name: 'adminSessionIdleHours', kind: 'number', label: 'setting_adminsessionidlehours' },
  { name: 'adminSessionMaxHours', kind: 'number', label: 'setting_adminsessionmaxhours' },
  { name: 'secondFactorForAdmins', kind: 'switch', label: 'setting_secondfactorforadmins' },
  { name: 'unverifiedDays', kind: 'number', label: 'setting_unverifieddays' },
  { name: 'auditMonths', kind: 'number', label: 'setting_auditmonths' },
  { name: 'feedbackMonths', kind: 'number', label: 'setting_feedbackmonths' },
  { name: 'accessibilityDate', kind: 'date', label: 'setting_accessibilitydate' },
]

/** What the fields hold while they are edited; text until they are read back. */
export type SettingsDraft = Readonly<Partial<Record<keyof SiteSettings, string | boolean>>>

export function shownSetting(settings: SiteSettings, { name, kind }: SettingField): string | boolean {
  const value = settings[name]
  if (kind === 'switch') return value === true
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** Only what was changed is sent; a number that is none goes as it was typed, for the server to refuse. */
export function changedSettings(settings: SiteSettings, draft: SettingsDraft): Readonly<Record<string, unknown>> {
  const changed = settingFields.flatMap((field) => {
    const edited = draft[field.name]
    if (edited === undefined || edited === shownSetting(settings, field)) return []
    return [[field.name, readSetting(field, edited)] as const]
  })
  return Object.fromEntries(changed)
}

function readSetting({ kind }: SettingField, edited: string | boolean): unknown {
  if (typeof edited === 'boolean') return edited
  if (kind === 'number') return edited.trim() === '' ? edited : Number(edited.replace(',', '.'))
  if (kind === 'lines') return edited.split(/[\s,;]+/).filter((line) => line !== '')
  return edited
}
