/** Documents, the newest first: each is a PDF to keep, in Finnish and in English. */
import { orderedView } from '@workspace/portal/contract'
import {
  Button,
  Cluster,
  DataTable,
  EmptyState,
  FailureNotice,
  FindBox,
  iconDoc,
  LinkButton,
  ListChoice,
  NoWrap,
  PagedList,
  Stack,
  TableHead,
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
import { RolePage } from '../shell/role-page.tsx'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

const plain = { find: '', kind: '', account: '', sort: 'issued', direction: 'desc' } as const
const documentList = viewInAddress(orderedView(DocumentView, documentSorts), plain, '/manuredelivery/documents')
const ofCrew: readonly string[] = ['commercialDocument', 'weighbridgeTicket']

export function DocumentsScreen(): ReactElement {
  const texts = useManureTexts('records')
  const reader = useViewerRole()
  const documents = useListView(documentList)
  const list = usePages(searchDocuments, { ...documents.view, limit: 100 })
  const keep = useKeepFile(giveDocument)
  const readsAll = reader === 'office' || reader === 'farm'
  const kinds = documentKinds.filter((kind) => readsAll || ofCrew.includes(kind))
  const options = [
    { value: '' as const, label: texts.allkinds },
    ...kinds.map((kind) => ({ value: kind, label: texts[`paper_${kind}`] })),
  ]
  return (
    <RolePage at={{ office: '/office/reports', farm: '/documents' }} heading={texts.documents}>
      <Stack>
        <Cluster align="end">
          <FindBox label={texts.find} {...documents.find} />
          <ListChoice
            label={texts.kind}
            value={documents.view.kind}
            options={options}
            onChoose={(kind) => documents.show({ kind })}
          />
        </Cluster>
        {keep.failure !== undefined && <FailureNotice answer={keep.failure} />}
        <PagedList list={list} none={<None isFiltered={documents.isFiltered} all={documents.all} />}>
          {(rows) => (
            <DataTable caption={texts.documents}>
              <TableHead
                headings={[texts.kind, ...(reader === 'farm' ? [] : [texts.farm]), texts.issued, texts.of]}
                acts={texts.open}
              />
              <tbody>
                {rows.map((row) => (
                  <Row key={row.id} row={row} keep={keep} hasFarm={reader !== 'farm'} />
                ))}
              </tbody>
            </DataTable>
          )}
        </PagedList>
      </Stack>
    </RolePage>
  )
}

function None({ isFiltered, all }: { isFiltered: boolean; all: string }): ReactElement {
  const texts = useManureTexts('records')
  if (!isFiltered) {
    return (
      <EmptyState icon={iconDoc} title={texts.nodocuments}>
        <p>{texts.nodocumentstext}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={iconDoc}
      title={texts.nomatch}
      action={
        <LinkButton variant="secondary" href={all}>
          {texts.showall}
        </LinkButton>
      }
    />
  )
}

type RowProps = {
  row: ListedDocument
  keep: ReturnType<typeof useKeepFile<typeof giveDocument>>
  hasFarm: boolean
}

const languages = ['fi', 'en'] as const

function Row({ row, keep, hasFarm }: RowProps): ReactElement {
  const texts = useManureTexts('records')
  const { moment } = useDateFormat()
  const { id, kind, number, edition, issuedAt, farm, consignment, request } = row
  const title = texts[`paper_${kind}`]
  return (
    <tr>
      <th scope="row" data-cell="title">
        {title} <NoWrap>{number}</NoWrap>
        {edition > 1 && `, ${texts.edition({ edition })}`}
      </th>
      {hasFarm && <td data-label={texts.farm}>{farm}</td>}
      <td data-label={texts.issued}>{moment(issuedAt)}</td>
      <td data-label={consignment === null ? texts.request : texts.consignment}>
        {consignment !== null && (
          <a href={`#/manuredelivery/consignments/${consignment.id}`}>
            <NoWrap>{consignment.number}</NoWrap>
          </a>
        )}
        {request !== null && (
          <a href={`#/manuredelivery/requests/${request.id}`}>
            <NoWrap>{request.number}</NoWrap>
          </a>
        )}
      </td>
      <td data-cell="acts">
        <Cluster>
          {languages.map((language) => (
            <Button
              key={language}
              variant="secondary"
              size="s"
              busy={keep.isSending({ id, language })}
              aria-label={texts.pdfof({ language: texts[`in${language}`], paper: `${title} ${number}` })}
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
