/** Last step: how many came, and what became of each row as a file. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readUserImportResult } from '../../../../contract/users/user-import.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { askForFile, keepFile } from '../../../kernel/requests/files.ts'
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

type Fetching = { at: 'idle' } | { at: 'fetching' } | { at: 'failed'; answer: Refused | Failed }

function ResultFile({ id }: { id: string }) {
  const { importresultfile } = useTexts('adminimport')
  const { loading } = useTexts('common')
  const { language } = useLanguage()
  const [fetching, setFetching] = useState<Fetching>({ at: 'idle' })
  async function fetchIt() {
    setFetching({ at: 'fetching' })
    const answer = await askForFile(readUserImportResult, { import: id, language })
    if (!('answered' in answer)) return setFetching({ at: 'failed', answer })
    setFetching({ at: 'idle' })
    keepFile(answer.answered)
  }
  return (
    <>
      {fetching.at === 'failed' && <FailureNotice answer={fetching.answer} />}
      <div>
        <Button
          variant="secondary"
          icon={iconDownload}
          busy={fetching.at === 'fetching'}
          busyLabel={loading}
          onClick={() => void fetchIt()}
        >
          {importresultfile}
        </Button>
      </div>
    </>
  )
}
