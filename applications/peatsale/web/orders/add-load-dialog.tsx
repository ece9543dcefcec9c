/** The office plans another load of an order. */
import type { Quantity } from '@workspace/portal/contract'
import { Dialog, DialogActions, FailureNotice, QuantityField, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useName, useQuantity, useUnit } from '../parts/quantities.ts'
import { SwampSelect } from '../parts/swamp-select.tsx'
import type { WhenValue } from '../parts/when-fields.tsx'
import { WhenFields, whenFault, whenOf } from '../parts/when-fields.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'
import { unplannedOf } from './unplanned.ts'

interface Draft {
  readonly when: WhenValue
  readonly swamp: string
  /** By the line of the order; a line without any stays out of the load. */
  readonly quantities: Readonly<Record<string, Quantity | undefined>>
}

export function AddLoadDialog({ order, failure, isBusy, onClose, onSend }: ActDialogProps): ReactElement {
  const texts = usePeatTexts('changes')
  const [{ id, version, lines }] = useState(order)
  const [draft, setDraft] = useState(() => firstDraft(order))
  const [tried, setTried] = useState(false)
  const when = whenOf(draft.when)
  const planned = lines.flatMap((line) => {
    const quantity = draft.quantities[line.id]
    return quantity === undefined || quantity === 0 ? [] : [{ line: line.id, quantity }]
  })
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  function send() {
    setTried(true)
    if (when === undefined || draft.swamp === '' || planned.length === 0) return
    onSend({ kind: 'addLoad', of: id, baseVersion: version, data: { lines: planned, swamp: draft.swamp, when } })
  }
  const actions = (
    <DialogActions onClose={onClose} busy={isBusy} onClick={send}>
      {texts.addload}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.addload} actions={actions} onClose={onClose} onEnter={send} locked={isBusy}>
      <Stack>
        <Quantities order={order} draft={draft} isMissing={tried && planned.length === 0} set={set} />
        <SwampSelect
          seller={order.seller.id}
          value={draft.swamp}
          onChange={(swamp) => set({ swamp })}
          error={tried && draft.swamp === '' ? texts.chooseswamp : undefined}
        />
        <WhenFields
          isAhead
          value={draft.when}
          onChange={(chosen) => set({ when: chosen })}
          fault={tried ? whenFault(draft.when) : undefined}
        />
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}

type QuantitiesProps = { order: Order; draft: Draft; isMissing: boolean; set: (changed: Partial<Draft>) => void }

function Quantities({ order, draft, isMissing, set }: QuantitiesProps): ReactElement {
  const texts = usePeatTexts('changes')
  const name = useName()
  const unitName = useUnit()
  const quantity = useQuantity()
  return (
    <>
      {order.lines.map((line, place) => (
        <QuantityField
          key={line.id}
          label={texts.quantityof({ product: name(line.product.name) })}
          unit={unitName(line.unit)}
          hint={texts.unplanned({ left: quantity(unplannedOf(line), line.unit) })}
          value={draft.quantities[line.id]}
          onChange={(amount) => set({ quantities: { ...draft.quantities, [line.id]: amount } })}
          error={isMissing && place === 0 ? texts.givequantity : undefined}
        />
      ))}
    </>
  )
}

/** What is not planned yet, where and when the order is confirmed for. */
function firstDraft({ lines, swamp, week, day }: Order): Draft {
  const left = lines.flatMap((line) => (unplannedOf(line) > 0 ? [[line.id, unplannedOf(line)] as const] : []))
  return {
    when: { by: day === null ? 'week' : 'day', week: week ?? undefined, day: day ?? undefined, time: '' },
    swamp: swamp?.id ?? '',
    quantities: Object.fromEntries(left),
  }
}
