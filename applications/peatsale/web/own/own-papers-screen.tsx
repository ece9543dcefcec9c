/** A customer's papers, the newest first: each is a PDF to keep, in Finnish and in English. */
import { orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Button,
  Cluster,
  FailureNotice,
  FindBox,
  iconDoc,
  navigate,
  Select,
  Stack,
  useAddress,
  useKeepFile,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { DocumentView, documentSorts, giveDocument, searchDocuments } from '../../contract/documents/calls.ts'
import type { ListedDocument } from '../../contract/documents/document.ts'
import { documentKinds } from '../../contract/documents/document.ts'
import { FoundTable } from '../parts/found-table.tsx'
import { useMoments } from '../parts/moments.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { OwnPage } from './own-page.tsx'

const plain = { find: '', kind: '', account: '', sort: 'issued', direction: 'desc' } as const
const shown = orderedView(DocumentView, documentSorts)
const { viewOf, addressOf, isFiltered } = viewInAddress(shown, plain, '/peatsale/papers')
type View = ReturnType<typeof viewOf>

export function OwnPapersScreen(): ReactElement {
  const texts = usePeatTexts('own')
  return (
    <OwnPage heading={texts.papers} path="/papers">
      {({ id }) => <Papers account={id} />}
    </OwnPage>
  )
}

function Papers({ account }: { account: string }): ReactElement {
  const texts = usePeatTexts('own')
  const work = usePeatTexts('work')
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  return (
    <Stack>
      <Cluster align="end">
        <FindBox
          label={texts.paperfind}
          maxLength={100}
          find={view.find}
          onFind={(find) => navigate(addressOf({ ...view, find }), { replace: true })}
        />
        <Select
          label={texts.papertype}
          value={view.kind}
          onChange={({ target }) => navigate(addressOf({ ...view, kind: target.value as View['kind'] }))}
        >
          <option value="">{texts.allpapers}</option>
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {work[`paper_${kind}`]}
            </option>
          ))}
        </Select>
      </Cluster>
      <PaperList view={view} account={account} />
    </Stack>
  )
}

function PaperList({ view, account }: { view: View; account: string }): ReactElement {
  const texts = usePeatTexts('own')
  const list = usePages(searchDocuments, { ...view, account, limit: 100 }, rowsOf)
  const keep = useKeepFile(giveDocument)
  const empty = {
    icon: iconDoc,
    title: texts.nopapers,
    text: texts.nopaperstext,
    all: '#/peatsale/papers',
    isFiltered: isFiltered({ ...view, account: '' }),
  }
  return (
    <>
      {keep.failure !== undefined && <FailureNotice answer={keep.failure} />}
      <FoundTable
        list={list}
        caption={texts.papers}
        empty={empty}
        headings={[texts.papertype, texts.issued, texts.order, texts.pdf]}
        row={(row, at) => <Paper row={row} keep={keep} {...at} />}
      />
    </>
  )
}

type PaperProps = DrawnAt & {
  row: ListedDocument
  keep: ReturnType<typeof useKeepFile<typeof giveDocument>>
}

const languages = ['fi', 'en'] as const

function Paper({ row, keep, index, measure }: PaperProps): ReactElement {
  const texts = usePeatTexts('own')
  const work = usePeatTexts('work')
  const { moment } = useMoments()
  const { id, kind, number, issuedAt, order, load } = row
  const paper = `${work[`paper_${kind}`]} ${number}`
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        {work[`paper_${kind}`]} <Unbroken>{number}</Unbroken>
      </th>
      <td data-label={texts.issued}>{moment(issuedAt)}</td>
      <td data-label={texts.order}>
        <a href={load === null ? `#/peatsale/orders/${order.id}` : `#/peatsale/loads/${load.id}`}>
          <Unbroken>{load === null ? order.number : load.number}</Unbroken>
        </a>
      </td>
      <td data-label={texts.pdf}>
        <Cluster>
          {languages.map((language) => (
            <Button
              key={language}
              variant="secondary"
              busy={keep.isSending({ id, language })}
              aria-label={texts.pdfof({ language: texts[`in${language}`], paper })}
              onClick={() => void keep.send({ id, language })}
            >
              {texts[`in${language}`]}
            </Button>
          ))}
        </Cluster>
      </td>
    </tr>
  )
}

function rowsOf({ rows }: { readonly rows: readonly ListedDocument[] }): readonly ListedDocument[] {
  return rows
}
