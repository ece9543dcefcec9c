/** The three blocks of own settings: Basic, Contact and Misc (SETTINGS-03 to 06). */
import type { ReactElement } from 'react'
import { readOwnEmailState } from '../../../contract/own-settings/calls.ts'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Collapsible, SettingRow } from '../../kernel/ui/index.ts'
import { FavouriteSetting } from './favourite-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { SettingField, SettingSelect } from './setting-field.tsx'
import type { SettingsField } from './settings-draft.ts'
import type { OwnSettingsWork } from './use-own-settings.ts'

type BlockProps = { work: OwnSettingsWork; session: SignedIn }

export function BasicBlock({ work, session }: BlockProps): ReactElement {
  const fields = useTexts('fields')
  const { cannotchange, settingsbasic } = useTexts('settings')
  const note = useChangesNote(work, ['password', 'email'])
  return (
    <Collapsible heading={settingsbasic} note={note} open flush>
      <SettingRow label={fields.username} editing={false} shown={session.user.username} locked={cannotchange}>
        {(control) => <input type="text" value={session.user.username} readOnly autoComplete="username" {...control} />}
      </SettingRow>
      <PasswordSetting work={work} />
      <EmailSetting work={work} />
    </Collapsible>
  )
}

/** An address that letters do not reach (R42) or that has not been confirmed yet (R29) is marked, however long ago it was given. */
function EmailSetting({ work }: { work: OwnSettingsWork }) {
  const { emailrefused, emailwaiting } = useTexts('settings')
  const { data } = useAnswer(readOwnEmailState, {})
  const waiting = data?.waiting ? emailwaiting : undefined
  const mark = data?.refused ? emailrefused : waiting
  return <SettingField work={work} name="email" type="email" autoComplete="email" mark={mark} />
}

const contactFields = ['firstname', 'lastname', 'telephone', 'streetaddress', 'postal', 'city', 'country'] as const

export function ContactBlock({ work }: { work: OwnSettingsWork }): ReactElement {
  const { settingscontact } = useTexts('settings')
  const note = useChangesNote(work, contactFields)
  return (
    <Collapsible heading={settingscontact} note={note} open flush>
      <SettingField work={work} name="firstname" autoComplete="given-name" />
      <SettingField work={work} name="lastname" autoComplete="family-name" />
      <SettingField work={work} name="telephone" type="tel" autoComplete="tel" />
      <SettingField work={work} name="streetaddress" autoComplete="street-address" />
      <SettingField work={work} name="postal" autoComplete="postal-code" inputMode="numeric" />
      <SettingField work={work} name="city" autoComplete="address-level2" />
      <SettingField work={work} name="country" autoComplete="country-name" />
    </Collapsible>
  )
}

const miscFields = ['language', 'homeapp', 'preferredapps'] as const

export function MiscBlock({ work, session }: BlockProps): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const { settingsmisc, homeappnone } = useTexts('settings')
  const applicationName = useApplicationName()
  const note = useChangesNote(work, miscFields) ?? miscFields.map((field) => fields[field]).join(', ')
  const applications = session.userApps.map(({ name }) => ({ value: name, label: applicationName(name) }))
  const languages = [
    { value: 'fi', label: common.languagefi },
    { value: 'en', label: common.languageen },
  ]
  return (
    <Collapsible heading={settingsmisc} note={note} flush>
      <SettingSelect work={work} name="language" options={languages} />
      <SettingSelect work={work} name="homeapp" options={[{ value: '', label: homeappnone }, ...applications]} />
      {applications.length > 0 && <FavouriteSetting work={work} applications={applications} />}
    </Collapsible>
  )
}

function useChangesNote({ changed }: OwnSettingsWork, fields: readonly SettingsField[]): string | undefined {
  const { changescount } = useTexts('common')
  const count = fields.filter((field) => changed.includes(field)).length
  return count === 0 ? undefined : changescount({ count })
}
