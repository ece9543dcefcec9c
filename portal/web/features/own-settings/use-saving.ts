/** Saving own settings, and what follows from each answer. */
import { useState } from 'react'
import type { Call } from '../../../contract/call.ts'
import { readOwnEmailState, saveOwnApplications, saveOwnSettings } from '../../../contract/own-settings/calls.ts'
import type { User } from '../../../contract/people/user.ts'
import { readOwnSessions } from '../../../contract/sessions/calls.ts'
import type { ServerFieldErrors } from '../../kernel/forms/server-field-errors.ts'
import type { TouchedFields } from '../../kernel/forms/touched-fields.ts'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSend } from '../../kernel/requests/use-send.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { useLanguage } from '../../kernel/texts/index.ts'
import { focusField } from '../../kernel/ui/index.ts'
import type { SettingsSaved } from './save-settings.ts'
import { saveSettings } from './save-settings.ts'
import type { SettingsField } from './settings-draft.ts'
import { draftOf } from './settings-draft.ts'
import type { SettingsMoment } from './settings-outcome.ts'
import { momentAfterRefusal, refusedSettings } from './settings-outcome.ts'
import type { SettingsForm } from './use-settings-form.ts'

export interface Saving {
  readonly moment: SettingsMoment
  readonly serverFieldErrors: ServerFieldErrors
  readonly save: (currentpassword?: string) => Promise<void>
  /** Back to editing: the changes are given up, or the question for the password is. */
  readonly stop: () => void
}

export function settingId(field: string): string {
  return `settings-${field}`
}

type SavingContext = { form: SettingsForm; session: SignedIn; leave: TouchedFields['leave'] }

export function useSaving({ form, session, leave }: SavingContext): Saving {
  const { username, userApps } = session
  const adopt = useAdoption()
  const [serverFieldErrors, setServerFieldErrors] = useState<ServerFieldErrors>([])
  const [moment, setMoment] = useState<SettingsMoment>({ at: 'editing' })
  const { draft, changed } = form
  const record = useSend(saveOwnSettings, { invalidates: madeOld(changed), successMessage: false })
  const applications = useSend(saveOwnApplications, { successMessage: false })
  const sends = { record: record.send, applications: applications.send }

  async function save(currentpassword?: string) {
    setMoment(currentpassword === undefined ? { at: 'saving' } : { at: 'proving', wrong: false, busy: true })
    settle(await saveSettings({ username, draft, changed, currentpassword }, sends))
  }

  function settle({ user, refusal }: SettingsSaved) {
    // The first call may have come through where the second did not.
    const unsaved = refusal === undefined ? [] : changed.filter(isOfApplications)
    if (user !== undefined) {
      form.adopt(
        draftOf(
          user,
          userApps.map(({ name }) => name),
        ),
        unsaved,
      )
      adopt(user, changed)
    }
    const refused = refusal === undefined ? [] : refusedSettings(refusal, draft)
    setServerFieldErrors(refused)
    leave(refused.map(({ field }) => field))
    setMoment(refusal === undefined ? { at: 'saved', what: changed } : momentAfterRefusal(refusal))
    if (refusal === undefined) focusHeading()
    else if (refused[0] !== undefined) focusField(settingId(refused[0].field))
  }

  function stop() {
    setMoment({ at: 'editing' })
    focusHeading()
  }

  return { moment, serverFieldErrors, save, stop }
}

/** SETTINGS-20, SETTINGS-30: the header greets by the new name at once, in the new language. */
function useAdoption() {
  const portal = usePortal()
  const { setLanguage } = useLanguage()
  return (user: User, changed: readonly SettingsField[]) => {
    portal.ownRecordSaved(user)
    if (changed.includes('language')) setLanguage(user.misc.language, { remember: false })
  }
}

/** A new password has ended the other sessions; a new address waits for its confirmation. */
function madeOld(changed: readonly SettingsField[]): readonly Pick<Call, 'name'>[] {
  return [
    ...(changed.includes('password') ? [readOwnSessions] : []),
    ...(changed.includes('email') ? [readOwnEmailState] : []),
  ]
}

function isOfApplications(field: SettingsField): boolean {
  return field === 'homeapp' || field === 'preferredapps'
}

/** The button that was pressed is gone by then; the heading stands next to what is said. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus()
}
