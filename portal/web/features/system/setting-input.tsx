/** One operator setting in its form. */
import type { ReactElement } from 'react'
import type { SiteSettings } from '../../../contract/site/site.ts'
import { DateField } from '../../kernel/fields/index.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Checkbox, Select, TextArea, TextInput } from '../../kernel/ui/index.ts'
import type { SettingField, SettingsDraft } from './setting-fields.ts'
import { shownSetting } from './setting-fields.ts'

export type SettingInputProps = {
  field: SettingField
  settings: SiteSettings
  draft: SettingsDraft
  isFaulty: boolean
  onChange: (value: string | boolean) => void
}

export function SettingInput({ field, settings, draft, isFaulty, onChange }: SettingInputProps): ReactElement {
  const texts = useTexts('adminsystem')
  const value = draft[field.name] ?? shownSetting(settings, field)
  const shared = {
    label: String(texts[field.label]),
    name: field.name,
    span: 'half' as const,
    error: isFaulty ? texts.settingsinvalidtext : undefined,
  }
  switch (field.kind) {
    case 'switch':
      return (
        <Checkbox
          label={shared.label}
          name={shared.name}
          error={shared.error}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'lines':
      return (
        <TextArea
          {...shared}
          rows={3}
          hint={texts.settingsdomainshelptext}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'postalrule':
      return (
        <Select {...shared} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          <option value="strict">{texts.setting_postalcoderule_strict}</option>
          <option value="fivedigits">{texts.setting_postalcoderule_fivedigits}</option>
        </Select>
      )
    case 'date':
      return <DateField {...shared} value={String(value)} onChange={(day) => onChange(day ?? '')} />
    case 'number':
    case 'text':
    case 'email':
    case 'tel':
      return (
        <TextInput
          {...shared}
          {...(field.kind === 'number' ? { inputMode: 'numeric' } : { type: field.kind })}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
