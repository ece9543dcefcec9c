/** Own settings: rows that are read until they are opened, one Save for all of them, and the own sessions. */
import type { FormEvent, ReactElement } from 'react'
import { useSession } from '../../kernel/portal/portal-context.tsx'
import { Go } from '../../kernel/routing/go.tsx'
import { mustEnrol } from '../../kernel/routing/guards.ts'
import { addressNow } from '../../kernel/routing/hash-location.ts'
import { loginAddress } from '../../kernel/routing/return-url.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { earlyEnter, FormStack, focusField, Page, Spinner, Stack } from '../../kernel/ui/index.ts'
import { OwnSessions } from './own-sessions.tsx'
import { OwnSignIns } from './own-sign-ins.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { EnrolmentScreen } from './second-factor/enrolment-screen.tsx'
import { SecondFactorBlock } from './second-factor/second-factor-block.tsx'
import { BasicBlock, ContactBlock, MiscBlock } from './settings-blocks.tsx'
import { settingsFields } from './settings-draft.ts'
import { offersSave } from './settings-faults.ts'
import { SettingsResult } from './settings-result.tsx'
import { SettingsSaveBar } from './settings-save-bar.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import type { OwnSettingsWork } from './use-own-settings.ts'
import { useOwnSettings } from './use-own-settings.ts'
import { settingId } from './use-saving.ts'

/** The route has the guard that lets everybody in, so the screen sends visitors on (ROUTE-25). */
export function OwnSettingsScreen(): ReactElement {
  const session = useSession()
  const { loading } = useTexts('common')
  const { menuusersettings } = useTexts('header')
  switch (session.at) {
    case 'signed-out':
      return <Go to={loginAddress(addressNow())} />
    case 'waiting':
      return (
        <Page heading={menuusersettings} width="form">
          <Spinner label={loading} />
        </Page>
      )
    case 'signed-in':
      return mustEnrol(session) ? <EnrolmentScreen /> : <OwnSettings session={session} />
  }
}

const formId = 'own-settings'

function OwnSettings({ session }: { session: SignedIn }): ReactElement {
  const { menuusersettings } = useTexts('header')
  const work = useOwnSettings(session)
  const { moment } = work
  return (
    <Page heading={menuusersettings} width="form">
      <SettingsTabs current="settings" />
      <SettingsResult work={work} />
      {/* A plain block, so that the bar sticks all along it. */}
      <div>
        <Stack>
          <SettingsForm work={work} session={session} />
          <SecondFactorBlock />
          <OwnSessions />
          <OwnSignIns onStranger={() => goToPassword(work)} />
        </Stack>
        <SettingsSaveBar work={work} form={formId} />
      </div>
      {moment.at === 'proving' && (
        <ReauthenticationDialog
          wrong={moment.wrong}
          busy={moment.busy}
          onGive={(currentpassword) => void work.save(currentpassword)}
          onCancel={work.stop}
        />
      )}
    </Page>
  )
}

function SettingsForm({ work, session }: { work: OwnSettingsWork; session: SignedIn }): ReactElement {
  const { userinformation } = useTexts('settings')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (offersSave(work.changed, work.faults) && work.moment.at !== 'saving') void work.save()
  }
  return (
    <FormStack
      id={formId}
      aria-label={userinformation}
      onInput={work.left.onInput}
      onBlur={work.left.onBlur}
      onSubmit={submit}
      onKeyDown={earlyEnter(() => goToWrong(work))}
    >
      <BasicBlock work={work} session={session} />
      <ContactBlock work={work} />
      <MiscBlock work={work} session={session} />
    </FormStack>
  )
}

/** The row is opened, which moves the focus into it; its block may have been folded. */
function goToPassword(work: OwnSettingsWork): void {
  const block = document.getElementById(settingId('password'))?.closest('details')
  if (block) block.open = true
  if (work.isOpen('password')) focusField(settingId('password'))
  else work.open('password')
}

function goToWrong({ faults, left }: OwnSettingsWork): void {
  const first = [...settingsFields, 'confirmpassword' as const].find((field) => faults[field] !== undefined)
  if (first === undefined) return
  left.leave([first])
  focusField(settingId(first))
}
