/** Week, swamp, credit and loads of a confirmation. */
import type { Cents } from '@workspace/portal/contract'
import { Quantity } from '@workspace/portal/contract'
import { formatMoney, Icon, iconAlert, iconCheck, Select, TextInput, WeekField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Confirmation, Order } from '../../contract/orders/order.ts'
import { Facts } from '../parts/facts.tsx'
import { useQuantity } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { AskedReasons, ConfirmValues } from './confirm-values.ts'
import { fieldId } from './field-ids.ts'
import css from './inbox.module.css'

export type ConfirmPartProps = {
  order: Order
  confirmation: Confirmation
  values: ConfirmValues
  set: (changed: Partial<ConfirmValues>) => void
  asked: AskedReasons
  /** What is missing, once somebody has tried to confirm. */
  errors: readonly string[]
}

export function WeekChoice({ confirmation, values, set, errors }: ConfirmPartProps): ReactElement {
  const texts = usePeatTexts('office')
  return (
    <WeekField
      id={fieldId('week')}
      label={texts.week}
      layout="list"
      required
      // The office confirms into a full week, too: it knows why.
      weeks={confirmation.weeks.map(({ week, room }) => ({ week, state: room === 'full' ? 'few' : room }))}
      value={values.week}
      onChange={(week) => set({ week: confirmation.weeks.find((each) => each.week === week)?.week })}
      error={errors.includes('week') ? texts.chooseweek : undefined}
    />
  )
}

export function SwampChoice({ order, confirmation, values, set, asked, errors }: ConfirmPartProps): ReactElement {
  const texts = usePeatTexts('office')
  const work = usePeatTexts('work')
  const quantity = useQuantity()
  const unitOf = (product: string) => order.lines.find((line) => line.product.id === product)?.unit ?? 'm3'
  const freeAt = ({ free }: Confirmation['swamps'][number]) =>
    free.map((each) => quantity(each.quantity as Quantity, unitOf(each.product))).join(', ')
  const chosen = confirmation.swamps.find(({ id }) => id === values.swamp)
  const free = chosen === undefined ? '' : texts.free({ free: freeAt(chosen) })
  return (
    <>
      <Select
        id={fieldId('swamp')}
        label={texts.swamp}
        required
        value={values.swamp}
        onChange={({ target }) => set({ swamp: target.value })}
        error={errors.includes('swamp') ? texts.chooseswamp : undefined}
      >
        {confirmation.swamps.map((each) => (
          <option key={each.id} value={each.id}>
            {texts.swampchoice({
              name: each.name,
              km: each.km === null ? '' : work.km({ km: each.km }),
              free: freeAt(each),
            })}
          </option>
        ))}
      </Select>
      <Fine isFine={!asked.overbook}>
        {[asked.overbook ? texts.stockshort : texts.stockenough, free].filter(Boolean).join(', ')}
      </Fine>
      {asked.overbook && (
        <TextInput
          id={fieldId('overbook')}
          label={texts.overbookreason}
          required
          maxLength={1000}
          value={values.overbookReason}
          onChange={({ target }) => set({ overbookReason: target.value })}
          error={errors.includes('overbook') ? texts.reasonmissing : undefined}
        />
      )}
    </>
  )
}

export function CreditChoice({ confirmation, values, set, asked, errors }: ConfirmPartProps): ReactElement {
  const texts = usePeatTexts('office')
  const { onHold, holdReason, exceededBy } = confirmation.credit
  const exceeded = exceededBy > 0 ? texts.creditexceeded({ by: formatMoney(exceededBy as Cents) }) : ''
  const bad = [onHold ? texts.creditonhold : '', holdReason, exceeded].filter(Boolean).join(', ')
  return (
    <>
      <Fine isFine={!asked.credit}>{asked.credit ? bad || texts.creditonhold : texts.creditok}</Fine>
      {asked.credit && (
        <TextInput
          id={fieldId('credit')}
          label={texts.creditreason}
          required
          maxLength={1000}
          value={values.creditReason}
          onChange={({ target }) => set({ creditReason: target.value })}
          error={errors.includes('credit') ? texts.reasonmissing : undefined}
        />
      )}
    </>
  )
}

export function ConfirmLoads({ order, confirmation }: ConfirmPartProps): ReactElement {
  const texts = usePeatTexts('office')
  const quantity = useQuantity()
  const unitOf = (id: string) => order.lines.find((line) => line.id === id)?.unit ?? 'm3'
  return (
    <Facts
      facts={confirmation.loads.map(({ lines }, place) => [
        texts.load({ number: place + 1 }),
        lines.map((line) => quantity(Quantity.parse(line.quantity), unitOf(line.line))).join(', '),
      ])}
    />
  )
}

function Fine({ isFine, children }: { isFine: boolean; children: string }): ReactElement {
  return (
    <p className={css.fine}>
      <Icon shape={isFine ? iconCheck : iconAlert} size="m" />
      {children}
    </p>
  )
}
