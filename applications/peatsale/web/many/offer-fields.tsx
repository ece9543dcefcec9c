/** To whom a load is offered, until when, and what its carrier is paid. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, momentAt } from '@workspace/portal/contract'
import {
  FailedList,
  FieldGrid,
  ManyChoice,
  readTime,
  Segmented,
  Select,
  Spinner,
  TypedTime,
  useAnswer,
  useDateFormat,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchCarriers } from '../../contract/carriers/calls.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { FreightValue } from '../inbox/confirm-values.ts'
import { FreightByHand } from '../inbox/freight-by-hand.tsx'
import { rateOf } from '../prices/freight-rate.tsx'
import { usePeatTexts } from '../texts/texts.ts'

/** Nobody answers later than that. */
const daysAhead = 14

export interface OfferDraft {
  readonly carriers: readonly string[]
  readonly day: LocalDate | undefined
  readonly time: string
  readonly by: 'hand' | 'tariff'
  readonly freight: FreightValue
}

/** Tomorrow at four in the afternoon: by then carriers plan the days after it. */
export function newOffer(): OfferDraft {
  const freight = { kind: 'perM3', price: undefined, reason: '' } as const
  return { carriers: [], day: addDays(dayOf(new Date()), 1), time: '16:00', by: 'tariff', freight }
}

/** Undefined while something is missing or the deadline is not ahead. */
export function offerOf({ carriers, day, time, by, freight: typed }: OfferDraft): LoadEventData<'offer'> | undefined {
  const deadline = deadlineOf({ day, time })
  const freight = by === 'tariff' ? ({ kind: 'tariff' } as const) : handFreight(typed)
  if (carriers.length === 0 || deadline === undefined || freight === undefined) return undefined
  return { to: { by: 'carriers', carriers: [...carriers] }, deadline, freight }
}

/** What is missing or not ahead, in the order of the fields. */
export function lackingIn({ carriers, day, time, by, freight }: OfferDraft): readonly ('carriers' | 'day' | 'by')[] {
  return [
    ...(carriers.length === 0 ? (['carriers'] as const) : []),
    ...(deadlineOf({ day, time }) === undefined ? (['day'] as const) : []),
    ...(by === 'hand' && handFreight(freight) === undefined ? (['by'] as const) : []),
  ]
}

function handFreight({ kind, price, reason }: FreightValue) {
  const rate = rateOf({ kind, price })
  return rate && reason.trim() !== '' ? { ...rate, reason: reason.trim() } : undefined
}

type OfferFieldsProps = { seller: string; draft: OfferDraft; tried: boolean; onChange: (draft: OfferDraft) => void }

export function OfferFields({ seller, draft, tried, onChange }: OfferFieldsProps): ReactElement {
  const texts = usePeatTexts('many')
  const acts = usePeatTexts('acts')
  const office = usePeatTexts('office')
  const { loading } = useTexts('common')
  const { weekday } = useDateFormat()
  const { data, error, refetch } = useAnswer(searchCarriers, { seller, limit: 200 })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <Spinner label={loading} />
  const change = (changed: Partial<OfferDraft>) => onChange({ ...draft, ...changed })
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(dayOf(new Date()), ahead))
  const isLate = tried && deadlineOf(draft) === undefined
  return (
    <>
      <ManyChoice
        label={texts.carriers}
        none={acts.nocarriers}
        choices={data.rows}
        value={draft.carriers}
        onChange={(carriers) => change({ carriers })}
        error={tried && draft.carriers.length === 0 ? texts.choosecarriers : undefined}
      />
      <FieldGrid>
        <Select
          label={texts.deadline}
          required
          span="half"
          value={draft.day}
          onChange={({ target }) => change({ day: days.find((day) => day === target.value) })}
          error={isLate ? texts.deadlinefault : undefined}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {weekday(day)}
            </option>
          ))}
        </Select>
        <TypedTime
          label={texts.deadlinetime}
          required
          span="half"
          value={draft.time}
          onChange={(time) => change({ time })}
        />
      </FieldGrid>
      <Segmented
        label={office.freight}
        value={draft.by}
        onChange={(by) => change({ by })}
        options={(['tariff', 'hand'] as const).map((value) => ({ value, label: office[`freight_${value}`] }))}
      />
      {draft.by === 'hand' && (
        <FreightByHand
          value={draft.freight}
          lacks={{
            price: tried && draft.freight.price === undefined,
            reason: tried && draft.freight.reason.trim() === '',
          }}
          onChange={(freight) => change({ freight })}
        />
      )}
    </>
  )
}

function deadlineOf({ day, time }: Pick<OfferDraft, 'day' | 'time'>): string | undefined {
  const read = readTime(time)
  if (day === undefined || read === undefined) return undefined
  const [hour = 0, minute = 0] = read.split(':').map(Number)
  const moment = momentAt(day, hour, minute)
  return moment > new Date() ? moment.toISOString() : undefined
}
