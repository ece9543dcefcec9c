/** One Save, two calls: the own record (CALL-24), then the choice of applications (CALL-25), each only when needed. */
import type { AskOf, Call } from '../../../contract/call.ts'
import type { saveOwnApplications, saveOwnSettings } from '../../../contract/own-settings/calls.ts'
import type { User } from '../../../contract/people/user.ts'
import type { AnswerTo, Failed, Refused } from '../../kernel/requests/ask.ts'
import type { SettingsDraft, SettingsField } from './settings-draft.ts'
import { applicationsInput, settingsInput } from './settings-draft.ts'

export interface SettingsToSave {
  readonly username: string
  readonly draft: SettingsDraft
  readonly changed: readonly SettingsField[]
  /** SETTINGS-27: given once the server has asked for it. */
  readonly currentpassword?: string | undefined
}

type Send<C extends Call> = (input: AskOf<C>) => Promise<AnswerTo<C>>

/** How each of the two is sent. */
export interface SettingsSends {
  readonly record: Send<typeof saveOwnSettings>
  readonly applications: Send<typeof saveOwnApplications>
}

/** Both at once when the first call came through and the second did not. */
export interface SettingsSaved {
  readonly user?: User
  readonly refusal?: Refused | Failed
}

export async function saveSettings(given: SettingsToSave, sends: SettingsSends): Promise<SettingsSaved> {
  const record = await saveRecord(given, sends)
  if (record.refusal !== undefined) return record
  return { ...record, ...(await saveApplications(given, sends)) }
}

async function saveRecord(
  { draft, changed, currentpassword }: SettingsToSave,
  sends: SettingsSends,
): Promise<SettingsSaved> {
  const input = settingsInput(draft, changed)
  if (input === undefined) return {}
  const proof = currentpassword === undefined ? {} : { currentpassword }
  const answer = await sends.record({ ...input, ...proof })
  return 'answered' in answer ? { user: answer.answered.payload } : { refusal: answer }
}

async function saveApplications(
  { username, draft, changed }: SettingsToSave,
  sends: SettingsSends,
): Promise<SettingsSaved> {
  const input = applicationsInput(username, draft, changed)
  if (input === undefined) return {}
  const answer = await sends.applications(input)
  return 'answered' in answer ? { user: answer.answered.payload } : { refusal: answer }
}
