/** One row of own settings: text that is read until its button opens it. */
import type { ComponentProps, ReactElement } from 'react'
import { faultText } from '../../kernel/forms/fault-text.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { SettingRow } from '../../kernel/ui/index.ts'
import type { SettingsField } from './settings-draft.ts'
import type { OwnSettingsWork } from './use-own-settings.ts'
import { settingId } from './use-saving.ts'

export type TextSetting = Exclude<SettingsField, 'password' | 'preferredapps'>

type SettingFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  work: OwnSettingsWork
  name: TextSetting
  /** Of the stored value. */
  mark?: string | undefined
}

export function SettingField({ work, name, mark, ...input }: SettingFieldProps): ReactElement {
  return (
    <SettingRow {...useSettingRow(work, name, work.stored[name])} shown={work.draft[name]} changed={mark}>
      {(control) => <input type="text" {...input} {...work.register(name)} {...control} />}
    </SettingRow>
  )
}

type SettingSelectProps = {
  work: OwnSettingsWork
  name: TextSetting
  options: readonly { value: string; label: string }[]
}

export function SettingSelect({ work, name, options }: SettingSelectProps): ReactElement {
  const labelOf = (chosen: string) => options.find(({ value }) => value === chosen)?.label ?? ''
  return (
    <SettingRow {...useSettingRow(work, name, labelOf(work.stored[name]))} shown={labelOf(work.draft[name])}>
      {(control) => (
        <select {...work.register(name)} {...control}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  )
}

function useSettingRow(work: OwnSettingsWork, name: TextSetting, previous: string) {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const registration = useTexts('registration')
  const settings = useTexts('settings')
  const label = fields[name]
  const editing = work.isOpen(name)
  return {
    id: settingId(name),
    label,
    editing,
    edit: editing
      ? undefined
      : { label: common.edit, name: common.editfield({ field: label }), onEdit: () => work.open(name) },
    onRestore: () => work.restore(name),
    hint: previous === '' ? undefined : settings.previousvaluetext({ value: previous }),
    error: faultText(name, work.shown[name], { common, registration }),
  }
}
