/** A part of a planned load becomes a load of its own. */
import type { Quantity } from '@workspace/portal/contract'
import { QuantityField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

/** What goes into the new load, by the line of the order. */
type Moved = Readonly<Record<string, Quantity | undefined>>

export function SplitDialog({ load, onClose }: { load: Load; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const { tonewload, splitrest, splitsome } = usePeatTexts('changes')
  const name = useName()
  const unitName = useUnit()
  const quantity = useQuantity()
  const [lines] = useState(load.lines)
  const none: Moved = {}
  const form = useLoadForm('split', load, {
    values: { loads: none },
    labels: { loads: splitsome },
    messages: { loads: splitsome },
    dataOf: ({ loads }) => ({ loads: splitOf(lines, loads) }),
    successMessage: texts.done_split,
    onDone: onClose,
  })
  const { value: moved, onChange, error } = form.control('loads')
  return (
    <LoadCommandDialog title={texts.split} number={load.number} form={form} onClose={onClose}>
      {lines.map((line, place) => (
        <QuantityField
          key={line.id}
          label={tonewload({ product: name(line.product.name) })}
          unit={unitName(line.unit)}
          hint={splitrest({ rest: quantity(restOf(line, moved), line.unit) })}
          value={moved[line.orderLine]}
          onChange={(part) => onChange({ ...moved, [line.orderLine]: part })}
          error={place === 0 ? error : undefined}
        />
      ))}
    </LoadCommandDialog>
  )
}

type Line = Load['lines'][number]

function restOf({ orderLine, planned }: Line, moved: Moved): Quantity {
  return Math.max(0, planned - (moved[orderLine] ?? 0)) as Quantity
}

/** Undefined where nothing would stay, nothing would go, or more would go than there is. */
function splitOf(lines: readonly Line[], moved: Moved): LoadEventData<'split'>['loads'] | undefined {
  const part = (of: (line: Line) => number) =>
    lines.flatMap((line) => (of(line) > 0 ? [{ line: line.orderLine, quantity: of(line) as Quantity }] : []))
  const stays = part(({ orderLine, planned }) => planned - (moved[orderLine] ?? 0))
  const goes = part(({ orderLine }) => moved[orderLine] ?? 0)
  const isTooMuch = lines.some(({ orderLine, planned }) => (moved[orderLine] ?? 0) > planned)
  return isTooMuch || stays.length === 0 || goes.length === 0 ? undefined : [{ lines: stays }, { lines: goes }]
}
