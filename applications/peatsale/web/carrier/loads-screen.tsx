/** The foreman's loads: those without driver or truck first, then a day. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, LocalDate as Day, dayOf } from '@workspace/portal/contract'
import {
  addressWith,
  Card,
  EmptyState,
  iconTruck,
  LinkButton,
  MissingAnswer,
  Page,
  Stack,
  useAddress,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchLoads } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { LeadSections } from '../parts/lead-sections.tsx'
import { useMoments } from '../parts/moments.ts'
import { onlyFor } from '../parts/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import css from './carrier.module.css'
import { CrewLoads } from './crew-loads.tsx'

const asked = { sort: 'slot', direction: 'asc', limit: 100 } as const

export const CarrierLoadsScreen = onlyFor(['carrierLead'], CarrierLoads)

function CarrierLoads(): ReactElement {
  const texts = usePeatTexts('carrier')
  const { query } = useAddress()
  const told = Day.safeParse(query.get('day') ?? '')
  const day = told.success ? told.data : dayOf(new Date())
  const given = useAnswer(searchLoads, { ...asked, state: 'assigned' })
  const ofDay = useAnswer(searchLoads, { ...asked, day })
  return (
    <Page heading={texts.loads}>
      <LeadSections at="/carrier/loads" />
      {given.data && ofDay.data ? (
        <Days day={day} bare={given.data.rows.filter(isBare)} loads={ofDay.data.rows} />
      ) : (
        <MissingAnswer of={[given, ofDay]} />
      )}
    </Page>
  )
}

function isBare({ driver, vehicle, isCollected }: LoadRow): boolean {
  return !isCollected && (driver === null || vehicle === null)
}

type DaysProps = { day: LocalDate; bare: readonly LoadRow[]; loads: readonly LoadRow[] }

function Days({ day, bare, loads }: DaysProps): ReactElement {
  const texts = usePeatTexts('carrier')
  const moments = useMoments()
  const to = (other: LocalDate) => `#${addressWith('/peatsale/carrier/loads', { day: other })}`
  return (
    <Stack>
      {bare.length > 0 && (
        <Card heading={`${texts.withoutcrew} ${bare.length}`}>
          <CrewLoads loads={bare} />
        </Card>
      )}
      <div className={css.days}>
        <LinkButton variant="secondary" href={to(addDays(day, -1))}>
          {texts.previousday}
        </LinkButton>
        <LinkButton variant="secondary" href={to(addDays(day, 1))}>
          {texts.nextday}
        </LinkButton>
      </div>
      <Card heading={texts.loadsof({ day: moments.weekday(day) })}>
        {loads.length > 0 ? (
          <CrewLoads loads={loads} ofDay={day} />
        ) : (
          <EmptyState icon={iconTruck} title={texts.noloads}>
            <p>{texts.noloadstext}</p>
          </EmptyState>
        )}
      </Card>
    </Stack>
  )
}
