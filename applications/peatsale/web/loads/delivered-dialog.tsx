/** What came out on the yard and who took it: told by telephone, or corrected. */
import type { BothValues, CommandForm } from '@workspace/logistics/web/commands'
import type { Quantity } from '@workspace/portal/contract'
import { Notice, QuantityField, RadioGroup, TextArea, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { Receipt } from '../../contract/loads/load-fields.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { BeforeAfter } from './before-after.tsx'
import { standingOf, useLoadDescription } from './describe-load.ts'
import { needsReason } from './fact-acts.ts'
import type { FactDialogProps } from './fact-dialog.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

type Kind = 'correctDelivered' | 'deliver'
type Line = Load['lines'][number]
type Who = 'name' | 'absent' | ''

interface Draft {
  /** Of the lines that were touched; undefined while what is typed is no quantity. */
  readonly lines: Readonly<Record<string, Quantity | undefined>>
  /** Undefined: as it stands. */
  readonly who: Who | undefined
  readonly receiver: string | undefined
  readonly reason: string
}

const untouched: Draft = { lines: {}, who: undefined, receiver: undefined, reason: '' }

export function DeliveredDialog({ load, kind, teller, onClose }: FactDialogProps<Kind>): ReactElement {
  const texts = usePeatTexts('corrections')
  const work = usePeatTexts('work')
  const { reason, reasonneeded } = usePeatTexts('changes')
  const told = useLoadDescription()
  const isReasoned = needsReason({ state: load.state, teller, command: kind })
  const form = useLoadForm<Kind, Draft>(kind, load, {
    values: untouched,
    labels: { lines: work.quantity, who: work.receipt, receiver: texts.receiver, ...(isReasoned && { reason }) },
    messages: { reason: { missing: reasonneeded } },
    required: isReasoned ? ['reason'] : [],
    rules: (draft) => {
      const { amount, who, receiver } = entryOf(load, kind, draft)
      const takesReceipt = load.state !== 'locked'
      return {
        lines: load.lines.some((line) => amount(line) === undefined) ? texts.givequantity : undefined,
        who: takesReceipt && who === '' ? texts.choosewho : undefined,
        receiver: takesReceipt && who === 'name' && receiver.trim() === '' ? texts.givename : undefined,
      }
    },
    dataOf: (draft) => ({
      receipt: undefined,
      ...dataOf(load, kind, entryOf(load, kind, draft)),
      ...(isReasoned && { reason: draft.reason }),
    }),
    successMessage: texts[`done_${kind}`],
    watches: told.delivered,
    onDone: onClose,
  })
  const entry = entryOf(load, kind, form.values)
  const values = useValues(load, entry)
  const isSame = kind === 'correctDelivered' && values.every(([, before, after]) => before === after)
  const dialog = { title: texts[kind], number: load.number, confirmLabel: texts[`${kind}now`], form, onClose }
  return (
    <LoadCommandDialog {...dialog} lacks={isSame ? texts.nochange : undefined}>
      {load.state === 'locked' && <Notice tone="info" title={texts.locked} />}
      {load.state === 'verified' && <Notice tone="info" title={texts.verifiedstays} />}
      <Amounts load={load} entry={entry} form={form} />
      {load.state !== 'locked' && <Taker entry={entry} form={form} />}
      {isReasoned && (
        <TextArea
          {...form.field('reason')}
          hint={kind === 'deliver' ? texts.whotold : texts.whycorrected}
          maxLength={1000}
        />
      )}
      {kind === 'correctDelivered' && <BeforeAfter values={values} />}
    </LoadCommandDialog>
  )
}

interface Entry {
  readonly amount: (line: Line) => Quantity | undefined
  readonly who: Who
  readonly receiver: string
}

function entryOf(load: Load, kind: Kind, { lines, who, receiver }: Draft): Entry {
  const stands = (line: Line) =>
    (kind === 'correctDelivered' ? standingOf(load, line, 'delivered') : null) ?? line.loaded ?? line.planned
  return {
    amount: (line) => (Object.hasOwn(lines, line.id) ? lines[line.id] : stands(line)),
    who: who ?? load.receipt?.kind ?? '',
    receiver: receiver ?? load.receipt?.receiver ?? '',
  }
}

function receiptOf({ who, receiver }: Entry): Receipt | undefined {
  if (who === 'absent') return { kind: 'absent' }
  return who === 'name' && receiver.trim() !== '' ? { kind: 'name', receiver: receiver.trim() } : undefined
}

/** Undefined while something is missing. A correction says what is another, and keeps the remarks of the receipt. */
function dataOf(load: Load, kind: Kind, entry: Entry): LoadEventData<'correctDelivered'> | undefined {
  const lines = load.lines.flatMap((line) => {
    const quantity = entry.amount(line)
    return quantity === undefined ? [] : [{ line: line.id, quantity }]
  })
  const receipt = receiptOf(entry)
  if (lines.length < load.lines.length) return undefined
  if (kind === 'deliver') {
    const isWhole = load.lines.every((line) => entry.amount(line) === line.loaded)
    return receipt && { receipt, ...(isWhole ? {} : { lines }) }
  }
  const before = load.receipt
  const isSameTaker = receipt?.kind === before?.kind && entry.receiver.trim() === (before?.receiver ?? '')
  if (load.state === 'locked' || isSameTaker) return { lines }
  const remarks = before === null || before.remarks === '' ? {} : { remarks: before.remarks }
  return receipt && { lines, receipt: { ...receipt, ...remarks } }
}

function useValues(load: Load, entry: Entry): readonly BothValues[] {
  const texts = usePeatTexts('corrections')
  const work = usePeatTexts('work')
  const told = useLoadDescription()
  const quantity = useQuantity()
  const name = useName()
  const after = receiptOf(entry)
  return [
    ...load.lines.map((line): BothValues => {
      const [before, now] = [standingOf(load, line, 'delivered'), entry.amount(line)]
      const amount = (of: Quantity | null | undefined) => (of == null ? '' : quantity(of, line.unit))
      return [texts.deliveredof({ product: name(line.product.name) }), amount(before), amount(now)]
    }),
    [work.receipt, told.receipt(load.receipt), after === undefined ? '' : told.receipt({ receiver: '', ...after })],
  ]
}

type PartProps = { entry: Entry; form: CommandForm<Draft> }

function Amounts({ load, entry, form }: PartProps & { load: Load }): ReactElement {
  const texts = usePeatTexts('corrections')
  const name = useName()
  const unit = useUnit()
  const { value: lines, onChange, error } = form.control('lines')
  return (
    <>
      {load.lines.map((line) => (
        <QuantityField
          key={line.id}
          label={texts.deliveredof({ product: name(line.product.name) })}
          required
          unit={unit(line.unit)}
          value={entry.amount(line)}
          onChange={(quantity) => onChange({ ...lines, [line.id]: quantity })}
          error={entry.amount(line) === undefined ? error : undefined}
        />
      ))}
    </>
  )
}

function Taker({ entry, form }: PartProps): ReactElement {
  const texts = usePeatTexts('corrections')
  const work = usePeatTexts('work')
  const name = useId()
  return (
    <>
      <RadioGroup
        legend={work.receipt}
        name={name}
        value={entry.who}
        options={[
          { value: 'name', label: texts.somebody },
          { value: 'absent', label: work.nobodythere },
        ]}
        onChange={({ currentTarget: { value } }) => form.set('who', value === 'absent' ? value : 'name')}
        error={form.control('who').error}
      />
      {entry.who === 'name' && (
        <TextInput {...form.field('receiver')} value={entry.receiver} required maxLength={100} autoComplete="off" />
      )}
    </>
  )
}
