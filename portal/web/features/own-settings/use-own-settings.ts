/** Own settings at work: the form, what is wrong with it, and saving it. */

import { faultsAndRefusals } from '../../kernel/forms/server-field-errors.ts'
import type { TouchedFields } from '../../kernel/forms/touched-fields.ts'
import { shownFaults, useTouchedFields } from '../../kernel/forms/touched-fields.ts'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useLeaveWarning } from '../../kernel/routing/leaving.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { draftOf } from './settings-draft.ts'
import type { SettingsFaults } from './settings-faults.ts'
import { settingsFaults } from './settings-faults.ts'
import type { Saving } from './use-saving.ts'
import { useSaving } from './use-saving.ts'
import type { SettingsForm } from './use-settings-form.ts'
import { useSettingsForm } from './use-settings-form.ts'

export interface OwnSettingsWork extends SettingsForm, Saving {
  /** Everything that is wrong with the changes. */
  readonly faults: SettingsFaults
  /** What of it may be said at the fields by now. */
  readonly shown: SettingsFaults
  readonly left: TouchedFields
}

export function useOwnSettings(session: SignedIn): OwnSettingsWork {
  const { user, userApps } = session
  const { postalcoderule } = useSite().mainRecord
  const form = useSettingsForm(
    draftOf(
      user,
      userApps.map(({ name }) => name),
    ),
  )
  const left = useTouchedFields()
  const saving = useSaving({ form, session, leave: left.leave })
  const { draft, changed, isOpen } = form
  useLeaveWarning(changed.length > 0)
  const own = settingsFaults(draft, { postalCodeRule: postalcoderule, changed, editsPassword: isOpen('password') })
  const faults = faultsAndRefusals(own, draft, saving.serverFieldErrors)
  return { ...form, ...saving, faults, left, shown: shownFaults(faults, left.names) }
}
