/** The fields as they are first drawn: what is read out with them, and what can be chosen. */
import type { ReactElement } from 'react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cents, Quantity, UnitPrice } from '../../../contract/amounts/amount.ts'
import { IsoWeek, LocalDate } from '../../../contract/amounts/local-date.ts'
import type { Language } from '../texts/index.ts'
import { TextProvider } from '../texts/text-provider.tsx'
import { preloadFieldTexts } from './field-texts.ts'
import { DateField, MoneyField, PriceField, QuantityField, TypedWeekField, WeekField } from './index.ts'

const drop = () => undefined

async function drawn(field: ReactElement, language: Language = 'fi'): Promise<string> {
  await preloadFieldTexts(language, ['values'])
  const page = (
    <TextProvider initialLanguage={language}>
      <Suspense fallback="waiting">{field}</Suspense>
    </TextProvider>
  )
  return renderToString(page).replaceAll('\u00a0', ' ')
}

test('I18N-02: an amount stands in its field the Finnish way, and its unit is read out with it', async () => {
  const money = await drawn(<MoneyField id="sum" label="Summa" value={Cents.parse(402_102)} onChange={drop} />)
  expect(money).toContain('value="4 021,02"')
  expect(money).toMatch(/aria-describedby="([^"]+)".*id="\1">€</)
  const price = <PriceField label="Hinta" per="m³" value={UnitPrice.parse(58_005)} onChange={drop} />
  expect(await drawn(price, 'en')).toMatch(/value="5,8005".*€\/m³/)
})

test('Fields: a quantity with a step has two buttons that say what they do; without one it has none', async () => {
  const given = { label: 'Määrä', unit: 'm³', value: Quantity.parse(1_234_500), onChange: drop }
  const step = Quantity.parse(10_000)
  const finnish = await drawn(<QuantityField {...given} step={step} />)
  expect(finnish).toContain('value="1 234,5"')
  expect(finnish).toMatch(/aria-label="Vähennä 10 m³".*aria-label="Lisää 10 m³"/)
  expect(await drawn(<QuantityField {...given} step={step} />, 'en')).toContain('aria-label="Add 10 m³"')
  expect(await drawn(<QuantityField {...given} />)).not.toContain('<button')
})

test('Fields: weeks on offer show their days and how full they are; a full one cannot be chosen unless it has been', async () => {
  const weeks = (['free', 'few', 'full', 'closed'] as const).map((state, place) => ({
    week: IsoWeek.parse(`2026-W${42 + place}`),
    state,
  }))
  const full = IsoWeek.parse('2026-W44')
  const cards = await drawn(<WeekField label="Viikko" weeks={weeks} value={undefined} onChange={drop} />)
  expect(cards.match(/type="radio"/g)).toHaveLength(4)
  expect(cards.match(/disabled=""/g)).toHaveLength(2)
  for (const words of ['vko 42', '12.–18.10.', 'vapaata', 'vähän tilaa', 'täynnä', 'suljettu']) {
    expect(cards).toContain(words)
  }
  const chosen = await drawn(<WeekField label="Viikko" weeks={weeks} value={full} onChange={drop} />)
  expect(chosen.match(/disabled=""/g)).toHaveLength(1)
  const list = await drawn(<WeekField label="Week" layout="list" weeks={weeks} value={full} onChange={drop} />, 'en')
  expect(list).toMatch(/<option[^>]*selected=""[^>]*>week 44, 26 Oct–1 Nov, full</)
})

test('I18N-03: a typed week says its days, and a day is written in the language in use', async () => {
  const week = IsoWeek.parse('2026-W42')
  expect(await drawn(<TypedWeekField label="Viikko" value={week} onChange={drop} />)).toContain('12.–18.10.')
  const day = <DateField label="Day" value={LocalDate.parse('2026-10-05')} onChange={drop} />
  expect(await drawn(day)).toContain('value="5.10.2026"')
  expect(await drawn(day, 'en')).toContain('value="5 Oct 2026"')
  expect(await drawn(<DateField label="Day" value={null} onChange={drop} />, 'en')).toContain('value=""')
})

test('Fields: the error given is shown, and ties to the control', async () => {
  const html = await drawn(
    <QuantityField
      id="m3"
      label="Määrä"
      unit="m³"
      value={undefined}
      onChange={drop}
      error="Kirjoita määrä."
      required
    />,
  )
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/aria-describedby="[^"]* m3-note"/)
  expect(html).toContain('required=""')
})
