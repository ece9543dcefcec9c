/** What the office puts right of what the field has told: refused at the plant, collected otherwise, at other times. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { WrittenMoment } from '@workspace/logistics/web/fields'
import { MomentRow, momentOf } from '@workspace/logistics/web/fields'
import type { Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { EnumSelect, QuantityField, readTime, TextArea, TextInput, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { causes, nextPlaces, refusalKinds } from '../../contract/consignments/consignment-fields.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

type CorrectingAct = 'refuse' | 'correctCollected' | 'correctTimes'

export function CorrectingDialog({ act, ...dialog }: ConsignmentDialogProps & { act: CorrectingAct }): ReactElement {
  if (act === 'refuse') return <RefuseDialog {...dialog} />
  return act === 'correctTimes' ? <TimesDialog {...dialog} /> : <CollectedDialog {...dialog} />
}

function RefuseDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const states = useManureTexts('states')
  const form = useConsignmentForm('refuse', consignment, {
    values: {
      ...{ reasonKind: 'foreign_objects' as (typeof refusalKinds)[number], words: '' },
      ...{ cause: 'farm' as (typeof causes)[number], next: 'undecided' as (typeof nextPlaces)[number] },
    },
    labels: { reasonKind: texts.refusalreason, cause: texts.cause, next: texts.nextplace, words: texts.words },
    messages: { words: { missing: texts.wordsmissing } },
    required: ['words'],
    dataOf: ({ words, ...refusal }) => ({ ...refusal, words: words.trim() || undefined }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_refuse} confirmLabel={texts.act_refuse} danger form={form} onClose={onClose}>
      <EnumSelect {...form.field('reasonKind')} of={refusalKinds} words={(kind) => states[`refusal_${kind}`]} />
      <EnumSelect {...form.field('cause')} of={causes} words={(cause) => states[`cause_${cause}`]} />
      <EnumSelect {...form.field('next')} of={nextPlaces} words={(next) => states[`next_${next}`]} />
      <TextArea {...form.field('words')} hint={texts.frompaper} maxLength={1000} />
    </CommandDialog>
  )
}

/** A field that is left empty keeps its value. */
function CollectedDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const form = useConsignmentForm('correctCollected', consignment, {
    values: { estimate: undefined as Quantity | undefined, handedOverBy: '', reason: '' },
    labels: { estimate: texts.amount, handedOverBy: texts.handedover, reason: texts.words },
    messages: { reason: { missing: texts.wordsmissing } },
    required: ['reason'],
    rules: ({ estimate, handedOverBy }) =>
      estimate === undefined && handedOverBy.trim() === '' ? { estimate: texts.nothingcorrected } : {},
    dataOf: ({ estimate, handedOverBy, reason }) =>
      ({
        ...(estimate === undefined ? {} : { estimate: { unit: 'kg', amount: Number(estimate), basis: 'farmScale' } }),
        ...(handedOverBy.trim() === '' ? {} : { handedOverBy: { kind: 'name', name: handedOverBy.trim() } }),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts.act_correctCollected}
      confirmLabel={texts.act_correctCollected}
      form={form}
      onClose={onClose}
    >
      <p>{texts.emptystays}</p>
      <QuantityField {...form.control('estimate')} required={false} unit="t" />
      <TextInput {...form.field('handedOverBy')} required={false} maxLength={100} />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

const timeNames = [
  ...(['arrivedFarm', 'collected', 'departed', 'arrivedPlant', 'received'] as const),
  ...(['refused', 'failed', 'returned'] as const),
]
type TimeName = (typeof timeNames)[number]
type TimeDraft = Partial<Readonly<Record<TimeName, WrittenMoment>>>

/** The moments that have been told; waiting follows from them. */
function TimesDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { stored, changesOf } = useTimes(consignment)
  const shown = timeNames.filter((name) => consignment.times[name] !== null)
  const form = useConsignmentForm('correctTimes', consignment, {
    values: { ...({} as TimeDraft), reason: '' },
    labels: { ...Object.fromEntries(shown.map((name) => [name, texts[`time_${name}`]])), reason: texts.words },
    messages: {
      ...Object.fromEntries(shown.map((name) => [name, texts.timesorder])),
      reason: { missing: texts.wordsmissing },
    },
    required: ['reason'],
    rules: (draft) => Object.fromEntries(changesOf(draft).faults.map((name) => [name, texts.timemissing])),
    dataOf: ({ reason, ...draft }) => ({ ...changesOf(draft).changes, reason: reason.trim() || undefined }) as never,
    onDone: onClose,
  })
  const { changes, faults } = changesOf(form.values)
  const isSame = Object.keys(changes).length === 0 && faults.length === 0
  return (
    <CommandDialog
      title={texts.act_correctTimes}
      confirmLabel={texts.act_correctTimes}
      lacks={isSame ? texts.nothingcorrected : undefined}
      form={form}
      onClose={onClose}
    >
      {shown.map((name) => (
        <MomentRow
          key={name}
          labels={{
            day: `${texts[`time_${name}`]}, ${texts.dayword}`,
            time: `${texts[`time_${name}`]}, ${texts.clockword}`,
          }}
          value={form.values[name] ?? stored(name)}
          onChange={(written) => form.change({ [name]: written })}
          error={form.control(name).error}
        />
      ))}
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

function useTimes({ times }: Consignment) {
  const { clock } = useDateFormat()
  const stored = (name: TimeName): WrittenMoment => {
    const at = times[name]
    return at === null ? { day: undefined, time: '' } : { day: dayOf(new Date(at)), time: readTime(clock(at)) ?? '' }
  }
  const changesOf = (draft: TimeDraft) => {
    const touched = timeNames.flatMap((name) => {
      const [before, now] = [stored(name), draft[name]]
      const isChanged = now !== undefined && (before.day !== now.day || before.time !== now.time)
      return isChanged ? [[name, momentOf(now)] as const] : []
    })
    return {
      changes: Object.fromEntries(touched.filter(([, at]) => at !== undefined)),
      faults: touched.flatMap(([name, at]) => (at === undefined ? [name] : [])),
    }
  }
  return { stored, changesOf }
}
