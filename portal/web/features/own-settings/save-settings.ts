/** One Save, two calls: the own record (CALL-24), then the choice of applications (CALL-25), each only when needed. */
import { saveOwnApplications, saveOwnSettings } from '../../../contract/own-settings/calls.ts'
import type { User } from '../../../contract/people/user.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import type { SettingsDraft, SettingsField } from './settings-draft.ts'
import { applicationsInput, settingsInput } from './settings-draft.ts'

export interface SettingsToSave {
  readonly username: string
  readonly draft: SettingsDraft
  readonly changed: readonly SettingsField[]
  /** SETTINGS-27: given once the server has asked for it. */
  readonly currentpassword?: string | undefined
}

/** Both at once when the first call came through and the second did not. */
export interface SettingsSaved {
  readonly user?: User
  readonly refusal?: Refused | Failed
}

export async function saveSettings(given: SettingsToSave): Promise<SettingsSaved> {
  const record = await saveRecord(given)
  if (record.refusal !== undefined) return record
  return { ...record, ...(await saveApplications(given)) }
}

async function saveRecord({ draft, changed, currentpassword }: SettingsToSave): Promise<SettingsSaved> {
  const input = settingsInput(draft, changed)
  if (input === undefined) return {}
  const proof = currentpassword === undefined ? {} : { currentpassword }
  const answer = await ask(saveOwnSettings, { ...input, ...proof })
  return 'answered' in answer ? { user: answer.answered.payload } : { refusal: answer }
}

async function saveApplications({ username, draft, changed }: SettingsToSave): Promise<SettingsSaved> {
  const input = applicationsInput(username, draft, changed)
  if (input === undefined) return {}
  const answer = await ask(saveOwnApplications, input)
  return 'answered' in answer ? { user: answer.answered.payload } : { refusal: answer }
}
