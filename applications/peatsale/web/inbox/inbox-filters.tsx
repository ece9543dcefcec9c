/** What the inbox shows, as its address says, and the choices that change it. */
import { addWeeks, dayOf, Find, IsoWeek, UuidOrNone, weekOf } from '@workspace/portal/contract'
import { Checkbox, FindBox, Segmented, Select, useAnswer, useDateFormat, viewInAddress } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { searchProducts } from '../../contract/products/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useName } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './inbox-list.module.css'

const states = ['submitted', 'requested', 'on_hold', 'open'] as const
export const sorts = ['submitted', 'week'] as const
const weeksAhead = 12
const View = z.object({
  ...{ state: z.enum(states), find: Find, order: UuidOrNone, sort: z.enum(sorts), product: UuidOrNone },
  ...{ week: z.union([IsoWeek, z.literal('')]), decision: z.enum(['', 'needed']) },
})
export const plain = {
  state: 'submitted',
  find: '',
  order: '',
  sort: 'submitted',
  product: '',
  week: '',
  decision: '',
} as const
export const inbox = viewInAddress(View, plain, '/peatsale/office/orders')
export type InboxView = ReturnType<typeof inbox.viewOf>

type FilterProps = { view: InboxView; go: (to: Partial<Record<keyof InboxView, string>>) => void }

export function InboxFilters({ view, go }: FilterProps): ReactElement {
  const texts = usePeatTexts('office')
  const name = useName()
  const { week: weekName } = useDateFormat()
  const waiting = useAnswer(readStart, {}).data?.waiting
  const all = { find: '', sort: 'name', direction: 'asc', cursor: '', limit: 100 } as const
  const products = useAnswer(searchProducts, all).data?.rows ?? []
  const thisWeek = weekOf(dayOf(new Date()))
  const near = Array.from({ length: weeksAhead }, (_, at) => addWeeks(thisWeek, at))
  const weeks = view.week === '' || near.includes(view.week) ? near : [view.week, ...near]
  const counts: Partial<Record<(typeof states)[number], number>> = {
    ...(waiting && { submitted: waiting.toConfirm ?? 0, requested: waiting.requests ?? 0 }),
  }
  const countOf = (state: (typeof states)[number]) => (counts[state] ? String(counts[state]) : undefined)
  return (
    <div className={css.filters} data-open={view.order !== '' || undefined}>
      <FindBox
        label={texts.find}
        hideLabel
        placeholder={texts.findwhat}
        find={view.find}
        onFind={(find) => go({ find })}
      />
      <Segmented
        label={texts.show}
        value={view.state}
        onChange={(state) => go({ state })}
        options={states.map((state) => ({ value: state, label: texts[`show_${state}`], count: countOf(state) }))}
      />
      <Select label={texts.week} hideLabel value={view.week} onChange={({ target }) => go({ week: target.value })}>
        <option value="">{texts.allweeks}</option>
        {weeks.map((week) => (
          <option key={week} value={week}>
            {weekName(week)}
          </option>
        ))}
      </Select>
      <Select
        label={texts.product}
        hideLabel
        value={view.product}
        onChange={({ target }) => go({ product: target.value })}
      >
        <option value="">{texts.allproducts}</option>
        {products.map(({ id, nameFi, nameEn }) => (
          <option key={id} value={id}>
            {name({ fi: nameFi, en: nameEn })}
          </option>
        ))}
      </Select>
      <Checkbox
        label={texts.decision}
        checked={view.decision === 'needed'}
        onChange={({ target }) => go({ decision: target.checked ? 'needed' : '' })}
      />
    </div>
  )
}
