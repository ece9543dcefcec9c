/** When a load came, was loaded, left and was unloaded, where it was told wrong; waiting follows from it. */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf, momentAt } from '@workspace/portal/contract'
import { DateField, FieldGrid, readTime } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { BothValues } from '../parts/meanwhile.tsx'
import { useMoments } from '../parts/moments.ts'
import { TypedTime } from '../parts/typed-time.tsx'
import { WholeField } from '../parts/whole-field.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { BeforeAfter } from './before-after.tsx'
import type { FactDialogProps } from './fact-dialog.ts'
import type { TimeField } from './facts-told.ts'
import { timeFields, useFactsTold } from './facts-told.ts'
import { ReasonField } from './reason-field.tsx'
import { useLoadAct } from './use-load-act.ts'

type Waits = 'waitingSite' | 'waitingSwamp'

interface Written {
  readonly day: LocalDate | undefined
  /** `07:30`, empty, or what cannot be read. */
  readonly time: string
}
/** Only what was touched. */
interface Draft {
  readonly times: Readonly<Partial<Record<TimeField, Written>>>
  readonly waits: Readonly<Partial<Record<Waits, number | undefined>>>
}

export function TimesDialog({ load, kind, onClose }: FactDialogProps<'correctTimes'>): ReactElement {
  const texts = usePeatTexts('corrections')
  const told = useFactsTold()
  const acting = useLoadAct(load, { says: texts[`done_${kind}`], onDone: onClose, watches: told.times })
  const [draft, setDraft] = useState<Draft>({ times: {}, waits: {} })
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { standing, changes, faults, values } = useChanges(load, draft)
  const { failure } = acting
  const checks = failure !== undefined && 'refused' in failure ? (failure.fields ?? []) : []
  function send() {
    setTried(true)
    if (faults.length > 0 || reason.trim() === '') return
    void acting.send({ kind, data: { ...changes, reason: reason.trim() } })
  }
  const errorOf = (field: TimeField) =>
    checks.includes(field) ? texts.timestray : tried && faults.includes(field) ? texts.givetime : undefined
  return (
    <ActDialog
      act={texts[kind]}
      number={load.number}
      confirmLabel={texts.correctTimesnow}
      lacks={Object.keys(changes).length === 0 && faults.length === 0 ? texts.nochange : undefined}
      acting={checks.length > 0 ? { ...acting, failure: undefined } : acting}
      onConfirm={send}
      onClose={onClose}
    >
      {timeFields.map((field) => (
        <TimeRow
          key={field}
          label={texts[`time_${field}`]}
          value={standing(field)}
          onChange={(written) => setDraft({ ...draft, times: { ...draft.times, [field]: written } })}
          error={errorOf(field)}
        />
      ))}
      <Waiting load={load} waits={draft.waits} onChange={(waits) => setDraft({ ...draft, waits })} />
      <ReasonField value={reason} onChange={setReason} hint={texts.whycorrected} tried={tried} />
      <BeforeAfter values={values} />
    </ActDialog>
  )
}

function useChanges(load: Load, draft: Draft) {
  const texts = usePeatTexts('corrections')
  const { clock, moment } = useMoments()
  const stored = (field: TimeField): Written => {
    const at = load.times[field]
    return at === null
      ? { day: usualDay(load), time: '' }
      : { day: dayOf(new Date(at)), time: readTime(clock(at)) ?? '' }
  }
  const standing = (field: TimeField) => draft.times[field] ?? stored(field)
  const changed = timeFields.filter((field) => {
    const [before, now] = [stored(field), standing(field)]
    return before.day !== now.day || before.time !== now.time
  })
  // What nobody has told may stay so; what stands cannot be emptied.
  const touched = changed.filter((field) => standing(field).time.trim() !== '' || load.times[field] !== null)
  const moments = new Map(touched.map((field) => [field, momentOf(standing(field))]))
  const times = Object.fromEntries([...moments].flatMap(([field, at]) => (at === undefined ? [] : [[field, at]])))
  const waiting = waitingOf(load, draft.waits)
  const values = [
    ...[...moments].map(([field, at]): BothValues => {
      const before = load.times[field]
      return [texts[`time_${field}`], before === null ? '' : moment(before), at === undefined ? '' : moment(at)]
    }),
    ...(waiting === undefined
      ? []
      : ([
          [texts.waitingsite, String(load.times.waitingSite ?? ''), String(waiting.site)],
          [texts.waitingswamp, String(load.times.waitingSwamp ?? ''), String(waiting.swamp)],
        ] as const)),
  ]
  return {
    ...{ standing, values },
    changes: { ...times, ...(waiting !== undefined && { waiting }) } as Omit<LoadEventData<'correctTimes'>, 'reason'>,
    faults: touched.filter((field) => moments.get(field) === undefined),
  }
}

/** Where nobody has told a time it was on the day of the others. */
function usualDay({ times, day }: Load): LocalDate | undefined {
  const at = times.delivered ?? times.loaded ?? times.arrivedLoad
  return at === null ? (day ?? undefined) : dayOf(new Date(at))
}

function momentOf({ day, time }: Written): string | undefined {
  const [hour, minute] = (readTime(time) ?? '').split(':').map(Number)
  if (day === undefined || hour === undefined || minute === undefined) return undefined
  return momentAt(day, hour, minute).toISOString()
}

/** Said by hand; undefined where it is reckoned from the times. */
function waitingOf({ times }: Load, waits: Draft['waits']): { site: number; swamp: number } | undefined {
  const site = waits.waitingSite ?? times.waitingSite
  const swamp = waits.waitingSwamp ?? times.waitingSwamp
  const isSame = site === times.waitingSite && swamp === times.waitingSwamp
  return isSame ? undefined : { site: site ?? 0, swamp: swamp ?? 0 }
}

type TimeRowProps = {
  label: string
  value: Written
  onChange: (value: Written) => void
  error: string | undefined
}

function TimeRow({ label, value, onChange, error }: TimeRowProps): ReactElement {
  const texts = usePeatTexts('corrections')
  return (
    <FieldGrid>
      <DateField
        label={texts.dayof({ what: label })}
        hint=""
        span="half"
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
      />
      <TypedTime
        label={texts.timeof({ what: label })}
        hint=""
        span="half"
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        error={error}
      />
    </FieldGrid>
  )
}

type WaitingProps = { load: Load; waits: Draft['waits']; onChange: (waits: Draft['waits']) => void }

function Waiting({ load, waits, onChange }: WaitingProps): ReactElement {
  const texts = usePeatTexts('corrections')
  return (
    <FieldGrid>
      {(['waitingSite', 'waitingSwamp'] as const).map((wait) => (
        <WholeField
          key={wait}
          label={wait === 'waitingSite' ? texts.waitingsite : texts.waitingswamp}
          hint={texts.waitinghint}
          span="half"
          value={wait in waits ? waits[wait] : load.times[wait]}
          onChange={(minutes) => onChange({ ...waits, [wait]: minutes })}
        />
      ))}
    </FieldGrid>
  )
}
