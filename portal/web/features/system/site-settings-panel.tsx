/** The site settings (ADMIN-SYS-16): in use at once when saved. Superadmins only. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { readSystemSettings, saveSystemSettings } from '../../../contract/site/calls.ts'
import type { SiteSettings } from '../../../contract/site/site.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
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
  return <SettingsForm settings={data.settings} onSaved={() => void refetch()} />
}

type Moment = { at: 'editing' } | { at: 'saving' } | { at: 'saved' } | { at: 'failed'; answer: Refused | Failed }

function SettingsForm({ settings, onSaved }: { settings: SiteSettings; onSaved: () => void }): ReactElement {
  const { username } = useSignedIn()
  const portal = usePortal()
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const [draft, setDraft] = useState<SettingsDraft>({})
  const [moment, setMoment] = useState<Moment>({ at: 'editing' })
  const changed = changedSettings(settings, draft)
  const isChanged = Object.keys(changed).length > 0
  const faults = moment.at === 'failed' && 'refused' in moment.answer ? (moment.answer.fields ?? []) : []
  useLeaveWarning(isChanged)

  async function save(event: FormEvent) {
    event.preventDefault()
    setMoment({ at: 'saving' })
    const answer = await ask(saveSystemSettings, { admin: username, settings: changed as Partial<SiteSettings> })
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    const [record] = answer.answered.maindata
    if (record !== undefined) portal.mainRecordSaved(record)
    setDraft({})
    onSaved()
    setMoment({ at: 'saved' })
    return keepFocus()
  }

  const cancel = () => {
    setDraft({})
    keepFocus()
  }

  return (
    <FormStack onSubmit={(event) => void save(event)} aria-label={texts.sitesettings}>
      {moment.at === 'failed' && faults.length === 0 && (
        <FailureNotice answer={moment.answer} title={common.errorsavingchanges} />
      )}
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
              setMoment({ at: 'editing' })
            }}
          />
        ))}
      </FieldGrid>
      {moment.at === 'saved' && <Notice tone="ok" title={common.informationsavedtext} />}
      {isChanged && (
        <ButtonRow>
          <Button variant="secondary" onClick={cancel}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={moment.at === 'saving'} busyLabel={common.saving}>
            {common.save}
          </Button>
        </ButtonRow>
      )}
    </FormStack>
  )
}
