/** Week, swamp, credit and loads of a confirmation. */
import type { Cents, IsoWeek, Quantity } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'
import { Button, formatMoney, Icon, iconAlert, iconCheck, Select, TextInput, WeekField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Confirmation, Order } from '../../contract/orders/order.ts'
import { useQuantity } from '../lists/quantities.ts'
import { useWished } from '../orders/wish-words.ts'
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

/** The weeks around the wished one stand as cards. */
const weeksShown = 6

function shownWeeks(weeks: Confirmation['weeks'], chosen: ConfirmValues['week'], wish: Order['wish']) {
  const wished = wish?.by === 'days' ? weekOf(wish.earliest) : wish?.week
  const at = weeks.findIndex(({ week }) => week === (chosen ?? wished))
  const first = Math.max(0, Math.min(at - 1, weeks.length - weeksShown))
  return weeks.slice(first, first + weeksShown)
}

export function WeekChoice({ order, confirmation, values, set, errors }: ConfirmPartProps): ReactElement {
  const texts = usePeatTexts('office')
  const wished = useWished()(order.wish)
  const [areAll, setAll] = useState(false)
  const { weeks } = confirmation
  const shown = areAll ? weeks : shownWeeks(weeks, values.week, order.wish)
  const loads = confirmation.swamps.find(({ id }) => id === values.swamp)?.loads ?? []
  function capacityOf(week: IsoWeek) {
    const of = loads.find((each) => each.week === week)
    if (of === undefined) return undefined
    const adding = week === values.week ? values.loads.length : 0
    const text = texts.weekloads({ planned: of.planned + adding, most: of.most })
    return { taken: of.planned, adding, most: of.most, text }
  }
  return (
    <div className={css.weeks}>
      <WeekField
        id={fieldId('week')}
        name="week"
        label={texts.week}
        hint={wished === '' ? undefined : texts.wishedweek({ week: wished })}
        required
        // The office confirms into a full week, too: it knows why.
        weeks={shown.map(({ week, room }) => ({
          ...{ week, room: capacityOf(week) },
          state: room === 'closed' ? 'closed' : undefined,
        }))}
        value={values.week}
        onChange={(week) => set({ week: confirmation.weeks.find((each) => each.week === week)?.week })}
        error={errors.includes('week') ? texts.chooseweek : undefined}
      />
      {shown.length < weeks.length && (
        <Button variant="quiet" size="s" onClick={() => setAll(true)}>
          {texts.moreweeks}
        </Button>
      )}
    </div>
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
        name="swamp"
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

function Fine({ isFine, children }: { isFine: boolean; children: string }): ReactElement {
  return (
    <p className={css.fine}>
      <Icon shape={isFine ? iconCheck : iconAlert} size="m" />
      {children}
    </p>
  )
}
