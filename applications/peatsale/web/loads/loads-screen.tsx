/** Loads that the person sees, found, sorted and by pages, with the view in the address. */
import { addWeeks, dayOf, orderedView, weekOf } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Chip,
  Cluster,
  FindBox,
  iconTruck,
  navigate,
  Select,
  useAddress,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { LoadView, loadSorts, searchLoads } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load.ts'
import { loadStates } from '../../contract/states/load-vocabulary.ts'
import { DriverGone, useDriverName } from '../parts/driver-name.tsx'
import { FoundTable } from '../parts/found-table.tsx'
import { useMoments } from '../parts/moments.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { RolePage } from '../parts/role-page.tsx'
import { LoadChip } from '../parts/state-chip.tsx'
import { Unbroken } from '../parts/unbroken.tsx'
import type { Whose } from '../parts/whose.ts'
import { useWhose } from '../parts/whose.ts'
import { usePeatTexts } from '../texts/texts.ts'

const plain = {
  find: '',
  state: 'all',
  week: '',
  day: '',
  seller: '',
  swamp: '',
  carrier: '',
  vehicle: '',
  order: '',
  sort: 'slot',
  direction: 'desc',
} as const
const { viewOf, addressOf, isFiltered } = viewInAddress(orderedView(LoadView, loadSorts), plain, '/peatsale/loads')
type View = ReturnType<typeof viewOf>

export function LoadsScreen(): ReactElement {
  const texts = usePeatTexts('work')
  const states = usePeatTexts('states')
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  const choices = [
    { value: 'all', label: texts.anystate },
    { value: 'unassigned', label: texts.unassigned },
    { value: 'toVerify', label: texts.toverify },
    { value: 'flagged', label: texts.exceptions },
    ...loadStates.map((state) => ({ value: state, label: states[`load_${state}`] })),
  ]
  return (
    <RolePage heading={texts.loads} at="/loads">
      <Cluster align="end">
        <FindBox
          label={texts.findload}
          maxLength={100}
          find={view.find}
          onFind={(find) => navigate(addressOf({ ...view, find }), { replace: true })}
        />
        <Select
          label={texts.state}
          value={view.state}
          onChange={({ currentTarget }) =>
            navigate(addressOf({ ...view, state: currentTarget.value as View['state'] }))
          }
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <WeekChoice week={view.week} onChange={(week) => navigate(addressOf({ ...view, week }))} />
      </Cluster>
      <Loads view={view} />
    </RolePage>
  )
}

/** From a month ago to two months ahead: what is planned and what has been driven lately. */
function WeekChoice({ week, onChange }: { week: View['week']; onChange: (week: View['week']) => void }): ReactElement {
  const texts = usePeatTexts('work')
  const moments = useMoments()
  const thisWeek = weekOf(dayOf(new Date()))
  const near = Array.from({ length: 13 }, (_, place) => addWeeks(thisWeek, place - 4))
  const weeks = week === '' || near.includes(week) ? near : [week, ...near]
  return (
    <Select
      label={texts.week}
      value={week}
      onChange={({ currentTarget }) => onChange(weeks.find((each) => each === currentTarget.value) ?? '')}
    >
      <option value="">{texts.anyweek}</option>
      {weeks.map((each) => (
        <option key={each} value={each}>
          {moments.weekWithDays(each)}
        </option>
      ))}
    </Select>
  )
}

function Loads({ view }: { view: View }): ReactElement {
  const texts = usePeatTexts('work')
  const whose = useWhose()
  const list = usePages(searchLoads, { ...view, limit: 100 }, rowsOf)
  const empty = {
    icon: iconTruck,
    title: texts.noloads,
    text: texts.noloadstext,
    all: '#/peatsale/loads',
    isFiltered: isFiltered(view),
  }
  const order = {
    columns: [
      { sort: 'slot', label: texts.day },
      { sort: 'number', label: texts.number },
    ],
    order: view,
    onSort: (next: Pick<View, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  return (
    <FoundTable
      list={list}
      caption={texts.loads}
      empty={empty}
      order={order}
      headings={[whose.label, texts.product, texts.swamp, texts.vehicle, texts.state]}
      row={(row, at) => <Row row={row} whose={whose} {...at} />}
    />
  )
}

type RowProps = DrawnAt & { row: LoadRow; whose: Whose }

function Row({ row, whose, index, measure }: RowProps): ReactElement {
  const texts = usePeatTexts('work')
  const states = usePeatTexts('states')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useMoments()
  const driverName = useDriverName()
  const { carrier, flags, problems, product, site, swamp, unit, vehicle } = row
  const who = [vehicle?.plate, driverName(row) || carrier?.name].filter(Boolean).join(', ')
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td data-label={texts.day}>{when(row)}</td>
      <th scope="row" data-cell="title">
        <a href={`#/peatsale/loads/${row.id}`}>
          <Unbroken>{row.number}</Unbroken>
        </a>
      </th>
      <td data-label={whose.label}>{whose.of(row.customer, site)}</td>
      <td data-label={texts.product}>
        {`${quantity(row.delivered ?? row.loaded ?? row.planned, unit)} ${name(product)}`}
      </td>
      <td data-label={texts.swamp}>{swamp?.name ?? ''}</td>
      <td data-label={texts.vehicle}>{who}</td>
      <td>
        <Cluster>
          <LoadChip state={row.state} />
          {flags.map((flag) => (
            <Chip key={flag} tone="err">
              {states[`flag_${flag}`]}
            </Chip>
          ))}
          {problems > 0 && <Chip tone="warn">{texts.exceptions}</Chip>}
          <DriverGone load={row} />
        </Cluster>
      </td>
    </tr>
  )
}

function rowsOf({ rows }: { readonly rows: readonly LoadRow[] }): readonly LoadRow[] {
  return rows
}
