/** What carriers are owed in a period, and its statement (S16, 5.2). */
import {
  Button,
  DataTable,
  FailureNotice,
  formatNumber,
  iconDownload,
  NoWrap,
  PagedList,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
  useKeepFile,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { exportCarrierRows, searchCarrierRows } from '../../contract/billing/calls.ts'
import type { ListedCarrierRow } from '../../contract/billing/carrier-row.ts'
import { LeadPage } from '../carrier/lead-page.tsx'
import { money, tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { lastMonth, PeriodChoice, useOwnCompany } from './period-choice.tsx'
import { ReportPage } from './report-page.tsx'

export function CarrierRowsScreen(): ReactElement {
  return (
    <ReportPage part="carrierrows">
      <CarrierRows of="carrier" />
    </ReportPage>
  )
}

/** The same for a carrier's dispatcher: the own rows, of each company that it drives for. */
export function SettlementScreen(): ReactElement {
  const { settlement } = useManureTexts('start')
  return (
    <LeadPage at="/carrier/settlement" heading={settlement}>
      <CarrierRows of="company" />
    </LeadPage>
  )
}

function CarrierRows({ of }: { of: 'carrier' | 'company' }): ReactElement {
  const texts = useManureTexts('reports')
  const [period, setPeriod] = useState(lastMonth)
  const company = useOwnCompany(period.company) ?? ''
  const view = { company, carrier: '', from: period.from ?? '', to: period.to ?? '' } as const
  const order = { sort: 'day', direction: 'desc' } as const
  const list = usePages(searchCarrierRows, { ...view, ...order, limit: 100 })
  const sum = useAnswer(searchCarrierRows, { ...view, ...order, limit: 1 }).data
  const keep = useKeepFile(exportCarrierRows)
  return (
    <Stack>
      <PeriodChoice value={{ ...period, company }} onChange={setPeriod}>
        <Button variant="secondary" icon={iconDownload} busy={keep.isBusy} onClick={() => void keep.send(view)}>
          {texts.statement}
        </Button>
      </PeriodChoice>
      {keep.failure !== undefined && <FailureNotice answer={keep.failure} />}
      {sum?.net != null && sum.total !== null && (
        <p>{texts.rowsum({ count: formatNumber(sum.total.count), net: money(sum.net) })}</p>
      )}
      <PagedList list={list} none={texts.norows}>
        {(rows) => <Rows rows={rows} of={of} />}
      </PagedList>
    </Stack>
  )
}

function Rows({ rows, of }: { rows: readonly ListedCarrierRow[]; of: 'carrier' | 'company' }): ReactElement {
  const texts = useManureTexts('reports')
  const { day } = useDateFormat()
  return (
    <DataTable caption={texts.carriers}>
      <TableHead
        headings={[
          ...[texts.consignment, texts[of], texts.day, texts.farm, texts.plant, texts.truck, texts.result],
          ...[texts.what, texts.tonnes, texts.net],
        ]}
        numbers={[texts.tonnes, texts.net]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" data-cell="title">
              <a href={`#/manuredelivery/consignments/${row.consignment}`}>
                <NoWrap>{row.number}</NoWrap>
              </a>
            </th>
            <td data-label={texts[of]}>{row[of]}</td>
            <td data-label={texts.day}>{day(row.day)}</td>
            <td data-label={texts.farm}>{row.farm}</td>
            <td data-label={texts.plant}>{row.plant}</td>
            <td data-label={texts.truck}>
              <NoWrap>{row.plate}</NoWrap>
            </td>
            <td data-label={texts.result}>{texts[`outcome_${row.outcome}`]}</td>
            <td data-label={texts.what}>{row.rows.map(({ kind }) => texts[`kind_${kind}`]).join(', ')}</td>
            <td data-label={texts.tonnes} data-cell="number">
              {row.kg === null ? '–' : tonnes(row.kg)}
            </td>
            <td data-label={texts.net} data-cell="number">
              {money(row.net)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
