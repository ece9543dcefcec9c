/** The dispatcher's week: what lacks a driver or a truck, and each day's pickups by truck. */
import { looksAgain } from '@workspace/logistics/web/field'
import type { LocalDate } from '@workspace/portal/contract'
import { addWeeks, dayOf, IsoWeek, weekOf } from '@workspace/portal/contract'
import {
  addressWith,
  Button,
  ButtonRow,
  Card,
  EmptyState,
  iconTruck,
  LinkButton,
  MissingAnswer,
  Stack,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import { AlertNotices } from '../alerts/alert-notices.tsx'
import { RunForm } from '../runs/run-form.tsx'
import type { RunGroup } from '../runs/run-groups.ts'
import { runGroups } from '../runs/run-groups.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CrewRows } from './crew-rows.tsx'
import { LeadPage } from './lead-page.tsx'

const asked = { sort: 'slot', direction: 'asc', limit: 200 } as const

export function WeekScreen(): ReactElement {
  const texts = useManureTexts('carrier')
  const { query } = useAddress()
  const { weekWithDays } = useDateFormat()
  const thisWeek = weekOf(dayOf(new Date()))
  const named = IsoWeek.safeParse(query.get('week') ?? '')
  const week = named.success ? named.data : thisWeek
  const given = useAnswer(searchConsignments, { ...asked, state: 'assigned' }, looksAgain)
  const ofWeek = useAnswer(searchConsignments, { ...asked, week }, looksAgain)
  const to = (other: IsoWeek) => `#${addressWith('/manuredelivery/carrier/week', { week: other })}`
  return (
    <LeadPage at="/carrier/week" heading={texts.weekof({ week: Number(week.slice(-2)) })} lead={weekWithDays(week)}>
      {given.data && ofWeek.data ? (
        <Stack>
          <AlertNotices />
          <Bare rows={given.data.rows.filter(isBare)} />
          <ButtonRow>
            <LinkButton variant="secondary" href={to(addWeeks(week, -1))}>
              {texts.previousweek}
            </LinkButton>
            {week !== thisWeek && (
              <LinkButton variant="secondary" href={to(thisWeek)}>
                {texts.thisweek}
              </LinkButton>
            )}
            <LinkButton variant="secondary" href={to(addWeeks(week, 1))}>
              {texts.nextweek}
            </LinkButton>
          </ButtonRow>
          <Days rows={ofWeek.data.rows.filter(({ state }) => state !== 'open' && state !== 'cancelled')} />
        </Stack>
      ) : (
        <MissingAnswer of={[given, ofWeek]} />
      )}
    </LeadPage>
  )
}

function isBare({ driver, vehicle }: ConsignmentRow): boolean {
  return driver === null || vehicle === null
}

function Bare({ rows }: { rows: readonly ConsignmentRow[] }): ReactElement | null {
  const texts = useManureTexts('carrier')
  if (rows.length === 0) return null
  return (
    <Card heading={texts.withoutcrew({ count: rows.length })}>
      <CrewRows rows={rows} />
    </Card>
  )
}

/** A day after another; what has only its week comes last. */
function Days({ rows }: { rows: readonly ConsignmentRow[] }): ReactElement {
  const texts = useManureTexts('carrier')
  const { weekday } = useDateFormat()
  if (rows.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.nopickups}>
        <p>{texts.nopickupstext}</p>
      </EmptyState>
    )
  }
  const days = Map.groupBy(rows, ({ day }) => day)
  const ordered = [...days].toSorted(([one], [other]) => ((one ?? '9999') < (other ?? '9999') ? -1 : 1))
  return (
    <>
      {ordered.map(([day, all]) => (
        <Card key={day ?? ''} heading={day === null ? texts.noday : weekday(day as LocalDate)}>
          <Trucks rows={all} day={day} />
        </Card>
      ))}
    </>
  )
}

function Trucks({ rows, day }: { rows: readonly ConsignmentRow[]; day: LocalDate | null }): ReactElement {
  const texts = useManureTexts('carrier')
  const trucks = Map.groupBy(rows, ({ vehicle }) => vehicle?.plate ?? '')
  return (
    <Stack>
      {[...trucks].map(([plate, all]) => (
        <section key={plate} aria-label={plate || texts.withouttruck}>
          <h3>{plate || texts.withouttruck}</h3>
          <CrewRows rows={all.toSorted(byRun)} ofDay={day} />
          {runGroups(all).map((of) => (
            <Run key={of.key} of={of} />
          ))}
        </section>
      ))}
    </Stack>
  )
}

/** Stops of a run stand together, in their order. */
function byRun(one: ConsignmentRow, other: ConsignmentRow): number {
  if (one.run?.id !== other.run?.id) return Number(one.run === null) - Number(other.run === null)
  return (one.run?.stop ?? 0) - (other.run?.stop ?? 0)
}

/** A truck with several farms before it, on the way to one plant. */
function Run({ of }: { of: RunGroup }): ReactElement | null {
  const texts = useManureTexts('carrier')
  const [isOpen, setOpen] = useState(false)
  if (!of.mayChange) return null
  if (isOpen) return <RunForm of={of} onClose={() => setOpen(false)} />
  const farms = { farms: [...of.stops, ...(of.run === null ? of.loose : [])].map(({ farm }) => farm).join(', ') }
  return (
    <ButtonRow>
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        aria-label={of.run === null ? texts.makerunof(farms) : texts.changerunof(farms)}
      >
        {of.run === null ? texts.makerun : texts.changerun}
      </Button>
    </ButtonRow>
  )
}
