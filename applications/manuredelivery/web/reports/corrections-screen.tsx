/** The superadmin's list of what was corrected after the settlement had taken it (3.3, S15, 7.7). */
import { addDays, dayOf } from '@workspace/portal/contract'
import {
  ButtonRow,
  Chip,
  DataTable,
  EmptyState,
  iconDoc,
  MissingAnswer,
  Notice,
  NoWrap,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LateCorrection } from '../../contract/reports/quality.ts'
import { readLateCorrections } from '../../contract/reports/quality.ts'
import { money } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CsvButton } from './csv-button.tsx'
import type { ReportPeriod } from './period-choice.tsx'
import { isPeriod, PeriodChoice, useOwnCompany } from './period-choice.tsx'
import { ReportPage } from './report-page.tsx'

function lastYear(): ReportPeriod {
  const to = dayOf(new Date())
  return { company: '', from: addDays(to, -365), to }
}

export function CorrectionsScreen(): ReactElement {
  const [period, setPeriod] = useState(lastYear)
  const company = useOwnCompany(period.company)
  return (
    <ReportPage part="latecorrections">
      <Stack>
        <PeriodChoice value={{ ...period, company: company ?? '' }} onChange={setPeriod} />
        {company !== undefined && isPeriod(period) && <Found asked={{ company, from: period.from, to: period.to }} />}
      </Stack>
    </ReportPage>
  )
}

type Asked = Parameters<typeof useAnswer<typeof readLateCorrections>>[1]

function Found({ asked }: { asked: Asked }): ReactElement {
  const texts = useManureTexts('reports')
  const { data, error, refetch } = useAnswer(readLateCorrections, asked)
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const { corrections, total } = data
  if (total === 0) {
    return (
      <EmptyState icon={iconDoc} title={texts.nocorrections}>
        <p>{texts.nocorrectionstext}</p>
      </EmptyState>
    )
  }
  const numbers = [texts.correctedsale, texts.correctedpurchase]
  return (
    <Stack>
      {corrections.length < total && (
        <Notice tone="info" title={texts.latestof({ shown: corrections.length, total })} />
      )}
      <ButtonRow>
        <CorrectionsFile corrections={corrections} asked={asked} />
      </ButtonRow>
      <DataTable caption={texts.latecorrections}>
        <TableHead
          headings={[texts.correction, texts.farm, texts.when, texts.correctedwhat, texts.reason, ...numbers]}
          numbers={numbers}
        />
        <tbody>
          {corrections.map((row) => (
            <Row key={`${row.at} ${row.consignment}`} row={row} />
          ))}
        </tbody>
      </DataTable>
    </Stack>
  )
}

type FileProps = { corrections: readonly LateCorrection[]; asked: Asked }

function CorrectionsFile({ corrections, asked: { from, to } }: FileProps): ReactElement {
  const texts = useManureTexts('reports')
  const { moment } = useDateFormat()
  return (
    <CsvButton
      name={`korjaukset-${from}-${to}`}
      headings={[
        ...[texts.correction, texts.farm, texts.plant, texts.when, texts.correctedwhat, texts.reason],
        ...[`${texts.correctedsale}, €`, `${texts.correctedpurchase}, €`],
      ]}
      rows={corrections.map((row) => [
        ...[row.correction || row.number, row.farm, row.plant, [moment(row.at), row.by].filter(Boolean).join(', ')],
        ...[row.parts.map((part) => texts[`part_${part}`]).join(', '), row.reason],
        ...[row.saleGross / 100, row.purchaseGross / 100],
      ])}
    />
  )
}

function Row({ row }: { row: LateCorrection }): ReactElement {
  const texts = useManureTexts('reports')
  const { moment } = useDateFormat()
  const { consignment, number, correction, farm, plant, at, by, parts, reason, saleGross, purchaseGross } = row
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#/manuredelivery/consignments/${consignment}`}>
          <NoWrap>{correction || number}</NoWrap>
        </a>
      </th>
      <td data-label={texts.farm}>{`${farm}, ${plant}`}</td>
      <td data-label={texts.when}>{[moment(at), by].filter(Boolean).join(', ')}</td>
      <td data-label={texts.correctedwhat}>
        {parts.map((part) => texts[`part_${part}`]).join(', ')}{' '}
        {row.isWaiting && <Chip tone="warn">{texts.waitsforbatch}</Chip>}
      </td>
      <td data-label={texts.reason}>{reason}</td>
      <td data-label={texts.correctedsale} data-cell="number">
        {money(saleGross)}
      </td>
      <td data-label={texts.correctedpurchase} data-cell="number">
        {money(purchaseGross)}
      </td>
    </tr>
  )
}
