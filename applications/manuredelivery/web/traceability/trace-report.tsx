/** What a trace found: consignments, farms that were reached, and each truck's visits in order. */
import { PrintButton, ScreenOnly } from '@workspace/logistics/web/print'
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  Chip,
  Cluster,
  DataTable,
  EmptyState,
  FailureNotice,
  iconDownload,
  iconInfo,
  MissingAnswer,
  NoWrap,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
  useKeepFile,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { exportTrace, trace } from '../../contract/traceability/calls.ts'
import type { TraceLine } from '../../contract/traceability/trace.ts'
import { tonnes } from '../lists/amounts.ts'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { Question } from './trace-address.ts'
import { TruckVisits } from './truck-visits.tsx'

export function TraceReport({ question }: { question: Question }): ReactElement {
  const texts = useManureTexts('trace')
  const [cursor, setCursor] = useState('')
  const { data, error, refetch } = useAnswer(trace, { ...question, cursor })
  const { send, isBusy, failure } = useKeepFile(exportTrace)
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const { lines, farms } = data
  if (lines.length === 0) {
    return (
      <EmptyState icon={iconInfo} title={texts.nothing}>
        <p>{texts.nothingtext}</p>
      </EmptyState>
    )
  }
  const vehicles = Map.groupBy(lines, ({ vehicle }) => vehicle.id)
  const consignments = tracedConsignments(lines)
  const counts = {
    ...{ consignments: consignments.length, vehicles: vehicles.size, farms: farms.length },
    washes: lines.filter(({ kind }) => kind === 'wash').length,
  }
  const isPart = cursor !== '' || data.cursor !== ''
  return (
    <Stack>
      <Cluster align="between">
        <p role="status">
          <strong>{texts.result(counts)}</strong>
        </p>
        <ScreenOnly>
          <ButtonRow>
            <Button variant="secondary" icon={iconDownload} busy={isBusy} onClick={() => void send(question)}>
              {texts.csv}
            </Button>
            <PrintButton label={texts.print} />
          </ButtonRow>
        </ScreenOnly>
      </Cluster>
      {failure !== undefined && <FailureNotice answer={failure} />}
      {isPart && <p>{texts.page}</p>}
      <Card heading={texts.consignments} flush>
        <Consignments lines={consignments} />
      </Card>
      <Card heading={texts.farms} flush={farms.length > 0 || undefined}>
        <Farms lines={lines} farms={farms} />
      </Card>
      <h2>{texts.visits}</h2>
      {[...vehicles].map(([id, its]) => (
        <TruckVisits key={id} lines={its} />
      ))}
      {isPart && (
        <ButtonRow>
          {data.cursor !== '' && <Button onClick={() => setCursor(data.cursor)}>{texts.nextpage}</Button>}
          {cursor !== '' && (
            <Button variant="secondary" onClick={() => setCursor('')}>
              {texts.firstpage}
            </Button>
          )}
        </ButtonRow>
      )}
    </Stack>
  )
}

type Visited = TraceLine & { visit: NonNullable<TraceLine['visit']> }

/** The first visit of each consignment that is where was asked. */
function tracedConsignments(lines: readonly TraceLine[]): readonly Visited[] {
  const origins = lines.filter((line): line is Visited => line.part === 'origin' && line.visit !== null)
  const first = new Map<string, Visited>()
  for (const line of origins) if (!first.has(line.visit.consignment)) first.set(line.visit.consignment, line)
  return [...first.values()].toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1))
}

function Consignments({ lines }: { lines: readonly Visited[] }): ReactElement {
  const texts = useManureTexts('trace')
  const { moment } = useDateFormat()
  return (
    <DataTable caption={texts.consignments}>
      <TableHead
        headings={[
          ...[texts.consignment, texts.collected, texts.mass, texts.type, texts.truck, texts.farm, texts.place],
          texts.consignmentstate,
        ]}
        numbers={[texts.mass]}
      />
      <tbody>
        {lines.map(({ at, vehicle, visit }) => (
          <tr key={visit.consignment}>
            <th scope="row" data-cell="title">
              <a href={`#/manuredelivery/consignments/${visit.consignment}`}>
                <NoWrap>{visit.number}</NoWrap>
              </a>
            </th>
            <td data-label={texts.collected}>{at === null ? '' : moment(at)}</td>
            <td data-label={texts.mass} data-cell="number">
              {tonnes(visit.kg)}
            </td>
            <td data-label={texts.type}>{visit.type}</td>
            <td data-label={texts.truck}>
              <NoWrap>{vehicle.plate}</NoWrap>
            </td>
            <td data-label={texts.farm}>
              <a href={`#/manuredelivery/office/farms/${visit.farm.id}`}>{visit.farm.name}</a>
            </td>
            <td data-label={texts.place}>{[visit.place, visit.municipality].filter(Boolean).join(', ')}</td>
            <td data-label={texts.consignmentstate}>
              <ConsignmentChip of={{ state: visit.state, arrived: false }} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

type FarmsProps = { lines: readonly TraceLine[]; farms: AnswerOf<typeof trace>['farms'] }

function Farms({ lines, farms }: FarmsProps): ReactElement {
  const texts = useManureTexts('trace')
  const { moment } = useDateFormat()
  if (farms.length === 0) return <p>{texts.nofarms}</p>
  const visits = lines.filter((line) => line.part === 'after' && line.kind === 'farm')
  return (
    <DataTable caption={texts.farms}>
      <TableHead headings={[texts.farm, texts.visit, texts.washing]} />
      <tbody>
        {farms.map(({ id, name, isUnwashed }) => (
          <tr key={id}>
            <th scope="row" data-cell="title">
              <a href={`#/manuredelivery/office/farms/${id}`}>{name}</a>
            </th>
            <td data-label={texts.visit}>
              {visits
                .filter(({ visit }) => visit?.farm.id === id)
                .map(({ vehicle, at }) => `${vehicle.plate} ${at === null ? '' : moment(at)}`)
                .join('; ')}
            </td>
            <td data-label={texts.washing}>
              <Chip tone={isUnwashed ? 'err' : 'ok'}>{isUnwashed ? texts.unwashed : texts.washed}</Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
