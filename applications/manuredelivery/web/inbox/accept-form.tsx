/** Accepts a request: week or day, plant, truck loads; terms and what stands in the way are shown beside. */

import { Pane } from '@workspace/logistics/web/shell'
import type { AnswerOf, IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addWeeks, dayOf, weekOf } from '@workspace/portal/contract'
import {
  Button,
  DateField,
  FailureNotice,
  FieldGrid,
  FormStack,
  lazyComponent,
  MissingList,
  Notice,
  RadioGroup,
  Select,
  Stack,
  Suspended,
  TextArea,
  useDateFormat,
  useLanguage,
  WeekField,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import type { prepareAcceptance } from '../../contract/requests/calls.ts'
import type { Request } from '../../contract/requests/request.ts'
import { useRequestForm } from '../acts/request-forms.tsx'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'

const ClosedAhead = lazyComponent(async () => (await import('../plants/plant-opening.tsx')).ClosedAhead)
const TermsByHandDialog = lazyComponent(async () => (await import('./terms-by-hand.tsx')).TermsByHandDialog)

type Acceptance = AnswerOf<typeof prepareAcceptance>['acceptance']
interface Props {
  readonly request: Request
  readonly acceptance: Acceptance
  readonly onDone: () => void
  readonly head: ReactNode
  readonly facts: ReactNode
  readonly acts: ReactNode
}

const weeksOffered = 8

export function AcceptForm({ request, acceptance, onDone, ...around }: Props): ReactElement {
  const texts = useManureTexts('office')
  const acts = useManureTexts('acts')
  const [isByHand, setByHand] = useState(false)
  // The one that takes the most a day is proposed.
  const taking = acceptance.plants.filter(({ takesType }) => takesType).toSorted((a, b) => b.kgPerDay - a.kgPerDay)
  const from =
    request.readyFrom !== null && request.readyFrom > dayOf(new Date()) ? request.readyFrom : dayOf(new Date())
  const form = useRequestForm('accept', request, {
    id: 'accept',
    values: {
      ...{ by: 'week', week: weekOf(from) as IsoWeek | undefined, day: undefined as LocalDate | undefined },
      ...{ plant: taking[0]?.id ?? '', loads: acceptance.loads.length as number | undefined, reason: '' },
    },
    labels: {
      ...{ by: texts.plannedby, week: acts.week, day: acts.day, plant: acts.plant, loads: texts.loads },
      reason: acts.fitreason,
    },
    messages: { plant: acts.plantmissing, day: acts.daymissing, week: texts.weekmissing, loads: texts.loadsmissing },
    rules: ({ by, week, day }) => ({
      ...(by === 'day' && day === undefined ? { day: acts.daymissing } : {}),
      ...(by === 'week' && week === undefined ? { week: texts.weekmissing } : {}),
    }),
    refusedAt: { plant_full: 'reason' },
    dataOf: ({ by, week, day, plant, loads, reason }) =>
      ({
        when: by === 'day' ? day && { by: 'day', day } : week && { by: 'week', week },
        plant: plant === '' ? undefined : plant,
        loads,
        termsVersion: acceptance.termsVersion,
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      }) as never,
    onDone,
  })
  const { by, plant } = form.values
  const chosen = acceptance.plants.find(({ id }) => id === plant)
  const bar = (
    <>
      <p>{texts.loadsare({ loads: acceptance.loads.map(tonnes).join(', ') })}</p>
      <Button type="submit" form="accept-request" busy={form.isBusy}>
        {acts.act_accept}
      </Button>
    </>
  )
  return (
    <Pane label={request.number ?? ''} head={around.head} bar={bar}>
      <Stack>
        {around.facts}
        <FormStack {...form.props} id="accept-request" data-request={request.id}>
          {form.concurrentChange}
          {form.failure && <FailureNotice answer={form.failure} />}
          {form.missing.length > 0 && <MissingList title={texts.missing} items={form.missing} note="" />}
          <InTheWay acceptance={acceptance} />
          <FieldGrid>
            <RadioGroup
              {...form.choice('by')}
              layout="inline"
              options={[
                { value: 'week', label: acts.week },
                { value: 'day', label: acts.day },
              ]}
            />
            {by === 'week' ? (
              <WeekField {...form.control('week')} layout="list" weeks={weeksFrom(weekOf(from))} />
            ) : (
              <DateField {...form.control('day')} least={dayOf(new Date())} />
            )}
            <Select {...form.field('plant')}>
              {taking.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <WholeField {...form.control('loads')} />
          </FieldGrid>
          {chosen !== undefined && <Room plant={chosen} />}
          <Suspended fallback={null}>
            <ClosedAhead plant={plant} day={by === 'day' ? form.values.day : undefined} />
          </Suspended>
          <Terms acceptance={acceptance} onByHand={() => setByHand(true)} />
          <TextArea {...form.field('reason')} maxLength={1000} />
        </FormStack>
        {isByHand && (
          <Suspended>
            <TermsByHandDialog request={request} onClose={() => setByHand(false)} />
          </Suspended>
        )}
        {around.acts}
      </Stack>
    </Pane>
  )
}

function weeksFrom(week: IsoWeek) {
  return Array.from({ length: weeksOffered }, (_, ahead) => ({ week: addWeeks(week, ahead) }))
}

/** Alerts, and declarations that the farm has not given: acceptance is refused while they are open. */
function InTheWay({ acceptance: { alerts, declarationsMissing } }: Pick<Props, 'acceptance'>): ReactElement {
  const texts = useManureTexts('office')
  const states = useManureTexts('states')
  const { language } = useLanguage()
  return (
    <>
      {alerts.length > 0 && (
        <Notice tone="err" title={texts.alertinforce}>
          <p>{alerts.map(({ words }) => words[language]).join(' ')}</p>
        </Notice>
      )}
      {declarationsMissing.length > 0 && (
        <Notice tone="warn" title={texts.declarationsmissing}>
          <p>{declarationsMissing.map((kind) => states[`declaration_${kind}`]).join(', ')}</p>
        </Notice>
      )}
    </>
  )
}

/** How full the plant is in the next two weeks. */
function Room({ plant }: { plant: Acceptance['plants'][number] }): ReactElement {
  const texts = useManureTexts('office')
  const { weekday } = useDateFormat()
  const busy = plant.days.filter(({ kg }) => plant.kgPerDay > 0 && kg * 10 >= plant.kgPerDay * 7).slice(0, 6)
  if (busy.length === 0) return <p>{texts.hasroom({ amount: tonnes(plant.kgPerDay) })}</p>
  const days = busy.map(({ day, kg }) => `${weekday(day)} ${Math.round((kg * 100) / plant.kgPerDay)} %`)
  return <p>{texts.isbusy({ days: days.join(', ') })}</p>
}

type TermsProps = Pick<Props, 'acceptance'> & { onByHand: () => void }

function Terms({ acceptance: { terms }, onByHand }: TermsProps): ReactElement {
  const texts = useManureTexts('office')
  const { language } = useLanguage()
  const byHand = (
    <Button variant="secondary" size="s" onClick={onByHand}>
      {texts.byhand}
    </Button>
  )
  if (terms === null) {
    return (
      <Notice tone="warn" title={texts.noterms}>
        {byHand}
      </Notice>
    )
  }
  return (
    <div>
      <p>
        <strong>{`${texts.terms}: ${terms.name}`}</strong>
      </p>
      {terms.words.map((words) => (
        <p key={words.fi}>{words[language]}</p>
      ))}
      {byHand}
    </div>
  )
}
