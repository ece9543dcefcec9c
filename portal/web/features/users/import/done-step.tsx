/** Last step: how many came, and what became of each row as a file. */
import type { ReactElement } from 'react'
import { readUserImportResult } from '../../../../contract/users/user-import.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useKeepFile } from '../../../kernel/requests/use-send.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, Card, iconDownload, LinkButton, Notice, Stack } from '../../../kernel/ui/index.ts'
import { StepHeading } from './step-heading.tsx'
import type { ImportMoment } from './use-import.ts'

type DoneStepProps = { moment: Extract<ImportMoment, { at: 'done' }>; back: string; onAgain: () => void }

export function DoneStep({ moment, back, onAgain }: DoneStepProps): ReactElement {
  const adminimport = useTexts('adminimport')
  const { added, skipped } = moment
  return (
    <Card>
      <Stack>
        <StepHeading step={4} />
        <Notice tone="ok" title={adminimport.importdone({ count: added })}>
          {skipped > 0 && <p>{adminimport.importskipped({ count: skipped })}</p>}
        </Notice>
        <ResultFile id={moment.import} />
        <ButtonRow>
          <LinkButton href={`#${back}`}>{adminimport.importtousers}</LinkButton>
          <Button variant="secondary" onClick={onAgain}>
            {adminimport.importagain}
          </Button>
        </ButtonRow>
      </Stack>
    </Card>
  )
}

function ResultFile({ id }: { id: string }) {
  const { importresultfile } = useTexts('adminimport')
  const { loading } = useTexts('common')
  const { language } = useLanguage()
  const { send, isBusy, failure } = useKeepFile(readUserImportResult)
  return (
    <>
      {failure && <FailureNotice answer={failure} />}
      <div>
        <Button
          variant="secondary"
          icon={iconDownload}
          busy={isBusy}
          busyLabel={loading}
          onClick={() => void send({ import: id, language })}
        >
          {importresultfile}
        </Button>
      </div>
    </>
  )
}
