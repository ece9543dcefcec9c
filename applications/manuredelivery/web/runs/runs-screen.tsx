/** The office's runs of a week: each truck with its farms in order; made, changed and taken apart before they begin. */
import { looksAgain } from '@workspace/logistics/web/field'
import { addWeeks, dayOf, IsoWeek, weekOf } from '@workspace/portal/contract'
import {
  addressWith,
  Button,
  Chip,
  Cluster,
  DataTable,
  Dialog,
  EmptyState,
  formatWeek,
  iconTruck,
  ListChoice,
  MissingAnswer,
  Notice,
  NoWrap,
  navigate,
  Stack,
  TableHead,
  useAddress,
  useAnswer,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { tonnes } from '../lists/amounts.ts'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { RunForm } from './run-form.tsx'
import type { RunGroup } from './run-groups.ts'
import { runGroups } from './run-groups.ts'
import css from './runs.module.css'

const address = '/manuredelivery/office/runs'
const asked = { view: 'runs', sort: 'slot', direction: 'asc', limit: 200 } as const

export function RunsScreen(): ReactElement {
  const texts = useManureTexts('carrier')
  const office = useManureTexts('office')
  const { language } = useLanguage()
  const { query } = useAddress()
  const named = IsoWeek.safeParse(query.get('week') ?? '')
  const thisWeek = weekOf(dayOf(new Date()))
  const week = named.success ? named.data : thisWeek
  const weeks = [...new Set([...Array.from({ length: 10 }, (_, at) => addWeeks(thisWeek, 5 - at)), week])]
  const { data, error, refetch } = useAnswer(searchConsignments, { ...asked, week }, looksAgain)
  return (
    <PickupsPage part="runs" heading={texts.runs}>
      <Stack>
        <Cluster>
          <ListChoice
            label={office.week}
            value={week as string}
            options={weeks.map((each) => ({ value: each as string, label: formatWeek(each, language) }))}
            onChoose={(chosen) => navigate(addressWith(address, { week: chosen }))}
          />
        </Cluster>
        {data ? <Found groups={runGroups(data.rows)} /> : <MissingAnswer of={{ error, refetch }} />}
        {data && data.cursor !== '' && <Notice tone="info" title={texts.manyofweek} />}
      </Stack>
    </PickupsPage>
  )
}

function Found({ groups }: { groups: readonly RunGroup[] }): ReactElement {
  const texts = useManureTexts('carrier')
  const [opened, setOpened] = useState<RunGroup>()
  if (groups.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.noruns}>
        <p>{texts.norunstext}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <Runs groups={groups} onOpen={setOpened} />
      {opened && (
        <Dialog
          heading={opened.run === null ? texts.makerun : texts.changerun}
          actions={null}
          onClose={() => setOpened(undefined)}
        >
          <RunForm of={opened} onClose={() => setOpened(undefined)} />
        </Dialog>
      )}
    </>
  )
}

type RunsProps = { groups: readonly RunGroup[]; onOpen: (group: RunGroup) => void }

function Runs({ groups, onOpen }: RunsProps): ReactElement {
  const texts = useManureTexts('carrier')
  const headings = [texts.runday, texts.truck, texts.runstops, texts.runplant, texts.runcarrier, texts.runtonnes]
  return (
    <DataTable caption={texts.runs}>
      <TableHead headings={headings} numbers={[texts.runtonnes]} acts={texts.act} />
      <tbody>
        {groups.map((group) => (
          <Row key={group.key} group={group} onOpen={onOpen} />
        ))}
      </tbody>
    </DataTable>
  )
}

function Row({ group, onOpen }: { group: RunGroup; onOpen: (group: RunGroup) => void }): ReactElement {
  const texts = useManureTexts('carrier')
  const { weekday } = useDateFormat()
  const { day, vehicle, run, stops, loose, mayChange } = group
  const rows = run === null ? loose : stops
  const farms = { farms: rows.map(({ farm }) => farm).join(', ') }
  return (
    <tr>
      <th scope="row" data-cell="title">
        <NoWrap>{weekday(day)}</NoWrap>
      </th>
      <td data-label={texts.truck}>
        <NoWrap>{vehicle.plate}</NoWrap>
      </td>
      <td data-label={texts.runstops}>
        {run === null && <Chip tone="rest">{texts.noneyet}</Chip>}
        <ol className={css.order}>
          {rows.map((row) => (
            <li key={row.id}>
              <Stop row={row} />
            </li>
          ))}
        </ol>
      </td>
      <td data-label={texts.runplant}>{rows[0]?.plant.name}</td>
      <td data-label={texts.runcarrier}>
        {[rows[0]?.carrier?.name, rows[0]?.driver?.name].filter(Boolean).join(', ')}
      </td>
      <td data-label={texts.runtonnes} data-cell="number">
        {tonnes(rows.reduce((sum, { netKg, estimateKg, plannedKg }) => sum + (netKg ?? estimateKg ?? plannedKg), 0))}
      </td>
      <td data-cell="acts">
        {mayChange ? (
          <Button
            size="s"
            variant="secondary"
            aria-label={run === null ? texts.makerunof(farms) : texts.changerunof(farms)}
            onClick={() => onOpen(group)}
          >
            {run === null ? texts.makerun : texts.changerun}
          </Button>
        ) : (
          texts.runbegun
        )}
      </td>
    </tr>
  )
}

function Stop({ row }: { row: ConsignmentRow }): ReactElement {
  const { language } = useLanguage()
  const { number, id, farm, netKg, estimateKg, plannedKg, type } = row
  return (
    <>
      <a href={`#/manuredelivery/consignments/${id}`}>
        <NoWrap>{number}</NoWrap>
      </a>
      {` ${farm}, ${tonnes(netKg ?? estimateKg ?? plannedKg)} ${type[language].toLowerCase()} `}
      {row.state !== 'assigned' && <ConsignmentChip of={row} />}
    </>
  )
}
