/** When, where and how much is loaded: by the office; the carrier's foreman moves the time alone. */
import { QuantityField, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { useMoments } from '../parts/moments.ts'
import { useName, useUnit } from '../parts/quantities.ts'
import { SwampSelect } from '../parts/swamp-select.tsx'
import type { WhenValue } from '../parts/when-fields.tsx'
import { WhenFields, whenFault, whenOf } from '../parts/when-fields.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { useLoadAct } from './use-load-act.ts'

type ChangeDialogProps = { load: Load; kind: 'change' | 'reschedule'; onClose: () => void }
type Quantities = Readonly<Record<string, number | undefined>>

export function ChangeDialog({ load, kind, onClose }: ChangeDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { reasonneeded, outsideweek, reason: reasonLabel } = usePeatTexts('changes')
  const acting = useLoadAct(load, { says: texts[`done_${kind}`], onDone: onClose })
  const begin = useBegin(load)
  const [draft, setDraft] = useState(begin)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  // A truck that is being loaded keeps its place and its goods.
  const isWhole = kind === 'change' && load.state !== 'loading'
  const { failure } = acting
  const asksReason = failure !== undefined && 'refused' in failure && failure.fields?.includes('reason') === true
  const slot = whenOf(draft.when)
  const isIncomplete = slot === undefined || (isWhole && lacks(draft))
  function send() {
    setTried(true)
    if (slot === undefined || isIncomplete) return
    if (kind === 'change') void acting.send({ kind, data: isWhole ? changed({ begin, draft, slot, load }) : { slot } })
    else void acting.send({ kind, data: { slot, ...(reason.trim() !== '' && { reason: reason.trim() }) } })
  }
  return (
    <ActDialog
      act={texts[kind]}
      number={load.number}
      confirmLabel={texts.ok}
      acting={asksReason ? { ...acting, failure: undefined } : acting}
      onConfirm={send}
      onClose={onClose}
    >
      <WhenFields
        value={draft.when}
        onChange={(when) => setDraft({ ...draft, when })}
        fault={tried ? whenFault(draft.when) : undefined}
      />
      {isWhole && (
        <Goods load={load} draft={draft} tried={tried} set={(more) => setDraft((before) => ({ ...before, ...more }))} />
      )}
      {(asksReason || reason !== '') && (
        <TextInput
          label={reasonLabel}
          required
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={asksReason ? (reason.trim() === '' ? outsideweek : undefined) : undefined}
          hint={asksReason ? undefined : reasonneeded}
        />
      )}
    </ActDialog>
  )
}

interface Draft {
  readonly when: WhenValue
  readonly swamp: string
  /** By the line of the order. */
  readonly quantities: Quantities
}

type GoodsProps = { load: Load; draft: Draft; tried: boolean; set: (changed: Partial<Draft>) => void }

function Goods({ load, draft, tried, set }: GoodsProps): ReactElement {
  const texts = usePeatTexts('changes')
  const name = useName()
  const unitName = useUnit()
  return (
    <Stack>
      <SwampSelect
        seller={load.seller.id}
        value={draft.swamp}
        onChange={(swamp) => set({ swamp })}
        error={tried && draft.swamp === '' ? texts.chooseswamp : undefined}
      />
      {load.lines.map(({ id, orderLine, product, unit }) => (
        <QuantityField
          key={id}
          label={texts.quantityof({ product: name(product.name) })}
          required
          unit={unitName(unit)}
          value={draft.quantities[orderLine]}
          onChange={(quantity) => set({ quantities: { ...draft.quantities, [orderLine]: quantity } })}
          error={tried && !draft.quantities[orderLine] ? texts.givequantity : undefined}
        />
      ))}
    </Stack>
  )
}

/** As the load stands when the dialog opens. */
function useBegin({ week, day, slotFrom, swamp, lines }: Load): Draft {
  const { clock } = useMoments()
  const [begin] = useState<Draft>(() => ({
    when: {
      ...{ by: day === null ? 'week' : 'day', week: week ?? undefined, day: day ?? undefined },
      time: slotFrom === null ? '' : clock(slotFrom),
    },
    swamp: swamp?.id ?? '',
    quantities: Object.fromEntries(lines.map(({ orderLine, planned }) => [orderLine, planned])),
  }))
  return begin
}

function lacks({ swamp, quantities }: Draft): boolean {
  return swamp === '' || Object.values(quantities).some((quantity) => quantity === undefined || quantity === 0)
}

type Changed = {
  begin: Draft
  draft: Draft
  slot: NonNullable<ReturnType<typeof whenOf>>
  load: Load
}

/** Only what is another one: a new swamp empties the choice of a pile. */
function changed({ begin, draft, slot, load }: Changed): LoadEventData<'change'> {
  const lines = load.lines.flatMap(({ orderLine }) => {
    const quantity = draft.quantities[orderLine]
    return quantity === undefined || quantity === begin.quantities[orderLine] ? [] : [{ line: orderLine, quantity }]
  })
  return {
    slot,
    ...(draft.swamp !== begin.swamp && { swamp: draft.swamp }),
    ...(lines.length > 0 && { lines }),
  } as LoadEventData<'change'>
}
