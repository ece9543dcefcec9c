/** What came of the last save, above the form (SETTINGS-21, SETTINGS-22). */
import type { ReactElement } from 'react'
import { FailedSave } from '../../kernel/failures/failed-save.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Notice } from '../../kernel/ui/index.ts'
import type { OwnSettingsWork } from './use-own-settings.ts'

export function SettingsResult({ work }: { work: OwnSettingsWork }): ReactElement | null {
  const { moment } = work
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
        <FailedSave
          answer={moment.answer}
          help={settings.errorsavinghelptext}
          isAtField={work.serverFieldErrors.length > 0}
          onRetry={() => void work.save()}
        />
      )
  }
}
