/** Batches of invoice rows: a new one is put together from a period's verified loads, the earlier ones are listed. */
import { PressedRows } from '@workspace/logistics/web/lists'
import type { IsoWeek } from '@workspace/portal/contract'
import { addDays, dayOf, daysOf, weekdayOf } from '@workspace/portal/contract'
import type { ListState } from '@workspace/portal/web'
import {
  Button,
  Card,
  Chip,
  Cluster,
  DataTable,
  DateField,
  FailedList,
  FirstAndLastDay,
  FormStack,
  formatMoney,
  Page,
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
import type { BatchRow } from '../../contract/invoicing/batch.ts'
import { readUnbilledWeeks, searchBatches } from '../../contract/invoicing/calls.ts'
import { readSellers } from '../../contract/sellers/calls.ts'
import { OfficeSections } from '../shell/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { Period } from './proposal.tsx'
import { ProposedBatch } from './proposal.tsx'
import { UnbilledWeeks } from './unbilled-weeks.tsx'

export function BatchesScreen(): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { data, error, refetch } = useAnswer(readSellers, {})
  const own = data?.sellers.filter((seller) => seller.own) ?? []
  const list = usePages(searchBatches, { sort: 'approved', direction: 'desc', limit: 50 })
  // What fails for the same reason is said once.
  const failsTwice = error !== null && list.at === 'failed'
  return (
    <Page heading={texts.invoicing}>
      <OfficeSections at="/office/invoicing" />
      <Stack>
        {error ? (
          <FailedList
            answer={error.reason}
            retry={() => {
              void refetch()
              if (list.at === 'failed') list.retry()
            }}
          />
        ) : (
          (data === undefined || own.length > 0) && <NewBatch sellers={own} />
        )}
        {!failsTwice && <Batches list={list} />}
      </Stack>
    </Page>
  )
}

/** The week before this one: what is usually invoiced. */
function lastWeek(): Days {
  const today = dayOf(new Date())
  const monday = addDays(today, -6 - weekdayOf(today))
  return { from: monday, to: addDays(monday, 6) }
}

type Days = Pick<Period, 'from' | 'to'>

function daysIn(week: IsoWeek): Days {
  const [from] = daysOf(week)
  return { from, to: addDays(from, 6) }
}

type Sellers = readonly { readonly id: string; readonly name: string }[]

function NewBatch({ sellers }: { sellers: Sellers }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const [chosen, setChosen] = useState<string>()
  // On their way at first: the form keeps its place meanwhile.
  const seller = chosen ?? sellers[0]?.id
  const unbilled = useAnswer(readUnbilledWeeks, { seller: seller ?? '' }, { enabled: seller !== undefined })
  const weeks = unbilled.data?.weeks ?? []
  const [entered, setDays] = useState<{ from: Period['from'] | undefined; to: Period['to'] | undefined }>()
  // The oldest week that has something to invoice.
  const days = entered ?? (weeks[0] ? daysIn(weeks[0].week) : lastWeek())
  const [asked, setAsked] = useState<Period>()
  const { from, to } = days
  function propose() {
    if (seller !== undefined && from !== undefined && to !== undefined) setAsked({ seller, from, to })
  }
  function choose(week: IsoWeek) {
    const chosenDays = daysIn(week)
    setDays(chosenDays)
    if (seller !== undefined) setAsked({ seller, ...chosenDays })
  }
  return (
    <>
      <UnbilledWeeks weeks={weeks} onChoose={choose} />
      <FormStack
        aria-label={texts.newbatch}
        // A default that comes later would write over what is being typed.
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) setDays(days)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          propose()
        }}
      >
        <Cluster align="end">
          {sellers.length > 1 && (
            <Select
              label={texts.seller}
              value={seller}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {sellers.map(({ id, name }) => (
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
          <Button type="submit" disabled={seller === undefined || from === undefined || to === undefined || to < from}>
            {texts.propose}
          </Button>
        </Cluster>
      </FormStack>
      {asked && (
        <Card heading={texts.newbatch}>
          <ProposedBatch key={JSON.stringify(asked)} period={asked} />
        </Card>
      )}
    </>
  )
}

function Batches({ list }: { list: ListState<BatchRow> }): ReactElement {
  const texts = usePeatTexts('invoicing')
  return (
    <PagedList list={list} none={texts.nobatches}>
      {(rows) => (
        <PressedRows>
          <DataTable caption={texts.batches}>
            <TableHead
              headings={[texts.number, texts.period, texts.loads, texts.net, texts.gross, texts.state]}
              numbers={[texts.loads, texts.net, texts.gross]}
            />
            <tbody>
              {rows.map((batch) => (
                <Row key={batch.id} batch={batch} />
              ))}
            </tbody>
          </DataTable>
        </PressedRows>
      )}
    </PagedList>
  )
}

const tones = { approved: 'info', exported: 'ok', withdrawn: 'rest' } as const

function Row({ batch }: { batch: BatchRow }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { day } = useDateFormat()
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#/peatsale/office/invoicing/${batch.id}`}>{batch.number}</a>
      </th>
      <td data-label={texts.period}>{`${day(batch.from)}–${day(batch.to)}`}</td>
      <td data-label={texts.loads} data-cell="number">
        {batch.loads}
      </td>
      <td data-label={texts.net} data-cell="number">
        {formatMoney(batch.net)}
      </td>
      <td data-label={texts.gross} data-cell="number">
        {formatMoney(batch.gross)}
      </td>
      <td data-label={texts.state}>
        <Chip tone={tones[batch.state]}>{texts[`state_${batch.state}`]}</Chip>
      </td>
    </tr>
  )
}
