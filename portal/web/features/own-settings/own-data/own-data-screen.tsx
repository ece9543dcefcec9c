/** Everything that is held of the person: a file to keep, and the same as a page to read and print. */
import type { ReactElement } from 'react'
import { exportOwnData } from '../../../../contract/personal-data/calls.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, iconDownload, Notice, Page, Stack } from '../../../kernel/ui/index.ts'
import { ReauthenticationDialog } from '../reauthentication-dialog.tsx'
import { SettingsTabs } from '../settings-tabs.tsx'
import css from './own-data.module.css'
import { PersonalPage } from './personal-page.tsx'
import { useCopy } from './use-copy.ts'

export function OwnDataScreen(): ReactElement {
  const { loading } = useTexts('common')
  const texts = useTexts('settings')
  const copy = useCopy(exportOwnData)
  const { data } = copy
  return (
    <Page heading={texts.owndataheading} width={data ? undefined : 'form'}>
      <div className={css.screenOnly}>
        <SettingsTabs current="owndata" />
      </div>
      <Stack>
        <p className={`${css.words} ${css.screenOnly}`}>{texts.owndatatext}</p>
        {copy.failure !== undefined && <FailureNotice answer={copy.failure} />}
        {copy.isTooBig && <Notice tone="info" title={texts.owndatatoobig} />}
        <div className={css.screenOnly}>
          <ButtonRow>
            {data ? (
              <Button onClick={() => window.print()}>{texts.owndataprint}</Button>
            ) : (
              <Button busy={copy.isBusy('show')} busyLabel={loading} onClick={() => void copy.take('show')}>
                {texts.owndatashow}
              </Button>
            )}
            <Button
              variant="secondary"
              icon={iconDownload}
              busy={copy.isBusy('keep')}
              busyLabel={loading}
              onClick={() => void copy.take('keep')}
            >
              {texts.owndatadownload}
            </Button>
          </ButtonRow>
        </div>
      </Stack>
      {data && <PersonalPage data={data} />}
      {copy.proving !== undefined && (
        <ReauthenticationDialog
          wrong={copy.proving.wrong}
          busy={copy.isBusy(copy.proving.wish)}
          onGive={(password) => void copy.take(copy.proving?.wish ?? 'show', password)}
          onCancel={copy.stop}
        />
      )}
    </Page>
  )
}
