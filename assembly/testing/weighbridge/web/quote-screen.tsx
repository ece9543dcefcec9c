/** What a weighing costs: one field of each kind, checked by the call and calculated by the server. */
import { addWeeks, Cents, dayOf, Quantity, weekOf } from '@workspace/portal/contract'
import {
  Button,
  DateField,
  FailureNotice,
  FormStack,
  formatDate,
  formatMoney,
  MoneyField,
  Notice,
  Page,
  PriceField,
  QuantityField,
  useCallForm,
  useLanguage,
  WeekField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { kilogramsMost, quoteWeighing } from '../contract/index.ts'
import { Sections } from './sections.tsx'
import { useWeighbridgeTexts } from './texts.ts'

const step = Quantity.parse(500)
const most = Quantity.parse(kilogramsMost)
const empty = { amount: undefined, price: undefined, paid: 0, week: undefined, day: undefined }

export function QuoteScreen(): ReactElement {
  const { language } = useLanguage()
  const texts = useWeighbridgeTexts('bridge')
  const [said, setAnswered] = useState<string>()
  const form = useCallForm(quoteWeighing, {
    values: empty,
    labels: { amount: texts.amount, price: texts.price, paid: texts.paid, week: texts.week, day: texts.day },
    warnsOfLeaving: false,
    onDone: ({ sum, day }) =>
      setAnswered(
        texts.left({ sum: formatMoney(Cents.parse(sum)), day: formatDate(new Date(`${day}T12:00`), language) }),
      ),
  })
  const thisWeek = weekOf(dayOf(new Date()))
  const weeks = (['full', 'few', 'free'] as const).map((state, place) => ({ week: addWeeks(thisWeek, place), state }))
  return (
    <Page heading={texts.quote} width="form">
      <Sections at="/quote" />
      <FormStack {...form.props} aria-label={texts.quote}>
        <QuantityField {...form.control('amount')} unit="t" step={step} most={most} />
        <PriceField {...form.control('price')} per="t" />
        <MoneyField {...form.control('paid')} />
        <WeekField {...form.control('week')} weeks={weeks} />
        <DateField {...form.control('day')} />
        {form.failure && <FailureNotice answer={form.failure} />}
        <Button type="submit" busy={form.isBusy} busyLabel={texts.reckoning}>
          {texts.reckon}
        </Button>
        {said !== undefined && <Notice tone="ok" title={said} />}
      </FormStack>
    </Page>
  )
}
