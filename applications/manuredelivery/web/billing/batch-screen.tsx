/** One batch: its sums, its rows, its files, which are made once, and whether the accounts have it. */
import {
  Button,
  ButtonRow,
  Card,
  Chip,
  ConfirmDialog,
  DescriptionList,
  FailureNotice,
  iconDownload,
  MissingAnswer,
  Notice,
  Stack,
  TextArea,
  useAnswer,
  useDateFormat,
  useKeepFile,
  useSend,
  useTexts,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Batch } from '../../contract/billing/batch.ts'
import { batchFormats } from '../../contract/billing/batch.ts'
import {
  exportBatch,
  markBatchSent,
  proposeBatches,
  readBatch,
  searchBatches,
  unapproveBatches,
} from '../../contract/billing/calls.ts'
import { money } from '../lists/amounts.ts'
import { OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { BatchRows } from './batch-rows.tsx'

const list = '/manuredelivery/office/batches'

export function BatchScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('billing')
  const { moment } = useDateFormat()
  const { data, error, refetch } = useAnswer(readBatch, { id: params['id'] ?? '' })
  const batch = data?.batch
  return (
    <OfficePage
      at="/office/batches"
      key={batch?.id}
      heading={batch?.number ?? texts.batches}
      way={wayBack(list)}
      lead={batch && texts.approvedby({ name: batch.approvedBy, at: moment(batch.approvedAt) })}
    >
      {batch ? <Contents batch={batch} /> : <MissingAnswer of={{ error, refetch }} />}
    </OfficePage>
  )
}

function Contents({ batch }: { batch: Batch }): ReactElement {
  const texts = useManureTexts('billing')
  const isSuperadmin = useStart().data?.roles.includes('superadmin') ?? false
  const { day } = useDateFormat()
  const { other } = batch
  return (
    <Stack>
      {batch.state === 'withdrawn' && (
        <Notice tone="warn" title={texts.withdrawn}>
          {batch.reason}
        </Notice>
      )}
      <Card>
        <DescriptionList
          across
          items={[
            [texts.company, batch.company],
            [texts.side, `${texts[`side_${batch.side}`]}: ${texts[`sidetext_${batch.side}`].toLowerCase()}`],
            [texts.period, `${day(batch.from)}–${day(batch.to)}`],
            [texts.consignments, batch.consignments],
            [texts.net, money(batch.net)],
            [texts.vat, money(batch.vat)],
            [texts.gross, money(batch.gross)],
            ...(other === null
              ? []
              : [
                  [
                    texts.other,
                    <a
                      key={other.id}
                      href={`#${list}/${other.id}`}
                    >{`${other.number}, ${texts[`side_${other.side}`].toLowerCase()}`}</a>,
                  ] as const,
                ]),
          ]}
        />
      </Card>
      {batch.state !== 'withdrawn' && <Files batch={batch} />}
      {batch.state === 'approved' && (
        <ButtonRow>
          <MarkSent id={batch.id} />
          {isSuperadmin && <Unapprove id={batch.id} />}
        </ButtonRow>
      )}
      {batch.rows.length > 0 && (
        <Card heading={texts.rows} flush>
          <BatchRows rows={batch.rows} />
        </Card>
      )}
    </Stack>
  )
}

function Files({ batch }: { batch: Batch }): ReactElement {
  const texts = useManureTexts('billing')
  const { moment } = useDateFormat()
  const { send, isSending, failure } = useKeepFile(exportBatch)
  return (
    <Card heading={texts.files}>
      <Stack>
        <p>{texts.filestext}</p>
        {batch.state === 'sent' && batch.sentAt !== null && (
          <p>
            <Chip tone="ok">{texts.state_sent}</Chip> {texts.sentby({ name: batch.sentBy, at: moment(batch.sentAt) })}
          </p>
        )}
        <ButtonRow>
          {batchFormats.map((format) => (
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
        {batch.files.map(({ format, madeAt, madeBy }) => (
          <p key={format}>{texts.madeby({ format: texts[format], name: madeBy, at: moment(madeAt) })}</p>
        ))}
        {failure !== undefined && <FailureNotice answer={failure} />}
      </Stack>
    </Card>
  )
}

function MarkSent({ id }: { id: string }): ReactElement {
  const texts = useManureTexts('billing')
  const { cancel } = useTexts('common')
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useSend(markBatchSent, {
    invalidates: [readBatch, searchBatches],
    successMessage: texts.markedsent,
    onDone: () => setIsAsked(false),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {texts.marksent}
      </Button>
      {isAsked && (
        <ConfirmDialog
          heading={texts.marksentasked}
          confirmLabel={texts.marksent}
          cancelLabel={cancel}
          busy={isBusy}
          onConfirm={() => void send({ id })}
          onCancel={() => setIsAsked(false)}
        >
          <p>{texts.marksenttext}</p>
          {failure !== undefined && <FailureNotice answer={failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}

function Unapprove({ id }: { id: string }): ReactElement {
  const texts = useManureTexts('billing')
  const { cancel } = useTexts('common')
  const [reason, setReason] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, failure } = useSend(unapproveBatches, {
    invalidates: [readBatch, searchBatches, proposeBatches],
    successMessage: texts.unapproved,
    onDone: () => setReason(undefined),
  })
  function confirm() {
    const given = reason?.trim() ?? ''
    setIsMissing(given === '')
    if (given !== '') void send({ id, reason: given })
  }
  return (
    <>
      <Button variant="danger" onClick={() => setReason('')}>
        {texts.unapprove}
      </Button>
      {reason !== undefined && (
        <ConfirmDialog
          heading={texts.unapproveasked}
          confirmLabel={texts.unapprove}
          cancelLabel={cancel}
          danger
          busy={isBusy}
          onConfirm={confirm}
          onCancel={() => setReason(undefined)}
        >
          <p>{texts.unapprovetext}</p>
          <TextArea
            label={texts.reason}
            value={reason}
            maxLength={1000}
            error={isMissing ? texts.reasonmissing : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {failure !== undefined && <FailureNotice answer={failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}
