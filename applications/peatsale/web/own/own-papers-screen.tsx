/** A customer's papers, the newest first: each is a PDF to keep, in Finnish and in English. */
import { orderedView } from '@workspace/portal/contract'
import {
  Button,
  Cluster,
  FailedList,
  FailureNotice,
  FindBox,
  iconDoc,
  iconDownload,
  ListFooter,
  ListTable,
  LoadingList,
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
import { useMoments } from '../parts/moments.ts'
import { NoRows } from '../parts/no-rows.tsx'
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
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  if (pages.rows.length === 0) {
    const empty = { icon: iconDoc, title: texts.nopapers, text: texts.nopaperstext, all: '#/peatsale/papers' }
    return <NoRows {...empty} isFiltered={isFiltered({ ...view, account: '' })} />
  }
  return (
    <>
      {keep.failure !== undefined && <FailureNotice answer={keep.failure} />}
      <ListTable
        pages={pages}
        caption={texts.papers}
        columns={4}
        head={
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{texts.papertype}</th>
              <th scope="col">{texts.issued}</th>
              <th scope="col">{texts.order}</th>
              <th scope="col">{texts.pdf}</th>
            </tr>
          </thead>
        }
        footer={<ListFooter pages={pages} />}
        idOf={({ id }) => id}
        row={(row, at) => <Paper row={row} keep={keep} {...at} />}
      />
      {pages.broken && <FailedList answer={pages.broken} retry={pages.loadMore} />}
    </>
  )
}

type PaperProps = {
  row: ListedDocument
  keep: ReturnType<typeof useKeepFile<typeof giveDocument>>
  index: number
  measure: (element: HTMLTableRowElement | null) => void
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
              icon={iconDownload}
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
