/** The event log in plain language: searched, filtered, exported, its chain checked (R41). Company admins see their own companies' lines. */
import type { ReactElement } from 'react'
import type { AuditLine } from '../../../contract/audit/calls.ts'
import { exportAudit, searchAudit } from '../../../contract/audit/calls.ts'
import type { AskOf } from '../../../contract/call.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { PagedList } from '../../kernel/lists/paged-list.tsx'
import { SubPage } from '../../kernel/lists/sub-page.tsx'
import { useListView } from '../../kernel/lists/use-list-view.ts'
import { usePages } from '../../kernel/lists/use-pages.ts'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useKeepFile } from '../../kernel/requests/use-send.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, Chip, DataTable, iconDownload, TableHead } from '../../kernel/ui/index.ts'
import { AuditCheck } from './audit-check.tsx'
import { AuditFilter, auditList, filterOf } from './audit-filter.tsx'
import { withSentences } from './audit-sentences.ts'
import type { NamedPeople } from './audit-words.ts'
import { sentenceOf, useAuditWords } from './audit-words.ts'
import css from './system.module.css'

export function AuditPage(): ReactElement {
  const texts = useTexts('adminsystem')
  const { isSuperadmin } = useSignedIn()
  const view = useListView(auditList)
  const filter = filterOf(view.view)
  const list = usePages(searchAudit, filter, ({ lines, people }) => lines.map((line) => ({ line, people })))
  return (
    <SubPage heading={texts.auditheading} lead={texts.auditleadtext}>
      <AuditFilter {...view} />
      <ButtonRow>
        <Export filter={filter} />
        {isSuperadmin && <AuditCheck />}
      </ButtonRow>
      <PagedList list={list} none={texts.auditnone}>
        {(lines) => (lines.length === 0 ? <p>{texts.auditnotfound}</p> : <Lines lines={lines} />)}
      </PagedList>
    </SubPage>
  )
}

function Export({ filter }: { filter: AskOf<typeof searchAudit> }): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const { language } = useLanguage()
  const words = useAuditWords()
  const sentence = (line: AuditLine) => sentenceOf(words(line))
  const { send, isBusy, failure } = useKeepFile(exportAudit, {
    written: async ({ file, name }) => ({
      name,
      file: await withSentences(file, { heading: texts.auditwhat, sentence }),
    }),
  })
  return (
    <>
      <Button
        variant="secondary"
        icon={iconDownload}
        busy={isBusy}
        busyLabel={common.loading}
        onClick={() => void send({ ...filter, language })}
      >
        {texts.auditexport}
      </Button>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}

/** A line with the names that its page knows. */
type ListedLine = { readonly line: AuditLine; readonly people: NamedPeople }

function Lines({ lines }: { lines: readonly ListedLine[] }): ReactElement {
  const texts = useTexts('adminsystem')
  const headings = [texts.auditwhen, texts.auditwho, texts.auditwhat, texts.auditwhom, texts.auditcompany]
  return (
    <DataTable caption={texts.auditheading}>
      <TableHead headings={headings} />
      <tbody>
        {lines.map((listed) => (
          <Line key={listed.line.seq} {...listed} />
        ))}
      </tbody>
    </DataTable>
  )
}

function Line({ line, people }: ListedLine): ReactElement {
  const texts = useTexts('adminsystem')
  const { language } = useLanguage()
  const words = useAuditWords(people)
  const { who, what, details, whom, company } = words(line)
  return (
    <tr>
      <td data-label={texts.auditwhen}>
        <time dateTime={line.at}>{formatDateTime(new Date(line.at), language)}</time>
      </td>
      <td data-cell="title">{who}</td>
      <td data-label={texts.auditwhat} className={css.sentence}>
        {what} {line.result === 'refused' && <Chip tone="err">{texts.auditresult_refused}</Chip>}
        {details.map((detail) => (
          <div key={detail}>{detail}</div>
        ))}
      </td>
      <td data-label={texts.auditwhom}>{whom}</td>
      <td data-label={texts.auditcompany}>{company}</td>
    </tr>
  )
}
