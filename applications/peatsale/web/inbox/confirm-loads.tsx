/** The loads that the order is split into: as proposed, or as the office would have them. */
import { addDays, daysOf, Quantity } from '@workspace/portal/contract'
import {
  Button,
  Cluster,
  iconMinus,
  iconPlus,
  Notice,
  QuantityField,
  Select,
  Stack,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ConfirmPartProps } from './confirm-fields.tsx'
import type { LoadValue } from './confirm-values.ts'
import { evenSplit, splitDifference } from './confirm-values.ts'
import { fieldId } from './field-ids.ts'
import css from './inbox.module.css'

const loadsMost = 200

export function ConfirmLoads(props: ConfirmPartProps): ReactElement {
  const { order, confirmation, values, set, errors } = props
  const texts = usePeatTexts('office')
  const { loads } = values
  const change = (place: number, changed: Partial<LoadValue>) =>
    set({ loads: loads.map((load, at) => (at === place ? { ...load, ...changed } : load)) })
  const splitInto = (count: number) => set({ loads: evenSplit(order.lines, count) })
  const quantity = useQuantity()
  return (
    <fieldset className={css.loads}>
      <legend className={css.loadsHead}>{texts.loadsproposed}</legend>
      <Cluster>
        <Button
          variant="secondary"
          size="s"
          icon={iconMinus}
          hideLabel
          disabled={loads.length <= 1}
          onClick={() => splitInto(loads.length - 1)}
        >
          {texts.fewerloads}
        </Button>
        <span aria-live="polite">{texts.loadcount({ count: loads.length })}</span>
        <Button
          variant="secondary"
          size="s"
          icon={iconPlus}
          hideLabel
          disabled={loads.length >= loadsMost}
          onClick={() => splitInto(loads.length + 1)}
        >
          {texts.moreloads}
        </Button>
      </Cluster>
      <p className={css.outcome}>{texts.largestload({ most: quantity(confirmation.mostM3, 'm3') })}</p>
      <Stack gap="s">
        {loads.map((load, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: loads have no other name before they are confirmed
          <LoadRow key={place} {...props} load={load} place={place} onChange={(changed) => change(place, changed)} />
        ))}
      </Stack>
      <Difference order={order} loads={loads} isAsked={errors.includes('loads')} />
    </fieldset>
  )
}

type LoadRowProps = ConfirmPartProps & {
  load: LoadValue
  place: number
  onChange: (changed: Partial<LoadValue>) => void
}

function LoadRow({ order, confirmation, values, load, place, onChange }: LoadRowProps): ReactElement {
  const texts = usePeatTexts('office')
  const name = useName()
  const unit = useUnit()
  const { weekday } = useDateFormat()
  const { week } = values
  const days = week === undefined ? [] : Array.from({ length: 6 }, (_, at) => addDays(daysOf(week)[0], at))
  const number = texts.load({ number: place + 1 })
  const isTooMuch = (quantity = 0, of: Order['lines'][number]) => of.unit === 'm3' && quantity > confirmation.mostM3
  return (
    <div className={css.loadRow}>
      {order.lines.map((line, at) => (
        <QuantityField
          key={line.id}
          id={place === 0 && at === 0 ? fieldId('loads') : undefined}
          label={order.lines.length > 1 ? `${number}, ${name(line.product.name)}` : number}
          unit={unit(line.unit)}
          value={load.quantities[line.id] as Quantity | undefined}
          onChange={(quantity) => onChange({ quantities: { ...load.quantities, [line.id]: quantity } })}
          hint={isTooMuch(load.quantities[line.id], line) ? texts.overlargest : undefined}
        />
      ))}
      <Select
        label={texts.loadday({ load: number })}
        value={days.some((day) => day === load.day) ? load.day : ''}
        onChange={({ target }) => onChange({ day: days.find((day) => day === target.value) ?? '' })}
      >
        <option value="">{texts.noday}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {weekday(day)}
          </option>
        ))}
      </Select>
    </div>
  )
}

type DifferenceProps = { order: Order; loads: readonly LoadValue[]; isAsked: boolean }

/** At once what does not add up. */
function Difference({ order, loads, isAsked }: DifferenceProps): ReactElement | null {
  const texts = usePeatTexts('office')
  const quantity = useQuantity()
  const wrong = order.lines.flatMap((line) => {
    const over = splitDifference(line, loads)
    if (over === 0) return []
    const amount = quantity(Quantity.parse(Math.abs(over)), line.unit)
    return [over > 0 ? texts.splitover({ amount }) : texts.splitunder({ amount })]
  })
  if (wrong.length === 0) return isAsked ? <Notice tone="err" title={texts.emptyload} /> : null
  return (
    <Notice tone={isAsked ? 'err' : 'warn'} title={wrong.join(' ')}>
      <p>{texts.splitcure}</p>
    </Notice>
  )
}
