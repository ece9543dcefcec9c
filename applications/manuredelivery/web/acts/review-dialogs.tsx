/** What is answered about a quantity, by telephone or as an objection, and what became of a refused or failed consignment. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import { EnumSelect, RadioGroup, TextArea, TextInput, WholeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { causes, objectionKinds } from '../../contract/consignments/consignment-fields.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

export function ConfirmDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const form = useConsignmentForm('confirmQuantity', consignment, {
    values: { byTelephone: '' },
    labels: { byTelephone: texts.bytelephone },
    messages: { byTelephone: texts.bytelephonemissing },
    required: ['byTelephone'],
    dataOf: ({ byTelephone: who }) =>
      (who.trim() === '' ? {} : { byTelephone: { who: who.trim(), at: new Date().toISOString() } }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts.act_confirmQuantity}
      confirmLabel={texts.act_confirmQuantity}
      form={form}
      onClose={onClose}
    >
      <TextInput {...form.field('byTelephone')} hint={texts.bytelephonehint} maxLength={100} data-dialog-first />
    </CommandDialog>
  )
}

export function ObjectDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const states = useManureTexts('states')
  const form = useConsignmentForm('object', consignment, {
    values: {
      kind: 'weight' as (typeof objectionKinds)[number],
      words: '',
      claimedKg: undefined as number | undefined,
    },
    labels: { kind: texts.objectionkind, words: texts.objectionwords, claimedKg: texts.claimedkg },
    messages: { words: { missing: texts.wordsmissing } },
    dataOf: ({ kind, words, claimedKg }) =>
      ({
        kind,
        words,
        ...(claimedKg === undefined || kind !== 'weight' ? {} : { claimedKg }),
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_object} confirmLabel={texts.act_object} form={form} onClose={onClose}>
      <RadioGroup
        {...form.choice('kind')}
        layout="cards"
        options={objectionKinds.map((value) => ({ value, label: states[`objection_${value}`] }))}
      />
      <TextArea {...form.field('words')} maxLength={1000} />
      {form.values.kind === 'weight' && <WholeField {...form.control('claimedKg')} required={false} />}
    </CommandDialog>
  )
}

export function DecideDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const form = useConsignmentForm('decideObjection', consignment, {
    values: {
      ...{ decision: 'dismissed', words: '' },
      billed: consignment.objection?.claimedKg ?? consignment.netKg ?? undefined,
    },
    labels: { decision: texts.outcome, billed: texts.billedkg, words: texts.wordstofarm },
    messages: { words: { missing: texts.wordsmissing }, billed: texts.billedmissing },
    rules: ({ decision, billed }) =>
      decision === 'upheld' && billed === undefined ? { billed: texts.billedmissing } : {},
    dataOf: ({ decision, billed, words }) =>
      ({
        words,
        decision:
          decision === 'dismissed'
            ? { outcome: 'dismissed' }
            : { outcome: 'upheld', corrected: { billed: { unit: 'kg', amount: billed ?? 0 } } },
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts.act_decideObjection}
      confirmLabel={texts.act_decideObjection}
      form={form}
      onClose={onClose}
    >
      {consignment.objection && <p>{consignment.objection.words}</p>}
      <RadioGroup
        {...form.choice('decision')}
        options={(['dismissed', 'upheld'] as const).map((value) => ({ value, label: texts[`outcome_${value}`] }))}
      />
      {form.values.decision === 'upheld' && <WholeField {...form.control('billed')} />}
      <TextArea {...form.field('words')} maxLength={1000} />
    </CommandDialog>
  )
}

export function CauseDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const states = useManureTexts('states')
  const cause = consignment.refusal?.cause || consignment.failure?.cause || 'farm'
  const form = useConsignmentForm('setCause', consignment, {
    values: { cause: cause as (typeof causes)[number], reason: '' },
    labels: { cause: texts.cause, reason: texts.words },
    messages: { reason: { missing: texts.wordsmissing } },
    dataOf: (values) => values as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_setCause} confirmLabel={texts.act_setCause} form={form} onClose={onClose}>
      <EnumSelect {...form.field('cause')} of={causes} words={(value) => states[`cause_${value}`]} />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

/** A refused load is back at the farm; an office says who reported it. */
export function ReturnedDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const isOffice = useViewerRole() === 'office'
  const form = useConsignmentForm('recordReturn', consignment, {
    values: { takenBackBy: consignment.refusal?.returnedTo ?? '', reason: '' },
    labels: { takenBackBy: texts.takenbackby, ...(isOffice ? { reason: texts.words } : {}) },
    messages: { takenBackBy: { missing: texts.takenbackmissing }, reason: { missing: texts.wordsmissing } },
    required: isOffice ? ['takenBackBy', 'reason'] : ['takenBackBy'],
    dataOf: ({ takenBackBy, reason }) =>
      ({
        ...(takenBackBy.trim() === '' ? {} : { takenBackBy: takenBackBy.trim() }),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_recordReturn} confirmLabel={texts.act_recordReturn} form={form} onClose={onClose}>
      <TextInput {...form.field('takenBackBy')} maxLength={100} data-dialog-first />
      {isOffice && <TextArea {...form.field('reason')} hint={texts.frompaper} maxLength={1000} />}
    </CommandDialog>
  )
}
