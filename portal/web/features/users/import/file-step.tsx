/** First step: the file. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { importFields, importFileMost, importRowsMost } from '../../../../contract/users/user-import.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { keepFile } from '../../../kernel/requests/files.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, Card, FileInput, FormStack, iconDownload, Notice, Stack } from '../../../kernel/ui/index.ts'
import { useFieldName } from '../value-words.ts'
import { ImportFaults } from './import-faults.tsx'
import { templateFile } from './import-plan.ts'
import { StepHeading } from './step-heading.tsx'
import type { ImportMoment } from './use-import.ts'

type FileStepProps = { moment: Extract<ImportMoment, { at: 'file' | 'reading' }>; onRead: (file: File) => void }

export function FileStep({ moment, onRead }: FileStepProps): ReactElement {
  const adminimport = useTexts('adminimport')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const fault = faultOf(file, adminimport)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (file !== undefined && fault === undefined && moment.at === 'file') onRead(file)
  }
  const limits = { megabytes: importFileMost / 1024 / 1024, rows: importRowsMost }
  return (
    <Card>
      <FormStack onSubmit={submit}>
        <StepHeading step={1} />
        {moment.at === 'file' && moment.failure && <FailureNotice answer={moment.failure} />}
        <FileInput
          chooseLabel={adminimport.importchoosefile}
          noneLabel={adminimport.importnofile}
          label={adminimport.importfile}
          hint={`${adminimport.importfilehint} ${adminimport.importfilelimits(limits)}`}
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          required
          error={tried ? fault : undefined}
          onFile={setFile}
        />
        <ButtonRow>
          <Button type="submit" busy={moment.at === 'reading'} busyLabel={adminimport.importreading}>
            {adminimport.importread}
          </Button>
          <TemplateButton />
        </ButtonRow>
      </FormStack>
    </Card>
  )
}

type FileTexts = { importfilemissing: string; importfiletoolarge: string }

function faultOf(file: File | undefined, texts: FileTexts): string | undefined {
  if (file === undefined) return texts.importfilemissing
  return file.size > importFileMost ? texts.importfiletoolarge : undefined
}

function TemplateButton() {
  const { importtemplate } = useTexts('adminimport')
  const fieldName = useFieldName()
  const keep = () => keepFile({ file: templateFile(importFields.map(fieldName)), name: 'users.csv' })
  return (
    <Button variant="secondary" icon={iconDownload} onClick={keep}>
      {importtemplate}
    </Button>
  )
}

type UnusableFileProps = { moment: Extract<ImportMoment, { at: 'unusable' }>; onOther: () => void }

export function UnusableFile({ moment: { file, name }, onOther }: UnusableFileProps): ReactElement {
  const adminimport = useTexts('adminimport')
  return (
    <Card>
      <Stack>
        <Notice tone="err" title={`${name}: ${adminimport.importunusable}`} />
        <ImportFaults faults={file.faults} count={file.faultcount} />
        <div>
          <Button onClick={onOther}>{adminimport.importotherfile}</Button>
        </div>
      </Stack>
    </Card>
  )
}
