/** What came of the last save, above the form (SETTINGS-21, SETTINGS-22). */
import type { ReactElement } from 'react'
import { FailureNotice } from '../failures/failure-notice.tsx'
import { useTexts } from '../texts/index.ts'
import { Notice } from '../ui/index.ts'
import type { SettingsMoment } from './settings-outcome.ts'

export function SettingsResult({ moment }: { moment: SettingsMoment }): ReactElement | null {
  const common = useTexts('common')
  const settings = useTexts('settings')
  switch (moment.at) {
    case 'editing':
    case 'saving':
    case 'proving':
      return null
    case 'saved':
      return (
        <Notice tone="ok" title={common.informationsavedtext}>
          {moment.what.includes('password') && <p>{settings.passwordchangedtext}</p>}
          {moment.what.includes('email') && <p>{settings.emailchangedtext}</p>}
        </Notice>
      )
    case 'failed':
      return (
        <FailureNotice
          answer={moment.answer}
          title={`${common.errorsavingchanges}!`}
          help={settings.errorsavinghelptext}
        />
      )
  }
}
