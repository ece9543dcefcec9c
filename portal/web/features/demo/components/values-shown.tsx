/** Fields of typed values on the components page; one stands in a form of react-hook-form. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Cents, Quantity, UnitPrice } from '../../../../contract/amounts/amount.ts'
import type { LocalDate } from '../../../../contract/amounts/local-date.ts'
import { addWeeks, dayOf, IsoWeek, weekOf } from '../../../../contract/amounts/local-date.ts'
import {
  DateField,
  MoneyField,
  PriceField,
  QuantityField,
  TypedWeekField,
  WeekField,
} from '../../../kernel/fields/index.ts'
import { Button, ButtonRow, Card, FieldGrid, Split, Stack } from '../../../kernel/ui/index.ts'
import type { ShownWords } from './words-fi.ts'

const step = Quantity.parse(10_000)
const least = Quantity.parse(30_000)
const most = Quantity.parse(250_000)

export function ValuesShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.values}>
      <Split kind="even">
        <AmountsShown words={words} />
        <TimesShown words={words} />
      </Split>
    </Card>
  )
}

function AmountsShown({ words }: { words: ShownWords }) {
  const [amount, setAmount] = useState<Quantity | undefined>(() => Quantity.parse(120_000))
  const [loaded, setLoaded] = useState<Quantity | undefined>(() => Quantity.parse(1_234_500))
  const [sum, setSum] = useState<Cents | undefined>(() => Cents.parse(402_102))
  const [price, setPrice] = useState<UnitPrice | undefined>(() => UnitPrice.parse(58_000))
  return (
    <Stack>
      <QuantityField
        label={words.amount}
        hint={words.amountHint}
        unit="m³"
        required
        wholeSteps
        {...{ step, least, most }}
        value={amount}
        onChange={setAmount}
      />
      <FieldGrid>
        <QuantityField label={words.loadedAmount} unit="m³" value={loaded} onChange={setLoaded} span="pair" />
        <QuantityField label={words.off} unit="m³" value={loaded} onChange={setLoaded} disabled span="pair" />
        <MoneyField label={words.sum} value={sum} onChange={setSum} span="pair" />
        <PriceField
          label={words.price}
          per="m³"
          value={price}
          onChange={setPrice}
          error={words.serverSays}
          span="pair"
        />
      </FieldGrid>
      <QuantityField label={words.off} unit="m³" step={step} value={amount} onChange={setAmount} disabled />
      <AmountInForm words={words} />
    </Stack>
  )
}

function AmountInForm({ words }: { words: ShownWords }) {
  const { control, reset, handleSubmit } = useForm<{ amount: Quantity | null }>({ defaultValues: { amount: least } })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Stack gap="s">
        <Controller
          control={control}
          name="amount"
          rules={{ required: words.choose }}
          render={({ field, fieldState }) => (
            <QuantityField
              {...field}
              label={words.inForm}
              unit="m³"
              step={step}
              onChange={(value) => field.onChange(value ?? null)}
              error={fieldState.error?.message}
            />
          )}
        />
        <ButtonRow>
          <Button type="submit" variant="secondary">
            {words.save}
          </Button>
          <Button variant="quiet" onClick={() => reset()}>
            {words.cancel}
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  )
}

function TimesShown({ words }: { words: ShownWords }) {
  const thisWeek = weekOf(dayOf(new Date()))
  const states = ['free', 'few', 'full', 'closed', 'free', 'free'] as const
  const weeks = states.map((state, place) => ({ week: addWeeks(thisWeek, place), state }))
  const [week, setWeek] = useState<IsoWeek | undefined>(addWeeks(thisWeek, 1))
  const [typedWeek, setTypedWeek] = useState<IsoWeek | undefined>(() => IsoWeek.parse('2026-W42'))
  const [day, setDay] = useState<LocalDate | undefined>(() => dayOf(new Date()))
  return (
    <Stack>
      <WeekField label={words.week} required weeks={weeks} value={week} onChange={setWeek} />
      <FieldGrid>
        <WeekField label={words.weekFromList} layout="list" weeks={weeks} value={week} onChange={setWeek} />
        <TypedWeekField label={words.weekTyped} value={typedWeek} onChange={setTypedWeek} span="half" />
        <DateField label={words.day} value={day} onChange={setDay} least={dayOf(new Date())} span="half" />
      </FieldGrid>
    </Stack>
  )
}
