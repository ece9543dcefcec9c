/** A week of the carrier: trucks by days with cubic metres and trips; loads without a day stand first. On a phone day by day. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, daysOf, Quantity, weekOf } from '@workspace/portal/contract'
import { Button, Card, Chip, EmptyState, iconTruck, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { useQuantity } from '../lists/quantities.ts'
import { LoadChip } from '../lists/state-chip.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CallLinks } from './call-links.tsx'
import css from './carrier.module.css'
import { CrewLoads } from './crew-loads.tsx'
import { DayDialog } from './day-dialog.tsx'

type Truck = { readonly id: string; readonly plate: string }

export type WeekOfTrucksProps = { week: IsoWeek; loads: readonly LoadRow[]; vehicles: readonly Truck[] }

const daysOfWeek = 7

export function WeekOfTrucks({ week, loads, vehicles }: WeekOfTrucksProps): ReactElement {
  const texts = usePeatTexts('carrier')
  const [dated, setDated] = useState<LoadRow>()
  const [monday] = daysOf(week)
  const all = Array.from({ length: daysOfWeek }, (_, at) => addDays(monday, at))
  // A Saturday or a Sunday shows where something is driven on it.
  const days = all.filter((day, at) => at < 5 || loads.some((load) => load.day === day))
  if (loads.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.noloads}>
        <p>{texts.noloadstext}</p>
      </EmptyState>
    )
  }
  const trucks = trucksOf(loads, vehicles)
  return (
    <>
      <DayList days={days} loads={loads} onDate={setDated} />
      <div className={css.grid}>
        <Grid days={days} loads={loads} trucks={trucks} onDate={setDated} />
      </div>
      {dated && <DayDialog load={dated} week={week} onClose={() => setDated(undefined)} />}
    </>
  )
}

/** Those of the carrier, and those of another one's that still stand on a load; last the loads without one. */
function trucksOf(loads: readonly LoadRow[], vehicles: readonly Truck[]): readonly (Truck | undefined)[] {
  const known = new Map(vehicles.map(({ id, plate }) => [id, { id, plate }]))
  for (const { vehicle } of loads) if (vehicle !== null) known.set(vehicle.id, vehicle)
  const sorted = [...known.values()].toSorted((a, b) => a.plate.localeCompare(b.plate))
  return loads.some(({ vehicle }) => vehicle === null) ? [...sorted, undefined] : sorted
}

type PartProps = { days: readonly LocalDate[]; loads: readonly LoadRow[]; onDate: (load: LoadRow) => void }

function Grid({ days, loads, trucks, onDate }: PartProps & { trucks: readonly (Truck | undefined)[] }): ReactElement {
  const texts = usePeatTexts('carrier')
  const { weekday } = useDateFormat()
  const today = dayOf(new Date())
  const dateless = days.some((day) => weekOf(day) === weekOf(today)) ? texts.thisweek : texts.noday
  const columns: readonly (LocalDate | null)[] = [null, ...days]
  const of = (truck: Truck | undefined) => loads.filter(({ vehicle }) => vehicle?.id === truck?.id)
  return (
    <table className={css.week}>
      <caption className="visually-hidden">{texts.weektable}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.truck}</th>
          {columns.map((day) => (
            <th key={day} scope="col" data-today={day === today || undefined}>
              {day === null ? dateless : weekday(day)}
              <Sum loads={loads.filter((load) => load.day === day)} />
            </th>
          ))}
          <th scope="col">
            {texts.together}
            <Sum loads={loads} />
          </th>
        </tr>
      </thead>
      <tbody>
        {trucks.map((truck) => (
          <tr key={truck?.id ?? ''}>
            <th scope="row">{truck?.plate ?? texts.withouttruck}</th>
            {columns.map((day) => (
              <td key={day} data-today={day === today || undefined}>
                {of(truck)
                  .filter((load) => load.day === day)
                  .map((load) => (
                    <Job key={load.id} load={load} onDate={onDate} />
                  ))}
              </td>
            ))}
            <td>
              <Sum loads={of(truck)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sum({ loads }: { loads: readonly LoadRow[] }): ReactElement {
  const texts = usePeatTexts('carrier')
  const quantity = useQuantity()
  const sum = loads.reduce((all, load) => all + (load.unit === 'm3' ? amountOf(load) : 0), 0)
  const told = loads.length === 0 ? '–' : texts.sum({ m3: quantity(Quantity.parse(sum), 'm3'), trips: loads.length })
  return <span className={css.sum}>{told}</span>
}

function amountOf({ delivered, loaded, planned }: LoadRow): number {
  return delivered ?? loaded ?? planned
}

function Job({ load, onDate }: { load: LoadRow; onDate: (load: LoadRow) => void }): ReactElement {
  const texts = usePeatTexts('carrier')
  const quantity = useQuantity()
  const { clock } = useDateFormat()
  const { customer, number, site, slotFrom, state, driver } = load
  return (
    <div className={css.job}>
      <a href={`#/peatsale/loads/${load.id}`} title={number}>
        {[slotFrom && clock(slotFrom), site?.city || customer].filter(Boolean).join(' ')}
        <span className="visually-hidden"> {number}</span>
      </a>
      <span>{[quantity(Quantity.parse(amountOf(load)), load.unit), driver?.name].filter(Boolean).join(', ')}</span>
      {state === 'assigned' ? (
        driver === null && <Chip tone="warn">{texts.missingdriver}</Chip>
      ) : (
        <LoadChip state={state} arrived={load.arrived} />
      )}
      <CallLinks load={load} />
      {load.day === null && state === 'assigned' && (
        <Button size="s" variant="secondary" aria-label={texts.setdayof({ number })} onClick={() => onDate(load)}>
          {texts.setday}
        </Button>
      )}
    </div>
  )
}

function DayList({ days, loads, onDate }: PartProps): ReactElement {
  const texts = usePeatTexts('carrier')
  const { weekday } = useDateFormat()
  const dateless = loads.filter(({ day }) => day === null)
  const isNow = days.some((day) => weekOf(day) === weekOf(dayOf(new Date())))
  return (
    <div className={css.dayList}>
      {dateless.length > 0 && (
        <Card heading={`${isNow ? texts.thisweek : texts.noday} ${dateless.length}`}>
          <CrewLoads loads={dateless} onDate={onDate} />
        </Card>
      )}
      {days.map((day) => {
        const its = loads.filter((load) => load.day === day)
        return (
          its.length > 0 && (
            <Card key={day} heading={weekday(day)}>
              <Sum loads={its} />
              <CrewLoads loads={its} ofDay={day} />
            </Card>
          )
        )
      })}
    </div>
  )
}
