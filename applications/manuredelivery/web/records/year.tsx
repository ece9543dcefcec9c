/** What a farm has handed over in a year: sums, nutrients, each pickup, and the record as PDF and CSV (W11, W12). */
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  DescriptionList,
  EmptyState,
  FailureNotice,
  iconDoc,
  iconDownload,
  LinkList,
  LinkListItem,
  MissingAnswer,
  Segmented,
  Stack,
  useAnswer,
  useDateFormat,
  useKeepFile,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import type { HandedOver, YearRecord } from '../../contract/years/calls.ts'
import { giveYear, readYear } from '../../contract/years/calls.ts'
import { cubicMetres, kilograms } from '../lists/amounts.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { nutrient, TypeSums } from './type-sums.tsx'

const thisYear = () => Number(dayOf(new Date()).slice(0, 4))
type YearProps = {
  account: string
  /** As many years as fit side by side. */
  most: number
  /** Below the record. */
  children?: ReactNode
}

export function Year({ account, most, children }: YearProps): ReactElement {
  const texts = useManureTexts('records')
  const [year, setYear] = useState(thisYear)
  const { data, error, refetch } = useAnswer(readYear, { account, year })
  const years = [...new Set([thisYear(), year, ...(data?.record.years ?? [])])].toSorted((a, b) => b - a)
  return (
    <Stack>
      {years.length > 1 && (
        <Segmented
          label={texts.year}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
          options={years.slice(0, most).map((each) => ({
            value: String(each),
            label: each === thisYear() ? texts.unfinished({ year: String(each) }) : String(each),
          }))}
        />
      )}
      {data ? <Record record={data.record} /> : <MissingAnswer of={{ error, refetch }} />}
      {children}
    </Stack>
  )
}

function sumOf(rows: readonly HandedOver[], of: (row: HandedOver) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0)
}

function Record({ record }: { record: YearRecord }): ReactElement {
  const texts = useManureTexts('records')
  const { rows } = record
  if (rows.length === 0) {
    return (
      <EmptyState icon={iconDoc} title={texts.none}>
        <p>{texts.nonetext}</p>
      </EmptyState>
    )
  }
  const byTable = sumOf(rows, ({ isTable, kg }) => (isTable ? kg : 0))
  const byEstimate = sumOf(rows, ({ isEstimate, kg }) => (isEstimate ? kg : 0))
  return (
    <Stack>
      <Card heading={texts.consignments({ count: rows.length })}>
        <Stack>
          <DescriptionList
            across
            items={[
              [texts.handedover, kilograms(sumOf(rows, ({ kg }) => kg))],
              [texts.nitrogen, nutrient(sumOf(rows, ({ n }) => n))],
              [texts.phosphorus, nutrient(sumOf(rows, ({ p }) => p))],
              [texts.potassium, nutrient(sumOf(rows, ({ k }) => k))],
            ]}
          />
          <p>
            {[
              ...(byTable > 0 ? [texts.bytable({ amount: kilograms(byTable) })] : []),
              byEstimate > 0 ? texts.byestimate({ amount: kilograms(byEstimate) }) : texts.noestimates,
            ].join(' ')}
          </p>
          <Files record={record} />
        </Stack>
      </Card>
      {record.types.length > 1 && <TypeSums types={record.types} />}
      <Card heading={texts.pickups}>
        <LinkList>
          {rows.toReversed().map((row) => (
            <Pickup key={row.consignment} row={row} hasTypes={record.types.length > 1} />
          ))}
        </LinkList>
      </Card>
    </Stack>
  )
}

function Files({ record: { account, year } }: { record: YearRecord }): ReactElement {
  const texts = useManureTexts('records')
  const { language } = useLanguage()
  const { send, isSending, failure } = useKeepFile(giveYear)
  const pdf = { account, year, format: 'pdf', language } as const
  const csv = { account, year, format: 'csv' } as const
  return (
    <>
      <ButtonRow>
        <Button icon={iconDownload} busy={isSending(pdf)} onClick={() => void send(pdf)}>
          {texts.pdf}
        </Button>
        <Button variant="secondary" busy={isSending(csv)} onClick={() => void send(csv)}>
          {texts.csv}
        </Button>
      </ButtonRow>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </>
  )
}

/** `hasTypes`: the year has several types. */
function Pickup({ row, hasTypes }: { row: HandedOver; hasTypes: boolean }): ReactElement {
  const texts = useManureTexts('records')
  const { day } = useDateFormat()
  const name = useName()
  const amounts = [`N ${nutrient(row.n)}`, `P ${nutrient(row.p)}`, `K ${nutrient(row.k)}`]
  // A tenth is as much as a load is measured to.
  const volume = row.m3 === null ? [] : [cubicMetres(Math.round(row.m3 / 100) * 100)]
  const marks = [...(row.isTable ? [texts.table] : []), ...(row.isEstimate ? [texts.estimate] : [])]
  return (
    <LinkListItem
      href={`#/manuredelivery/consignments/${row.consignment}`}
      icon={iconDoc}
      title={`${day(row.day)} ${row.store}, ${kilograms(row.kg)}`}
      text={
        <>
          {[row.number, ...(hasTypes ? [name(row.type)] : []), ...volume, row.plant].join(', ')}
          <br />
          {[...amounts, ...marks].join(', ')}
        </>
      }
    />
  )
}
