/** The office plans another load of an order. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { Quantity } from '@workspace/portal/contract'
import { QuantityField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import type { WhenValue } from '../loads/when-fields.tsx'
import { WhenFields, whenFault, whenOf } from '../loads/when-fields.tsx'
import { SwampSelect } from '../registers/swamps/swamp-select.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'
import { unplannedOf } from './unplanned.ts'
import { useOrderForm } from './use-order-form.ts'

interface Draft {
  /** By the line of the order; a line without any stays out of the load. */
  readonly lines: Readonly<Record<string, Quantity | undefined>>
  readonly swamp: string
  readonly when: WhenValue
}

export function AddLoadDialog({ order, onClose }: ActDialogProps): ReactElement {
  const texts = usePeatTexts('changes')
  const form = useOrderForm('addLoad', order, {
    values: firstDraft(order),
    labels: { lines: texts.givequantity, swamp: texts.swamp, when: texts.whenkind },
    messages: { lines: texts.givequantity, swamp: { missing: texts.chooseswamp } },
    dataOf: (draft: Draft) => ({
      lines: order.lines.flatMap(({ id }) => {
        const quantity = draft.lines[id]
        return quantity === undefined || quantity === 0 ? [] : [{ line: id, quantity }]
      }),
      swamp: draft.swamp,
      when: whenOf(draft.when),
    }),
    onDone: onClose,
  })
  const when = form.control('when')
  return (
    <CommandDialog title={texts.addload} confirmLabel={texts.addload} form={form} onClose={onClose}>
      <Quantities order={order} {...form.control('lines')} />
      <SwampSelect seller={order.seller.id} {...form.control('swamp')} />
      <WhenFields isAhead {...when} fault={when.error === undefined ? undefined : whenFault(when.value)} />
    </CommandDialog>
  )
}

type QuantitiesProps = {
  order: Order
  value: Draft['lines']
  onChange: (value: Draft['lines']) => void
  error: string | undefined
}

function Quantities({ order, value, onChange, error }: QuantitiesProps): ReactElement {
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
          value={value[line.id]}
          onChange={(amount) => onChange({ ...value, [line.id]: amount })}
          error={place === 0 ? error : undefined}
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
    lines: Object.fromEntries(left),
  }
}
