/** The bar that says what has changed; Save is in it once nothing is wrong (SETTINGS-17). */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, SaveBar } from '../../kernel/ui/index.ts'
import type { SettingsField } from './settings-draft.ts'
import { settingsFields } from './settings-draft.ts'
import { offersSave } from './settings-faults.ts'
import type { OwnSettingsWork } from './use-own-settings.ts'

/** `form` is the id of the form that Save submits. */
export function SettingsSaveBar({ work, form }: { work: OwnSettingsWork; form: string }): ReactElement | null {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const { changed, faults } = work
  if (changed.length === 0) return null
  const isReady = offersSave(changed, faults)
  const name = (field: SettingsField | 'confirmpassword') => (field === 'password' ? fields.newpassword : fields[field])
  const wrong = [...settingsFields, 'confirmpassword' as const].filter((field) => faults[field] !== undefined)
  return (
    <SaveBar
      title={common.changescount({ count: changed.length })}
      detail={
        isReady ? changed.map(name).join(', ') : common.value_invalid_input({ fields: wrong.map(name).join(', ') })
      }
    >
      <Button
        variant="secondary"
        onClick={() => {
          work.restoreAll()
          work.stop()
        }}
      >
        {common.cancel}
      </Button>
      {isReady && (
        <Button type="submit" form={form} busy={work.moment.at === 'saving'} busyLabel={common.saving}>
          {common.save}
        </Button>
      )}
    </SaveBar>
  )
}
