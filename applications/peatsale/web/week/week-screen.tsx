/** The office's week: sums per day, swamp and carrier, with what still needs a carrier to be given or offered. */
import { addWeeks, dayOf, IsoWeek, weekOf } from '@workspace/portal/contract'
import {
  addressWith,
  Cluster,
  EmptyState,
  iconTruck,
  LinkButton,
  MissingAnswer,
  navigate,
  Page,
  Stack,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readOfficeWeek } from '../../contract/loads/week-call.ts'
import { SellerChoice } from '../lists/own-sellers.tsx'
import { LoadSections } from '../loads/load-sections.tsx'
import { useManyActs } from '../loads/use-many-acts.ts'
import { ManyBar } from '../many/many-bar.tsx'
import { useTicks } from '../many/ticks.ts'
import { OfficeSections } from '../shell/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { Week } from './week-sums.ts'
import { WeekTable } from './week-table.tsx'

export function WeekScreen(): ReactElement {
  const texts = usePeatTexts('week')
  const { query } = useAddress()
  const { weekWithDays } = useDateFormat()
  const thisWeek = weekOf(dayOf(new Date()))
  const told = IsoWeek.safeParse(query.get('week') ?? '')
  const week = told.success ? told.data : thisWeek
  const seller = query.get('seller') ?? ''
  const { data, error, refetch } = useAnswer(readOfficeWeek, { week, seller })
  const to = (other: IsoWeek, of = seller) =>
    addressWith('/peatsale/office/week', { week: other, ...(of !== '' && { seller: of }) })
  return (
    <Page heading={texts.heading({ week: Number(week.slice(-2)) })} lead={weekWithDays(week)}>
      <OfficeSections at="/loads" />
      <LoadSections at="/office/week" />
      <Stack>
        <Cluster align="between">
          <Cluster>
            <LinkButton size="s" variant="secondary" href={`#${to(addWeeks(week, -1))}`}>
              {texts.previous}
            </LinkButton>
            {week !== thisWeek && (
              <LinkButton size="s" variant="secondary" href={`#${to(thisWeek)}`}>
                {texts.now}
              </LinkButton>
            )}
            <LinkButton size="s" variant="secondary" href={`#${to(addWeeks(week, 1))}`}>
              {texts.next}
            </LinkButton>
          </Cluster>
          <SellerChoice
            label={texts.seller}
            any={texts.anyseller}
            value={seller}
            onChange={({ target }) => navigate(to(week, target.value))}
          />
          <span>{texts.key}</span>
        </Cluster>
        {data ? <WeekOf key={week} week={week} data={data} /> : <MissingAnswer of={{ error, refetch }} />}
      </Stack>
    </Page>
  )
}

const invalidates = [readOfficeWeek]

function WeekOf({ week, data }: { week: IsoWeek; data: Week }): ReactElement {
  const texts = usePeatTexts('week')
  const ticks = useTicks(data.loads)
  const acts = useManyActs(invalidates)
  if (data.sums.length === 0 && acts.outcomes.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.nothing}>
        <p>{texts.nothingtext}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ManyBar rows={data.loads} ticks={ticks} acts={acts} />
      <WeekTable week={week} data={data} ticks={ticks} />
    </>
  )
}
