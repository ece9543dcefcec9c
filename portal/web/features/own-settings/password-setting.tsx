/** The password row: dots until it is opened, then a new password and its confirmation (SETTINGS-10 to 14). */
import type { KeyboardEvent, ReactElement } from 'react'
import { faultText } from '../../kernel/forms/fault-text.ts'
import { PasswordFields } from '../../kernel/forms/password-fields.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, iconX, SettingRow } from '../../kernel/ui/index.ts'
import css from './password-setting.module.css'
import { useRowFocus } from './row-focus.ts'
import type { OwnSettingsWork } from './use-own-settings.ts'
import { settingId } from './use-saving.ts'

/** Nobody knows the stored one, and something has to be seen. */
const dots = 'password'

export function PasswordSetting({ work }: { work: OwnSettingsWork }): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const open = work.isOpen('password')
  useRowFocus(open, settingId('password'))
  if (open) return <NewPassword work={work} />
  const edit = {
    label: common.edit,
    name: common.editfield({ field: fields.password }),
    onEdit: () => work.open('password'),
  }
  return (
    <SettingRow id={settingId('password')} label={fields.password} editing={false} edit={edit}>
      {(control) => <input type="password" value={dots} readOnly autoComplete="off" {...control} />}
    </SettingRow>
  )
}

function NewPassword({ work }: { work: OwnSettingsWork }): ReactElement {
  const fields = useTexts('fields')
  const settings = useTexts('settings')
  const restore = () => work.restore('password')
  const field = useNewPasswordField(work)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape bubbles from the fields inside
    <fieldset className={css.open} aria-label={fields.password} onKeyDown={onEscape(restore)}>
      <PasswordFields form={{ field, values: work.draft }} />
      <div>
        <Button variant="quiet" size="s" icon={iconX} onClick={restore}>
          {settings.stopeditingpassword}
        </Button>
      </div>
    </fieldset>
  )
}

function useNewPasswordField(work: OwnSettingsWork) {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const registration = useTexts('registration')
  return (name: 'password' | 'confirmpassword') => ({
    ...work.register(name),
    id: settingId(name),
    label: name === 'password' ? fields.newpassword : fields.confirmpassword,
    required: true,
    error: faultText(name, work.shown[name], { common, registration }),
  })
}

export function onEscape(restore: () => void) {
  return ({ key }: KeyboardEvent) => {
    if (key === 'Escape') restore()
  }
}
