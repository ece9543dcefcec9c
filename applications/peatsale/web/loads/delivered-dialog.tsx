/** What came out on the yard and who took it: told by telephone, or corrected. */
import type { Quantity } from '@workspace/portal/contract'
import { Notice, QuantityField, RadioGroup, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { Receipt } from '../../contract/loads/load-fields.ts'
import type { BothValues } from '../parts/meanwhile.tsx'
import { useName, useQuantity, useUnit } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { BeforeAfter } from './before-after.tsx'
import { needsReason } from './fact-acts.ts'
import type { FactDialogProps } from './fact-dialog.ts'
import { standingOf, useFactsTold } from './facts-told.ts'
import { ReasonField } from './reason-field.tsx'
import { useLoadAct } from './use-load-act.ts'

type Kind = 'correctDelivered' | 'deliver'
type Line = Load['lines'][number]
type Who = 'name' | 'absent' | ''

interface Draft {
  /** Of the lines that were touched; undefined while what is typed is no quantity. */
  readonly quantities: Readonly<Record<string, Quantity | undefined>>
  readonly who?: Who
  readonly receiver?: string
}

export function DeliveredDialog({ load, kind, teller, onClose }: FactDialogProps<Kind>): ReactElement {
  const texts = usePeatTexts('corrections')
  const told = useFactsTold()
  const acting = useLoadAct(load, { says: texts[`done_${kind}`], onDone: onClose, watches: told.delivered })
  const [draft, setDraft] = useState<Draft>({ quantities: {} })
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const entry = entryOf(load, kind, draft)
  const values = useValues(load, entry)
  const isSame = kind === 'correctDelivered' && values.every(([, before, after]) => before === after)
  const isReasoned = needsReason({ state: load.state, teller, command: kind })
  function send() {
    setTried(true)
    const data = dataOf(load, kind, entry)
    if (data === undefined || (isReasoned && reason.trim() === '')) return
    void acting.send({ kind, data: { ...data, ...(isReasoned && { reason: reason.trim() }) } } as Sent)
  }
  return (
    <ActDialog
      act={texts[kind]}
      number={load.number}
      confirmLabel={texts[`${kind}now`]}
      lacks={isSame ? texts.nochange : undefined}
      acting={acting}
      onConfirm={send}
      onClose={onClose}
    >
      {load.state === 'locked' && <Notice tone="info" title={texts.locked} />}
      {load.state === 'verified' && <Notice tone="info" title={texts.verifiedstays} />}
      <Amounts load={load} entry={entry} draft={draft} onChange={setDraft} tried={tried} />
      {load.state !== 'locked' && <Taker entry={entry} draft={draft} onChange={setDraft} tried={tried} />}
      {isReasoned && (
        <ReasonField
          value={reason}
          onChange={setReason}
          hint={kind === 'deliver' ? texts.whotold : texts.whycorrected}
          tried={tried}
        />
      )}
      {kind === 'correctDelivered' && <BeforeAfter values={values} />}
    </ActDialog>
  )
}

type Sent = Parameters<ReturnType<typeof useLoadAct>['send']>[0]

interface Entry {
  readonly amount: (line: Line) => Quantity | undefined
  readonly who: Who
  readonly receiver: string
}

function entryOf(load: Load, kind: Kind, { quantities, who, receiver }: Draft): Entry {
  const stands = (line: Line) =>
    (kind === 'correctDelivered' ? standingOf(load, line, 'delivered') : null) ?? line.loaded ?? line.planned
  return {
    amount: (line) => (Object.hasOwn(quantities, line.id) ? quantities[line.id] : stands(line)),
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
  const told = useFactsTold()
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

type PartProps = { entry: Entry; draft: Draft; onChange: (draft: Draft) => void; tried: boolean }

function Amounts({ load, entry, draft, onChange, tried }: PartProps & { load: Load }): ReactElement {
  const texts = usePeatTexts('corrections')
  const name = useName()
  const unit = useUnit()
  return (
    <>
      {load.lines.map((line) => (
        <QuantityField
          key={line.id}
          label={texts.deliveredof({ product: name(line.product.name) })}
          required
          unit={unit(line.unit)}
          value={entry.amount(line)}
          onChange={(quantity) => onChange({ ...draft, quantities: { ...draft.quantities, [line.id]: quantity } })}
          error={tried && entry.amount(line) === undefined ? texts.givequantity : undefined}
        />
      ))}
    </>
  )
}

function Taker({ entry, draft, onChange, tried }: PartProps): ReactElement {
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
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, who: value === 'absent' ? value : 'name' })}
        error={tried && entry.who === '' ? texts.choosewho : undefined}
      />
      {entry.who === 'name' && (
        <TextInput
          label={texts.receiver}
          required
          maxLength={100}
          autoComplete="off"
          value={entry.receiver}
          onChange={({ target }) => onChange({ ...draft, receiver: target.value })}
          error={tried && entry.receiver.trim() === '' ? texts.givename : undefined}
        />
      )}
    </>
  )
}
