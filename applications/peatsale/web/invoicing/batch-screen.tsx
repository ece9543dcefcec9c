/** One batch: its sums, its rows, and its files, which are made once. */
import { PressedRows } from '@workspace/logistics/web/lists'
import type { AnswerOf, Cents } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  DataTable,
  DescriptionList,
  FailureNotice,
  formatMoney,
  formatNumber,
  iconDownload,
  MissingAnswer,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
  useKeepFile,
  useSend,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import {
  exportBatch,
  readBatch,
  readUnbilledWeeks,
  searchBatches,
  unapproveBatch,
} from '../../contract/invoicing/calls.ts'
import { useName } from '../lists/quantities.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { useSuperadmin } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Batch = AnswerOf<typeof readBatch>['batch']
const list = '/peatsale/office/invoicing'

export function BatchScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { moment } = useDateFormat()
  const { data, error, refetch } = useAnswer(readBatch, { id: params['id'] ?? '' })
  return (
    <OfficePage
      at="/office/invoicing"
      key={data?.batch.id}
      heading={data?.batch.number ?? texts.invoicing}
      way={wayBack(list)}
      lead={data && texts.approvedby({ name: data.batch.approvedBy, at: moment(data.batch.approvedAt) })}
    >
      {data ? <Contents batch={data.batch} /> : <MissingAnswer of={{ error, refetch }} />}
    </OfficePage>
  )
}

function Contents({ batch }: { batch: Batch }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const isSuperadmin = useSuperadmin()
  const { day } = useDateFormat()
  return (
    <Stack>
      <Card>
        <DescriptionList
          across
          items={[
            [texts.seller, batch.seller],
            [texts.period, `${day(batch.from)}–${day(batch.to)}`],
            [texts.loads, batch.loads],
            [texts.net, formatMoney(batch.net)],
            [texts.vat, formatMoney(batch.vat)],
            [texts.gross, formatMoney(batch.gross)],
          ]}
        />
      </Card>
      {batch.state !== 'withdrawn' && <Export batch={batch} />}
      {batch.state === 'approved' && isSuperadmin && <Unapprove id={batch.id} />}
      <Card heading={texts.rows} flush>
        <Rows batch={batch} />
      </Card>
    </Stack>
  )
}

/** Until a file of it has been made. */
function Unapprove({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { send, isBusy, failure } = useSend(unapproveBatch, {
    invalidates: [readBatch, searchBatches, readUnbilledWeeks],
    successMessage: texts.unapproved,
  })
  return (
    <Stack>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void send({ id })}>
          {texts.unapprove}
        </Button>
      </div>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </Stack>
  )
}

function Export({ batch }: { batch: Batch }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { send, isSending, failure } = useKeepFile(exportBatch)
  return (
    <Card heading={texts.export}>
      <Stack>
        <p>{texts.exportedonce}</p>
        <ButtonRow>
          {(['csv', 'json'] as const).map((format) => (
            <Button
              key={format}
              variant={format === 'csv' ? 'primary' : 'secondary'}
              icon={iconDownload}
              busy={isSending({ id: batch.id, format })}
              onClick={() => void send({ id: batch.id, format })}
            >
              {texts[format]}
            </Button>
          ))}
        </ButtonRow>
        {failure !== undefined && <FailureNotice answer={failure} />}
      </Stack>
    </Card>
  )
}

function Rows({ batch }: { batch: Batch }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { day } = useDateFormat()
  const name = useName()
  return (
    <PressedRows>
      <DataTable caption={texts.rows}>
        <TableHead
          headings={[texts.load, texts.customer, texts.day, texts.what, texts.net, texts.vat]}
          numbers={[texts.net, texts.vat]}
        />
        <tbody>
          {batch.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-cell="title">
                <a href={`#/peatsale/loads/${row.load}`}>{row.loadNumber}</a>
              </th>
              <td data-label={texts.customer}>{row.customer}</td>
              <td data-label={texts.day}>{day(row.deliveryDay)}</td>
              <td data-label={texts.what}>{row.productName ? name(row.productName) : texts[`kind_${row.kind}`]}</td>
              <td data-label={texts.net} data-cell="number">
                {formatMoney(row.net as Cents)}
              </td>
              <td data-label={texts.vat} data-cell="number">{`${formatNumber(row.vatRateBp / 100)} %`}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </PressedRows>
  )
}
