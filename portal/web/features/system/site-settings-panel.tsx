/** The site settings (ADMIN-SYS-16): in use at once when saved. Superadmins only. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { readSystemSettings, saveSystemSettings } from '../../../contract/site/calls.ts'
import type { SiteSettings } from '../../../contract/site/site.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { unreadableField } from '../../kernel/forms/unreadable-field.ts'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useLeaveWarning } from '../../kernel/routing/leaving.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, FieldGrid, FormStack, keepFocus, Notice, Skeleton } from '../../kernel/ui/index.ts'
import type { SettingsDraft } from './setting-fields.ts'
import { changedSettings, settingFields } from './setting-fields.ts'
import { SettingInput } from './setting-input.tsx'

export function SiteSettingsPanel(): ReactElement {
  const { data, error, refetch } = useAnswer(readSystemSettings, {})
  const { retry } = useTexts('common')
  if (error !== null) {
    return <FailureNotice answer={error.reason} action={<Button onClick={() => void refetch()}>{retry}</Button>} />
  }
  if (data === undefined) return <Skeleton shape="field" count={4} />
  return <SettingsForm settings={data.settings} />
}

function SettingsForm({ settings }: { settings: SiteSettings }): ReactElement {
  const { username } = useSignedIn()
  const portal = usePortal()
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const [draft, setDraft] = useState<SettingsDraft>({})
  const [isSaved, setSaved] = useState(false)
  const changed = changedSettings(settings, draft)
  const isChanged = Object.keys(changed).length > 0
  const { send, isBusy, failure, forget } = useSend(saveSystemSettings, {
    invalidates: [readSystemSettings],
    successMessage: false,
    onDone: ({ maindata: [record] }) => {
      if (record !== undefined) portal.mainRecordSaved(record)
      setDraft({})
      setSaved(true)
    },
  })
  const faults = failure !== undefined && 'refused' in failure ? (failure.fields ?? []) : []
  useLeaveWarning(isChanged)

  function save(event: FormEvent) {
    event.preventDefault()
    const unreadable = unreadableField(event.currentTarget)
    if (unreadable !== undefined) {
      unreadable.focus()
      return
    }
    setSaved(false)
    void send({ admin: username, settings: changed as Partial<SiteSettings> })
  }

  const cancel = () => {
    setDraft({})
    keepFocus()
  }

  return (
    <FormStack onSubmit={save} aria-label={texts.sitesettings}>
      {failure && faults.length === 0 && <FailureNotice answer={failure} title={common.errorsavingchanges} />}
      <FieldGrid>
        {settingFields.map((field) => (
          <SettingInput
            key={field.name}
            field={field}
            settings={settings}
            draft={draft}
            isFaulty={faults.some((fault) => fault.split('.')[1] === field.name || fault === field.name)}
            onChange={(value) => {
              setDraft({ ...draft, [field.name]: value })
              setSaved(false)
              forget()
            }}
          />
        ))}
      </FieldGrid>
      {isSaved && <Notice tone="ok" title={common.informationsavedtext} />}
      {isChanged && (
        <ButtonRow>
          <Button variant="secondary" onClick={cancel}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={common.saving}>
            {common.save}
          </Button>
        </ButtonRow>
      )}
    </FormStack>
  )
}
