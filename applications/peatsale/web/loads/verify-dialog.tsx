/** The office verifies a delivered load: what is billed, what was waited, what the carrier is paid. */
import type { Cents, Quantity } from '@workspace/portal/contract'
import { FieldGrid, MoneyField, Notice, QuantityField, TextArea, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load, VerificationProposal } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { useName } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { useLoadAct } from './use-load-act.ts'

type Verified = { readonly load: Load; readonly proposal: VerificationProposal }

interface Draft {
  readonly billed: Readonly<Record<string, Quantity | undefined>>
  /** Minutes as they are typed. */
  readonly site: string
  readonly swamp: string
  readonly freight: Cents | undefined
  readonly words: string
}

export function VerifyDialog({ load, proposal, onClose }: Verified & { onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const [draft, setDraft] = useState(() => draftOf(proposal))
  const acting = useLoadAct(load, { says: texts.done_verify, onDone: onClose })
  const data = verificationOf({ load, proposal }, draft)
  return (
    <ActDialog
      heading={`${texts.verify}: ${load.number}`}
      confirmLabel={texts.verify}
      disabled={data === undefined}
      acting={acting}
      onConfirm={() => data && void acting.send({ kind: 'verify', data })}
      onClose={onClose}
    >
      {proposal.lines.some(({ isBeyond }) => isBeyond) && <Notice tone="warn" title={texts.beyond} />}
      <Fields
        load={load}
        proposal={proposal}
        draft={draft}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
    </ActDialog>
  )
}

type FieldsProps = Verified & { draft: Draft; onChange: (changed: Partial<Draft>) => void }

function Fields({ load, proposal, draft, onChange }: FieldsProps): ReactElement {
  const texts = usePeatTexts('acts')
  const name = useName()
  return (
    <>
      {load.lines.map(({ id, product, unit }) => (
        <QuantityField
          key={id}
          label={texts.billed({ product: name(product.name) })}
          unit={unit === 'm3' ? 'm³' : unit}
          value={draft.billed[id]}
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
            onChange={({ currentTarget }) => onChange({ [place]: currentTarget.value })}
          />
        ))}
      </FieldGrid>
      {!load.isCollected && proposal.freight === null && (
        <MoneyField
          label={texts.freight}
          value={draft.freight}
          onChange={(freight) => onChange({ freight })}
          required
        />
      )}
      <TextArea
        label={texts.words}
        maxLength={1000}
        value={draft.words}
        onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
      />
    </>
  )
}

function draftOf({ lines, waiting }: VerificationProposal): Draft {
  const billed = Object.fromEntries(lines.map((line) => [line.line, line.billed]))
  return { billed, site: String(waiting.site), swamp: String(waiting.swamp), freight: undefined, words: '' }
}

/** Undefined while something is missing or cannot be read. */
function verificationOf({ load, proposal }: Verified, draft: Draft): LoadEventData<'verify'> | undefined {
  const site = minutesOf(draft.site)
  const swamp = minutesOf(draft.swamp)
  const given = draft.freight === undefined ? undefined : ({ kind: 'perLoad', price: draft.freight } as const)
  const freight = load.isCollected ? null : (proposal.freight ?? given)
  const lines = proposal.lines.flatMap(({ line }) => {
    const billed = draft.billed[line]
    return billed === undefined ? [] : [{ line, billed }]
  })
  if (site === undefined || swamp === undefined || freight === undefined) return undefined
  if (lines.length < proposal.lines.length) return undefined
  const words = draft.words.trim()
  return { lines, freight, waiting: { site, swamp }, ...(words !== '' && { words }) }
}

/** Undefined for what is no number of minutes. */
function minutesOf(text: string): number | undefined {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined
}
