/** When a load came, was loaded, left and was unloaded, where it was told wrong; waiting follows from it. */
import type { BothValues } from '@workspace/logistics/web/commands'
import type { WrittenMoment } from '@workspace/logistics/web/fields'
import { MomentRow, momentOf } from '@workspace/logistics/web/fields'
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { FieldGrid, readTime, TextArea, useDateFormat, WholeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { BeforeAfter } from './before-after.tsx'
import type { TimeField } from './describe-load.ts'
import { timeFields, useLoadDescription } from './describe-load.ts'
import type { FactDialogProps } from './fact-dialog.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

/** `null`: as it stands; undefined while what is typed is no number. */
type Waits = 'waitingSite' | 'waitingSwamp'

/** Only what was touched. */
type Draft = Readonly<Record<TimeField, WrittenMoment | undefined>> &
  Readonly<Record<Waits, number | null | undefined>> & { readonly reason: string }

const untouched: Draft = {
  ...{ arrivedLoad: undefined, loadStart: undefined, loaded: undefined, departed: undefined },
  ...{ arrivedSite: undefined, delivered: undefined, waitingSite: null, waitingSwamp: null, reason: '' },
}

export function TimesDialog({ load, kind, onClose }: FactDialogProps<'correctTimes'>): ReactElement {
  const texts = usePeatTexts('corrections')
  const { reason, reasonneeded } = usePeatTexts('changes')
  const told = useLoadDescription()
  const changesOf = useChanges(load)
  const each = <Value,>(of: (field: TimeField) => Value) =>
    Object.fromEntries(timeFields.map((field) => [field, of(field)])) as Record<TimeField, Value>
  const form = useLoadForm(kind, load, {
    values: untouched,
    labels: { ...each((field) => texts[`time_${field}`]), reason },
    // The server looks at the times together.
    messages: { ...each(() => texts.timestray), reason: { missing: reasonneeded } },
    rules: (draft) => {
      const { faults } = changesOf(draft)
      return each((field) => (faults.includes(field) ? texts.givetime : undefined))
    },
    dataOf: (draft) => ({ ...changesOf(draft).changes, reason: draft.reason }),
    successMessage: texts[`done_${kind}`],
    watches: told.times,
    onDone: onClose,
  })
  const { standing, changes, faults, values } = changesOf(form.values)
  const isSame = Object.keys(changes).length === 0 && faults.length === 0
  const dialog = { title: texts[kind], number: load.number, confirmLabel: texts.correctTimesnow, form, onClose }
  return (
    <LoadCommandDialog {...dialog} lacks={isSame ? texts.nochange : undefined}>
      {timeFields.map((field) => (
        <MomentRow
          key={field}
          labels={{
            day: texts.dayof({ what: texts[`time_${field}`] }),
            time: texts.timeof({ what: texts[`time_${field}`] }),
          }}
          value={standing(field)}
          onChange={(written) => form.change({ [field]: written })}
          error={form.control(field).error}
        />
      ))}
      <Waiting load={load} waits={form.values} onChange={form.change} />
      <TextArea {...form.field('reason')} hint={texts.whycorrected} maxLength={1000} />
      <BeforeAfter values={values} />
    </LoadCommandDialog>
  )
}

function useChanges(load: Load) {
  const texts = usePeatTexts('corrections')
  const { clock, moment } = useDateFormat()
  const stored = (field: TimeField): WrittenMoment => {
    const at = load.times[field]
    return at === null
      ? { day: usualDay(load), time: '' }
      : { day: dayOf(new Date(at)), time: readTime(clock(at)) ?? '' }
  }
  return (draft: Draft) => {
    const standing = (field: TimeField) => draft[field] ?? stored(field)
    const changed = timeFields.filter((field) => {
      const [before, now] = [stored(field), standing(field)]
      return before.day !== now.day || before.time !== now.time
    })
    // What nobody has told may stay so; what stands cannot be emptied.
    const touched = changed.filter((field) => standing(field).time.trim() !== '' || load.times[field] !== null)
    const moments = new Map(touched.map((field) => [field, momentOf(standing(field))]))
    const times = Object.fromEntries([...moments].flatMap(([field, at]) => (at === undefined ? [] : [[field, at]])))
    const waiting = waitingOf(load, draft)
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
}

/** Where nobody has told a time it was on the day of the others. */
function usualDay({ times, day }: Load): LocalDate | undefined {
  const at = times.delivered ?? times.loaded ?? times.arrivedLoad
  return at === null ? (day ?? undefined) : dayOf(new Date(at))
}

/** Said by hand; undefined where it is calculated from the times. */
function waitingOf({ times }: Load, waits: WaitsDraft): { site: number; swamp: number } | undefined {
  const site = waits.waitingSite ?? times.waitingSite
  const swamp = waits.waitingSwamp ?? times.waitingSwamp
  const isSame = site === times.waitingSite && swamp === times.waitingSwamp
  return isSame ? undefined : { site: site ?? 0, swamp: swamp ?? 0 }
}

type WaitsDraft = Pick<Draft, Waits>
type WaitingProps = { load: Load; waits: WaitsDraft; onChange: (waits: Partial<WaitsDraft>) => void }

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
          value={waits[wait] === null ? load.times[wait] : waits[wait]}
          onChange={(minutes) => onChange({ [wait]: minutes })}
        />
      ))}
    </FieldGrid>
  )
}
