/** A customer's papers, the newest first: each is a PDF to keep, in Finnish and in English. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import { orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Button,
  Cluster,
  FailureNotice,
  FindBox,
  iconDoc,
  ListChoice,
  NoWrap,
  Stack,
  useDateFormat,
  useKeepFile,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { DocumentView, documentSorts, giveDocument, searchDocuments } from '../../contract/documents/calls.ts'
import type { ListedDocument } from '../../contract/documents/document.ts'
import { documentKinds } from '../../contract/documents/document.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { OwnPage } from './own-page.tsx'

const plain = { find: '', kind: '', account: '', sort: 'issued', direction: 'desc' } as const
const paperList = viewInAddress(orderedView(DocumentView, documentSorts), plain, '/peatsale/papers')

export const OwnPapersScreen = onlyFor(['customer'], OwnPapers)

function OwnPapers(): ReactElement {
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
  const papers = useListView(paperList)
  const list = usePages(searchDocuments, { ...papers.view, account, limit: 100 })
  const keep = useKeepFile(giveDocument)
  const kinds = [
    { value: '', label: texts.allpapers },
    ...documentKinds.map((kind) => ({ value: kind, label: work[`paper_${kind}`] })),
  ]
  return (
    <Stack>
      <FindRow>
        <FindBox label={texts.paperfind} {...papers.find} />
        <ListChoice
          label={texts.papertype}
          value={papers.view.kind}
          options={kinds}
          onChoose={(kind) => papers.show({ kind })}
        />
      </FindRow>
      {keep.failure !== undefined && <FailureNotice answer={keep.failure} />}
      <FoundTable
        list={list}
        // Whose papers they are leaves out none of them.
        view={{ ...papers, isFiltered: paperList.isFiltered({ ...papers.view, account: '' }) }}
        caption={texts.papers}
        empty={{ icon: iconDoc, title: texts.nopapers, text: texts.nopaperstext }}
        headings={[texts.papertype, texts.issued, texts.paperof, texts.pdf]}
        row={(row, at) => <Paper row={row} keep={keep} {...at} />}
      />
    </Stack>
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
  const { moment } = useDateFormat()
  const { id, kind, number, issuedAt, order, load } = row
  const paper = `${work[`paper_${kind}`]} ${number}`
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        {work[`paper_${kind}`]} <NoWrap>{number}</NoWrap>
      </th>
      <td data-label={texts.issued}>{moment(issuedAt)}</td>
      <td data-label={load === null ? texts.order : texts.load}>
        <a href={load === null ? `#/peatsale/orders/${order.id}` : `#/peatsale/loads/${load.id}`}>
          <NoWrap>{load === null ? order.number : load.number}</NoWrap>
        </a>
      </td>
      <td data-cell="acts">
        <Cluster>
          {languages.map((language) => (
            <Button
              key={language}
              variant="secondary"
              size="s"
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
