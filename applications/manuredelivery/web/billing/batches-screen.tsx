/** Batches of settlement rows: new ones are put together from a period's confirmed consignments, earlier ones are listed. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, daysOf, weekdayOf } from '@workspace/portal/contract'
import type { ListState } from '@workspace/portal/web'
import {
  Button,
  Card,
  Chip,
  Cluster,
  DataTable,
  DateField,
  FirstAndLastDay,
  FormStack,
  PagedList,
  Select,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { ListedBatch } from '../../contract/billing/batch.ts'
import { proposeBatches, searchBatches } from '../../contract/billing/calls.ts'
import { money } from '../lists/amounts.ts'
import { OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { Period } from './proposal.tsx'
import { ProposedBatches } from './proposal.tsx'
import { UnsettledWeeks } from './unsettled-weeks.tsx'

export function BatchesScreen(): ReactElement {
  const texts = useManureTexts('billing')
  const companies = useStart().data?.companies
  const list = usePages(searchBatches, { sort: 'approved', direction: 'desc', limit: 50 })
  return (
    <OfficePage at="/office/batches" heading={texts.batches}>
      <Stack gap="l">
        {companies !== undefined && companies.length > 0 && <NewBatches companies={companies} />}
        <Card heading={texts.earlier} flush>
          <Batches list={list} />
        </Card>
      </Stack>
    </OfficePage>
  )
}

type Days = { readonly from: LocalDate | undefined; readonly to: LocalDate | undefined }

/** The week before this one: what is usually settled. */
function lastWeek(): Days {
  const today = dayOf(new Date())
  const monday = addDays(today, -6 - weekdayOf(today))
  return { from: monday, to: addDays(monday, 6) }
}

function daysIn(week: IsoWeek): Required<Days> & { from: LocalDate; to: LocalDate } {
  const [from] = daysOf(week)
  return { from, to: addDays(from, 6) }
}

type Companies = readonly { readonly id: string; readonly name: string }[]

function NewBatches({ companies }: { companies: Companies }): ReactElement {
  const texts = useManureTexts('billing')
  const [chosen, setChosen] = useState(companies[0]?.id ?? '')
  const [days, setDays] = useState<Days>(lastWeek)
  const [asked, setAsked] = useState<Period>()
  const { from, to } = days
  // Which weeks wait is part of each proposal: that of last week brings them first.
  const shown = asked?.company === chosen ? asked : undefined
  const week = { company: chosen, ...lastWeek() } as Period
  const weeks = useAnswer(proposeBatches, shown ?? week, { staleTime: 0 }).data?.proposal.weeks ?? []
  function choose(of: IsoWeek) {
    const chosenDays = daysIn(of)
    setDays(chosenDays)
    setAsked({ company: chosen, ...chosenDays })
  }
  return (
    <>
      <UnsettledWeeks weeks={weeks} onChoose={choose} />
      <FormStack
        aria-label={texts.newbatch}
        onSubmit={(event) => {
          event.preventDefault()
          if (from !== undefined && to !== undefined) setAsked({ company: chosen, from, to })
        }}
      >
        <Cluster align="end">
          {companies.length > 1 && (
            <Select
              label={texts.company}
              value={chosen}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <FirstAndLastDay>
            <DateField label={texts.from} hint="" value={from} onChange={(day) => setDays({ ...days, from: day })} />
            <DateField
              label={texts.to}
              hint=""
              value={to}
              least={from}
              onChange={(day) => setDays({ ...days, to: day })}
            />
          </FirstAndLastDay>
          <Button type="submit" disabled={from === undefined || to === undefined || to < from}>
            {texts.propose}
          </Button>
        </Cluster>
      </FormStack>
      {shown !== undefined && <ProposedBatches key={JSON.stringify(shown)} period={shown} />}
    </>
  )
}

function Batches({ list }: { list: ListState<ListedBatch> }): ReactElement {
  const texts = useManureTexts('billing')
  const numbers = [texts.consignments, texts.net, texts.vat, texts.gross]
  return (
    <PagedList list={list} none={texts.nobatches}>
      {(rows) => (
        <DataTable caption={texts.earlier}>
          <TableHead headings={[texts.number, texts.side, texts.period, ...numbers, texts.state]} numbers={numbers} />
          <tbody>
            {rows.map((batch) => (
              <Row key={batch.id} batch={batch} />
            ))}
          </tbody>
        </DataTable>
      )}
    </PagedList>
  )
}

const tones = { approved: 'info', sent: 'ok', withdrawn: 'rest' } as const

function Row({ batch }: { batch: ListedBatch }): ReactElement {
  const texts = useManureTexts('billing')
  const { day } = useDateFormat()
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#/manuredelivery/office/batches/${batch.id}`}>{batch.number}</a>
      </th>
      <td data-label={texts.side}>{texts[`side_${batch.side}`]}</td>
      <td data-label={texts.period}>{`${day(batch.from)}–${day(batch.to)}`}</td>
      <td data-label={texts.consignments} data-cell="number">
        {batch.consignments}
      </td>
      <td data-label={texts.net} data-cell="number">
        {money(batch.net)}
      </td>
      <td data-label={texts.vat} data-cell="number">
        {money(batch.vat)}
      </td>
      <td data-label={texts.gross} data-cell="number">
        {money(batch.gross)}
      </td>
      <td data-label={texts.state}>
        <Chip tone={tones[batch.state]}>{texts[`state_${batch.state}`]}</Chip>
      </td>
    </tr>
  )
}
