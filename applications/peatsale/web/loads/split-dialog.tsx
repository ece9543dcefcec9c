/** A part of a planned load becomes a load of its own. */
import type { Quantity } from '@workspace/portal/contract'
import { QuantityField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { useName, useQuantity, useUnit } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { useLoadAct } from './use-load-act.ts'

/** What goes into the new load, by the line of the order. */
type Moved = Readonly<Record<string, Quantity | undefined>>

export function SplitDialog({ load, onClose }: { load: Load; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const { tonewload, splitrest, splitsome } = usePeatTexts('changes')
  const name = useName()
  const unitName = useUnit()
  const quantity = useQuantity()
  const acting = useLoadAct(load, { says: texts.done_split, onDone: onClose })
  const [lines] = useState(load.lines)
  const [moved, setMoved] = useState<Moved>({})
  const [tried, setTried] = useState(false)
  const data = splitOf(lines, moved)
  function send() {
    setTried(true)
    if (data) void acting.send({ kind: 'split', data })
  }
  return (
    <ActDialog
      act={texts.split}
      number={load.number}
      confirmLabel={texts.split}
      acting={acting}
      onConfirm={send}
      onClose={onClose}
    >
      {lines.map((line, place) => (
        <QuantityField
          key={line.id}
          label={tonewload({ product: name(line.product.name) })}
          unit={unitName(line.unit)}
          hint={splitrest({ rest: quantity(restOf(line, moved), line.unit) })}
          value={moved[line.orderLine]}
          onChange={(part) => setMoved({ ...moved, [line.orderLine]: part })}
          error={tried && !data && place === 0 ? splitsome : undefined}
        />
      ))}
    </ActDialog>
  )
}

type Line = Load['lines'][number]

function restOf({ orderLine, planned }: Line, moved: Moved): Quantity {
  return Math.max(0, planned - (moved[orderLine] ?? 0)) as Quantity
}

/** Undefined where nothing would stay, nothing would go, or more would go than there is. */
function splitOf(lines: readonly Line[], moved: Moved): LoadEventData<'split'> | undefined {
  const part = (of: (line: Line) => number) =>
    lines.flatMap((line) => (of(line) > 0 ? [{ line: line.orderLine, quantity: of(line) as Quantity }] : []))
  const stays = part(({ orderLine, planned }) => planned - (moved[orderLine] ?? 0))
  const goes = part(({ orderLine }) => moved[orderLine] ?? 0)
  const isTooMuch = lines.some(({ orderLine, planned }) => (moved[orderLine] ?? 0) > planned)
  return isTooMuch || stays.length === 0 || goes.length === 0
    ? undefined
    : { loads: [{ lines: stays }, { lines: goes }] }
}
