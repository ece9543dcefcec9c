/** When, where and how much is loaded: by the office; the carrier's foreman moves the time alone. */
import type { CommandForm, DataDraft } from '@workspace/logistics/web/commands'
import { QuantityField, Stack, TextInput, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { useName, useUnit } from '../lists/quantities.ts'
import { SwampSelect } from '../registers/swamps/swamp-select.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'
import type { WhenValue } from './when-fields.tsx'
import { WhenFields, whenFault, whenOf } from './when-fields.tsx'

type ChangeDialogProps = { load: Load; kind: 'change' | 'reschedule'; onClose: () => void }
type Quantities = Readonly<Record<string, number | undefined>>

export function ChangeDialog({ load, kind, onClose }: ChangeDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const changes = usePeatTexts('changes')
  const begin = useBegin(load)
  // A truck that is being loaded keeps its place and its goods.
  const isWhole = kind === 'change' && load.state !== 'loading'
  const form = useLoadForm<typeof kind, Draft>(kind, load, {
    values: begin,
    labels: {
      slot: changes.whenkind,
      ...(isWhole && { swamp: changes.swamp, lines: changes.givequantity }),
      ...(kind === 'reschedule' && { reason: changes.reason }),
    },
    rules: ({ slot, swamp, lines }) => ({
      slot: whenOf(slot) === undefined ? changes.chooseday : undefined,
      swamp: isWhole && swamp === '' ? changes.chooseswamp : undefined,
      lines: isWhole && Object.values(lines).some((quantity) => !quantity) ? changes.givequantity : undefined,
    }),
    messages: { reason: { missing: changes.outsideweek } },
    dataOf: (draft) => {
      const slot = whenOf(draft.slot)
      if (isWhole) return changed({ begin, draft, slot, load })
      return { slot, ...(draft.reason.trim() !== '' && { reason: draft.reason }) }
    },
    successMessage: texts[`done_${kind}`],
    onDone: onClose,
  })
  const when = form.control('slot')
  const reason = form.field('reason')
  return (
    <LoadCommandDialog title={texts[kind]} number={load.number} confirmLabel={texts.ok} form={form} onClose={onClose}>
      <WhenFields {...when} fault={when.error === undefined ? undefined : whenFault(when.value)} />
      {isWhole && <Goods load={load} form={form} />}
      {/* Asked for once the server has said that the time is outside the week. */}
      {(reason.error !== undefined || reason.value !== '') && (
        <TextInput
          {...reason}
          label={changes.reason}
          required
          maxLength={1000}
          hint={reason.error === undefined ? changes.reasonneeded : undefined}
        />
      )}
    </LoadCommandDialog>
  )
}

interface Draft {
  readonly slot: WhenValue
  readonly swamp: string
  /** By the line of the order. */
  readonly lines: Quantities
  readonly reason: string
}

function Goods({ load, form }: { load: Load; form: CommandForm<Draft> }): ReactElement {
  const texts = usePeatTexts('changes')
  const name = useName()
  const unitName = useUnit()
  const { value: quantities, onChange, error } = form.control('lines')
  return (
    <Stack>
      <SwampSelect seller={load.seller.id} {...form.control('swamp')} />
      {load.lines.map(({ id, orderLine, product, unit }) => (
        <QuantityField
          key={id}
          label={texts.quantityof({ product: name(product.name) })}
          required
          unit={unitName(unit)}
          value={quantities[orderLine]}
          onChange={(quantity) => onChange({ ...quantities, [orderLine]: quantity })}
          error={quantities[orderLine] ? undefined : error}
        />
      ))}
    </Stack>
  )
}

/** As the load stands when the dialog opens. */
function useBegin({ week, day, slotFrom, swamp, lines }: Load): Draft {
  const { clock } = useDateFormat()
  const [begin] = useState<Draft>(() => ({
    slot: {
      ...{ by: day === null ? 'week' : 'day', week: week ?? undefined, day: day ?? undefined },
      time: slotFrom === null ? '' : clock(slotFrom),
    },
    swamp: swamp?.id ?? '',
    lines: Object.fromEntries(lines.map(({ orderLine, planned }) => [orderLine, planned])),
    reason: '',
  }))
  return begin
}

type Changed = {
  begin: Draft
  draft: Draft
  slot: ReturnType<typeof whenOf>
  load: Load
}

/** Only what is another one: a new swamp empties the choice of a pile. */
function changed({ begin, draft, slot, load }: Changed): DataDraft<LoadEventData<'change'>> {
  const lines = load.lines.flatMap(({ orderLine }) => {
    const quantity = draft.lines[orderLine]
    return quantity === undefined || quantity === begin.lines[orderLine] ? [] : [{ line: orderLine, quantity }]
  })
  return {
    slot,
    ...(draft.swamp !== begin.swamp && { swamp: draft.swamp }),
    ...(lines.length > 0 && { lines }),
  } as DataDraft<LoadEventData<'change'>>
}
