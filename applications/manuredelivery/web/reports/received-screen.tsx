/** What plants have received in a period, what was refused, and how full the plants were (7.7). */
import type { IsoWeek, Quantity } from '@workspace/portal/contract'
import {
  Card,
  DataTable,
  EmptyState,
  formatNumber,
  formatQuantity,
  iconDoc,
  MissingAnswer,
  Split,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Received } from '../../contract/reports/calls.ts'
import { readReceived, receivedBy } from '../../contract/reports/calls.ts'
import { refusalNames, speciesNames } from '../../contract/states/names.ts'
import { tonnes } from '../lists/amounts.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CsvButton } from './csv-button.tsx'
import { GroupedReport } from './grouped-report.tsx'

type By = (typeof receivedBy)[number]

export function ReceivedScreen(): ReactElement {
  const texts = useManureTexts('reports')
  return (
    <GroupedReport part="received" groups={receivedBy} first="type" word={(by) => texts[`by_${by}`]}>
      {(asked) => <Report asked={asked} />}
    </GroupedReport>
  )
}

type Asked = Parameters<typeof useAnswer<typeof readReceived>>[1] & { by: By }

function Report({ asked }: { asked: Asked }): ReactElement {
  const texts = useManureTexts('reports')
  const { data, error, refetch } = useAnswer(readReceived, asked)
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const { received } = data
  return (
    <Stack>
      {received.rows.length === 0 ? (
        <EmptyState icon={iconDoc} title={texts.nothing}>
          <p>{texts.nothingtext}</p>
        </EmptyState>
      ) : (
        <Card heading={texts.received} flush action={<ReceivedFile received={received} asked={asked} />}>
          <Rows received={received} by={asked.by} />
        </Card>
      )}
      <Split kind="even">
        <Fill fill={received.fill} />
        <Refused received={received} />
      </Split>
    </Stack>
  )
}

function ReceivedFile({ received, asked }: { received: Received; asked: Asked }): ReactElement {
  const texts = useManureTexts('reports')
  const { by, from, to } = asked
  const word = useRowWord(by)
  return (
    <CsvButton
      name={`vastaanotettu-${from}-${to}`}
      headings={[texts[`by_${by}`], texts.consignments, 'kg', 'm³', `${texts.estimates}, kg`]}
      rows={received.rows.map((row) => [word(row), row.consignments, row.kg, row.m3 / 1000, row.estimateKg])}
    />
  )
}

function Rows({ received, by }: { received: Received; by: By }): ReactElement {
  const texts = useManureTexts('reports')
  const word = useRowWord(by)
  const numbers = [texts.consignments, texts.tonnes, texts.volume, texts.estimates]
  return (
    <DataTable caption={texts.received}>
      <TableHead headings={[texts[`by_${by}`], ...numbers]} numbers={numbers} />
      <tbody>
        {received.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" data-cell="title">
              {word(row)}
            </th>
            <Amounts of={row} />
          </tr>
        ))}
        <tr>
          <th scope="row" data-cell="title">
            {texts.total}
          </th>
          <Amounts of={received.total} />
        </tr>
      </tbody>
    </DataTable>
  )
}

function useRowWord(by: By): (row: Received['rows'][number]) => string {
  const { weekWithDays } = useDateFormat()
  const name = useName()
  return ({ key, name: names }) => {
    if (by === 'week') return weekWithDays(key as IsoWeek)
    if (by === 'species') return name(speciesNames[key as keyof typeof speciesNames])
    return names === null ? key : name(names)
  }
}

function Amounts({ of }: { of: Received['total'] }): ReactElement {
  const texts = useManureTexts('reports')
  return (
    <>
      <td data-label={texts.consignments} data-cell="number">
        {formatNumber(of.consignments)}
      </td>
      <td data-label={texts.tonnes} data-cell="number">
        {tonnes(of.kg)}
      </td>
      <td data-label={texts.volume} data-cell="number">
        {formatQuantity((Math.round(of.m3 / 100) * 100) as Quantity)}
      </td>
      <td data-label={texts.estimates} data-cell="number">
        {of.kg === 0 ? '–' : `${formatNumber(Math.round((of.estimateKg * 100) / of.kg))} %`}
      </td>
    </>
  )
}

function Fill({ fill }: { fill: Received['fill'] }): ReactElement {
  const texts = useManureTexts('reports')
  const numbers = [texts.tonnes, texts.capacity, texts.share]
  return (
    <Card heading={texts.fill} flush>
      <DataTable caption={texts.fill}>
        <TableHead headings={[texts.plant, ...numbers]} numbers={numbers} />
        <tbody>
          {fill.map(({ plant, kg, capacityKg }) => (
            <tr key={plant}>
              <th scope="row" data-cell="title">
                {plant}
              </th>
              <td data-label={texts.tonnes} data-cell="number">
                {tonnes(kg)}
              </td>
              <td data-label={texts.capacity} data-cell="number">
                {tonnes(capacityKg)}
              </td>
              <td data-label={texts.share} data-cell="number">
                {capacityKg === 0 ? '–' : `${formatNumber(Math.round((kg * 100) / capacityKg))} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  )
}

function Refused({ received: { refused, failed } }: { received: Received }): ReactElement {
  const texts = useManureTexts('reports')
  const name = useName()
  const rows = [
    ...refused.map(({ kind, consignments }) => {
      const names = Object.hasOwn(refusalNames, kind) ? refusalNames[kind as keyof typeof refusalNames] : undefined
      return { key: kind, what: names === undefined ? kind : name(names), consignments }
    }),
    ...(failed === 0 ? [] : [{ key: 'failed', what: texts.failed, consignments: failed }]),
  ]
  return (
    <Card heading={texts.refused} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p>{texts.norefused}</p>
      ) : (
        <DataTable caption={texts.refused}>
          <TableHead headings={[texts.result, texts.consignments]} numbers={[texts.consignments]} />
          <tbody>
            {rows.map(({ key, what, consignments }) => (
              <tr key={key}>
                <th scope="row" data-cell="title">
                  {what}
                </th>
                <td data-label={texts.consignments} data-cell="number">
                  {formatNumber(consignments)}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Card>
  )
}
