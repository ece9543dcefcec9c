/** The dispatcher's week: what is offered, what lacks a driver, what lacks a day, and each truck's days. */
import { looksAgain } from '@workspace/logistics/web/field'
import { addWeeks, dayOf, IsoWeek, weekOf } from '@workspace/portal/contract'
import {
  addressWith,
  Card,
  LinkButton,
  MissingAnswer,
  Page,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier } from '../../contract/carriers/calls.ts'
import { searchLoads } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { readStart } from '../../contract/start/calls.ts'
import { LeadSections } from '../shell/lead-sections.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import css from './carrier.module.css'
import { CrewLoads } from './crew-loads.tsx'
import { OfferedLoads } from './offered-loads.tsx'
import { WeekOfTrucks } from './week-of-trucks.tsx'

const asked = { sort: 'slot', direction: 'asc', limit: 200 } as const

export const CarrierLoadsScreen = onlyFor(['carrierLead'], CarrierLoads)

function CarrierLoads(): ReactElement {
  const texts = usePeatTexts('carrier')
  const { query } = useAddress()
  const { weekWithDays } = useDateFormat()
  const thisWeek = weekOf(dayOf(new Date()))
  const told = IsoWeek.safeParse(query.get('week') ?? '')
  const week = told.success ? told.data : thisWeek
  const carrier = useAnswer(readStart, {}).data?.carrier?.id ?? ''
  const offered = useAnswer(searchLoads, { ...asked, state: 'open' }, looksAgain)
  const given = useAnswer(searchLoads, { ...asked, state: 'assigned' }, looksAgain)
  const ofWeek = useAnswer(searchLoads, { ...asked, week }, looksAgain)
  const crew = useAnswer(readCarrier, { id: carrier }, { enabled: carrier !== '' })
  const to = (other: IsoWeek) => `#${addressWith('/peatsale/carrier/loads', { week: other })}`
  return (
    <Page heading={texts.weekof({ week: Number(week.slice(-2)) })} lead={weekWithDays(week)}>
      <LeadSections at="/carrier/loads" />
      {given.data && ofWeek.data && offered.data ? (
        <>
          <OfferedLoads loads={offered.data.rows} />
          <Bare loads={given.data.rows.filter(isBare)} />
          <div className={css.days}>
            <LinkButton variant="secondary" href={to(addWeeks(week, -1))}>
              {texts.previousweek}
            </LinkButton>
            {week !== thisWeek && (
              <LinkButton variant="secondary" href={to(thisWeek)}>
                {texts.thisweeknow}
              </LinkButton>
            )}
            <LinkButton variant="secondary" href={to(addWeeks(week, 1))}>
              {texts.nextweek}
            </LinkButton>
          </div>
          <WeekOfTrucks week={week} loads={ofWeek.data.rows.filter(isOwn)} vehicles={crew.data?.vehicles ?? []} />
        </>
      ) : (
        <MissingAnswer of={[offered, given, ofWeek]} />
      )}
    </Page>
  )
}

function Bare({ loads }: { loads: readonly LoadRow[] }): ReactElement | null {
  const texts = usePeatTexts('carrier')
  if (loads.length === 0) return null
  return (
    <Card heading={`${texts.withoutcrew} ${loads.length}`}>
      <CrewLoads loads={loads} />
    </Card>
  )
}

function isBare({ driver, vehicle, isCollected }: LoadRow): boolean {
  return !isCollected && (driver === null || vehicle === null)
}

/** What is only offered has a card of its own; what is cancelled is driven by nobody. */
function isOwn({ state }: LoadRow): boolean {
  return state !== 'open' && state !== 'cancelled'
}
