/** Loads that the person sees, found, sorted and by pages, with the view in the address. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import type { IsoWeek } from '@workspace/portal/contract'
import { addWeeks, dayOf, orderedView, weekOf } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Button,
  Chip,
  FindBox,
  iconTruck,
  ListChoice,
  Marks,
  NoWrap,
  Suspended,
  useDateFormat,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { LoadView, loadSorts, searchLoads } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { workingRoles } from '../../contract/rights/roles.ts'
import { loadStates } from '../../contract/states/load-states.ts'
import { DriverGone, useDriverName } from '../carrier/driver-name.tsx'
import type { Counterparty } from '../lists/counterparty.ts'
import { useCounterparty } from '../lists/counterparty.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { LoadChip } from '../lists/state-chip.tsx'
import { ManyBar } from '../many/many-bar.tsx'
import { Tick } from '../many/tick.tsx'
import type { Ticks } from '../many/ticks.ts'
import { isTickable, useTicks } from '../many/ticks.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { RolePage } from '../shell/role-page.tsx'
import { useViewerRole } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadSections } from './load-sections.tsx'
import { useLoadStateWord } from './load-state-words.ts'
import { useManyActs } from './use-many-acts.ts'

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
const loadList = viewInAddress(orderedView(LoadView, loadSorts), plain, '/peatsale/loads')

/** What a link has narrowed the list to, and no choice above it shows. */
const unseen = ['day', 'seller', 'swamp', 'carrier', 'vehicle', 'order'] as const

const none: readonly LoadRow[] = []

export const LoadsScreen = onlyFor(workingRoles, FoundLoads)

function FoundLoads(): ReactElement {
  const texts = usePeatTexts('work')
  const whose = useCounterparty()
  const loads = useListView(loadList)
  const list = usePages(searchLoads, { ...loads.view, limit: 100 })
  const isOffice = useViewerRole() === 'office'
  const choices = useChoices(loads.view.state)
  const rows = list.at === 'listed' ? list.pages.rows : none
  const ticks = useTicks(rows)
  const acts = useManyActs()
  const isTicked = isOffice && rows.some(isTickable)
  return (
    <RolePage heading={texts.loads} at="/loads">
      {isOffice && (
        <Suspended fallback={null}>
          <LoadSections at="/loads" />
        </Suspended>
      )}
      <FindRow>
        <FindBox label={texts.findload} {...loads.find} />
        <ListChoice
          label={texts.state}
          value={loads.view.state}
          options={choices}
          onChoose={(state) => loads.show({ state })}
        />
        <WeekChoice week={loads.view.week} onChoose={(week) => loads.show({ week })} />
        {unseen.some((filter) => loads.view[filter] !== '') && (
          <Button
            variant="secondary"
            size="s"
            onClick={() => loads.show(Object.fromEntries(unseen.map((filter) => [filter, ''])))}
          >
            {texts.unfilter}
          </Button>
        )}
      </FindRow>
      {isOffice && (
        <Suspended fallback={null}>
          <ManyBar rows={rows} ticks={ticks} acts={acts} />
        </Suspended>
      )}
      <FoundTable
        list={list}
        view={loads}
        caption={texts.loads}
        empty={{ icon: iconTruck, title: texts.noloads, text: texts.noloadstext }}
        sorted={[
          { sort: 'slot', label: texts.day },
          { sort: 'number', label: texts.number },
        ]}
        headings={[whose.label, texts.product, texts.swamp, ...(whose.isBuyer ? [] : [texts.vehicle]), texts.state]}
        row={(row, at) => <Row row={row} whose={whose} ticks={isTicked ? ticks : undefined} {...at} />}
      />
    </RolePage>
  )
}

/** What is the office's work nobody else looks for, unless a link has led there. */
function useChoices(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  const texts = usePeatTexts('work')
  const stateWord = useLoadStateWord()
  const isOffice = useViewerRole() === 'office'
  const work = [
    { value: 'unassigned', label: texts.unassigned },
    { value: 'late', label: texts.late },
    { value: 'toVerify', label: texts.toverify },
    { value: 'flagged', label: texts.exceptions },
  ] as const
  return [
    { value: 'all', label: texts.anystate },
    ...work.filter(({ value }) => isOffice || value === chosen),
    ...loadStates.map((state) => ({ value: state, label: stateWord(state) })),
  ]
}

type WeekChoiceProps = { week: IsoWeek | ''; onChoose: (week: string) => void }

/** From a month ago to two months ahead: what is planned and what has been driven lately. */
function WeekChoice({ week, onChoose }: WeekChoiceProps): ReactElement {
  const texts = usePeatTexts('work')
  const moments = useDateFormat()
  const thisWeek = weekOf(dayOf(new Date()))
  const near = Array.from({ length: 13 }, (_, place) => addWeeks(thisWeek, place - 4))
  const weeks = week === '' || near.includes(week) ? near : [week, ...near]
  const options = [
    { value: '', label: texts.anyweek },
    ...weeks.map((each) => ({ value: each, label: moments.weekWithDays(each) })),
  ]
  return <ListChoice label={texts.week} value={week} options={options} onChoose={onChoose} />
}

type RowProps = DrawnAt & { row: LoadRow; whose: Counterparty; ticks: Ticks | undefined }

function Row({ row, whose, ticks, index, measure }: RowProps): ReactElement {
  const texts = usePeatTexts('work')
  const states = usePeatTexts('states')
  const quantity = useQuantity()
  const name = useName()
  const { short, day } = useDateFormat()
  const driverName = useDriverName()
  const { carrier, flags, problems, product, site, swamp, unit, vehicle } = row
  const number = (
    <a href={`#/peatsale/loads/${row.id}`}>
      <NoWrap>{row.number}</NoWrap>
    </a>
  )
  const who = [vehicle?.plate, driverName(row) || carrier?.name].filter(Boolean).join(', ')
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td data-label={texts.day}>
        <NoWrap>{row.deliveryDay === null ? short(row) : day(row.deliveryDay)}</NoWrap>
      </td>
      <th scope="row" data-cell="title">
        {ticks ? (
          <Tick load={row} ticks={ticks}>
            {number}
          </Tick>
        ) : (
          number
        )}
      </th>
      <td data-label={whose.label}>{whose.of(row.customer, site)}</td>
      <td data-label={texts.product}>
        {`${quantity(row.delivered ?? row.loaded ?? row.planned, unit)} ${name(product)}`}
      </td>
      <td data-label={texts.swamp}>{swamp?.name ?? ''}</td>
      {!whose.isBuyer && <td data-label={texts.vehicle}>{who}</td>}
      <td>
        <Marks wrap>
          <LoadChip state={row.state} arrived={row.arrived} />
          {flags.map((flag) => (
            <Chip key={flag} tone="err">
              {states[`flag_${flag}`]}
            </Chip>
          ))}
          {problems > 0 && <Chip tone="warn">{texts.exceptions}</Chip>}
          <DriverGone load={row} />
        </Marks>
      </td>
    </tr>
  )
}
