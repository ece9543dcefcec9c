/** What the office says when it verifies a delivered load, as it is proposed or otherwise. */
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { DateField, FieldGrid, QuantityField, TextArea, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load, VerificationProposal } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { useName, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { FreightDraft } from './verify-freight.tsx'
import { noFreight, VerifyFreight } from './verify-freight.tsx'

export type Verified = { readonly load: Load; readonly proposal: VerificationProposal }

export interface Draft extends FreightDraft {
  readonly billed: Readonly<Record<string, Quantity | undefined>>
  /** Minutes as they are typed. */
  readonly site: string
  readonly swamp: string
  readonly words: string
  /** Who at the customer's agreed to more, and when. */
  readonly agreedBy: string
  readonly agreedOn: LocalDate | undefined
}

type FieldsProps = Verified & {
  draft: Draft
  tried: boolean
  lacksWords: boolean
  onChange: (changed: Partial<Draft>) => void
}

type AgreedProps = { draft: Draft; tried: boolean; onChange: (changed: Partial<Draft>) => void }

/** More than was ordered and tolerated is billed with the customer's consent alone (2.3). */
function Agreed({ draft, tried, onChange }: AgreedProps): ReactElement {
  const texts = usePeatTexts('acts')
  return (
    <FieldGrid>
      <TextInput
        label={texts.agreedby}
        required
        maxLength={100}
        autoComplete="off"
        span="half"
        value={draft.agreedBy}
        error={tried && draft.agreedBy.trim() === '' ? texts.givename : undefined}
        onChange={({ currentTarget }) => onChange({ agreedBy: currentTarget.value })}
      />
      <DateField
        label={texts.agreedon}
        required
        span="half"
        most={dayOf(new Date())}
        value={draft.agreedOn}
        error={tried && !isPast(draft.agreedOn) ? texts.giveday : undefined}
        onChange={(agreedOn) => onChange({ agreedOn })}
      />
    </FieldGrid>
  )
}

export function VerifyFields({ load, proposal, draft, tried, lacksWords, onChange }: FieldsProps): ReactElement {
  const texts = usePeatTexts('acts')
  const name = useName()
  const unitName = useUnit()
  return (
    <>
      {load.lines.map(({ id, product, unit }) => (
        <QuantityField
          key={id}
          label={texts.billed({ product: name(product.name) })}
          unit={unitName(unit)}
          required
          value={draft.billed[id]}
          error={tried && draft.billed[id] === undefined ? texts.givequantity : undefined}
          onChange={(quantity) => onChange({ billed: { ...draft.billed, [id]: quantity } })}
        />
      ))}
      <FieldGrid>
        {(['site', 'swamp'] as const).map((place) => (
          <TextInput
            key={place}
            label={texts[`waiting${place}`]}
            inputMode="numeric"
            span="half"
            value={draft[place]}
            error={tried && minutesOf(draft[place]) === undefined ? texts.giveminutes : undefined}
            onChange={({ currentTarget }) => onChange({ [place]: currentTarget.value })}
          />
        ))}
      </FieldGrid>
      {!load.isCollected && (
        <VerifyFreight proposal={proposal} waiting={waitingOf(draft)} draft={draft} tried={tried} onChange={onChange} />
      )}
      {isMore(proposal, draft) && <Agreed draft={draft} tried={tried} onChange={onChange} />}
      <TextArea
        label={texts.words}
        maxLength={1000}
        value={draft.words}
        error={lacksWords ? texts.wordsneeded : undefined}
        onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
      />
    </>
  )
}

export function draftOf({ lines, waiting }: VerificationProposal): Draft {
  const billed = Object.fromEntries(lines.map((line) => [line.line, line.billed]))
  return { billed, site: String(waiting.site), swamp: String(waiting.swamp), words: '', ...noFreight, ...nobody }
}

const nobody = { agreedBy: '', agreedOn: undefined }

/** Of what came beyond the order more is billed than is proposed. */
function isMore({ lines }: VerificationProposal, { billed }: Draft): boolean {
  return lines.some((line) => line.isBeyond && (billed[line.line] ?? 0) > line.billed)
}

/** Undefined while something is missing or cannot be read. */
export function verificationOf({ load, proposal }: Verified, draft: Draft): LoadEventData<'verify'> | undefined {
  const waiting = waitingOf(draft)
  const freight = load.isCollected ? null : freightIn(proposal, draft)
  const lines = proposal.lines.flatMap(({ line }) => {
    const billed = draft.billed[line]
    return billed === undefined ? [] : [{ line, billed }]
  })
  if (waiting === undefined || freight === undefined) return undefined
  if (lines.length < proposal.lines.length) return undefined
  const words = draft.words.trim()
  const told = { lines, freight, waiting, ...(words !== '' && { words }) }
  if (!isMore(proposal, draft)) return told
  const [who, day] = [draft.agreedBy.trim(), draft.agreedOn]
  return who === '' || day === undefined || !isPast(day) ? undefined : { ...told, agreed: { who, day } }
}

/** Undefined while the sum or its reason is missing. */
function freightIn({ freight }: VerificationProposal, draft: Draft): LoadEventData<'verify'>['freight'] | undefined {
  if (freight !== null && !draft.isByHand) return freight
  const reason = draft.freightReason.trim()
  return draft.freight === undefined || reason === '' ? undefined : { kind: 'perLoad', price: draft.freight, reason }
}

function waitingOf(draft: Draft): VerificationProposal['waiting'] | undefined {
  const site = minutesOf(draft.site)
  const swamp = minutesOf(draft.swamp)
  return site === undefined || swamp === undefined ? undefined : { site, swamp }
}

/** What is verified otherwise than it is proposed takes words; freight by hand has a reason of its own. */
export function differs({ lines, waiting }: VerificationProposal, data: LoadEventData<'verify'>): boolean {
  const isOther = data.lines.some(({ line, billed }) => lines.find((each) => each.line === line)?.billed !== billed)
  return isOther || data.waiting.site !== waiting.site || data.waiting.swamp !== waiting.swamp
}

function isPast(day: LocalDate | undefined): boolean {
  return day !== undefined && day <= dayOf(new Date())
}

/** Undefined for what is no number of minutes. */
function minutesOf(text: string): number | undefined {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined
}
