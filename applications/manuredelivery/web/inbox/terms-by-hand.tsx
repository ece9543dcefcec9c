/** Terms for one request alone: they come before all published ones (S3). */
import { CommandDialog, useCommandTexts } from '@workspace/logistics/web/commands'
import { EnumSelect, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Request } from '../../contract/requests/request.ts'
import { directionNames } from '../../contract/states/names.ts'
import { directions } from '../../contract/terms/term-fields.ts'
import { useRequestForm } from '../acts/request-forms.tsx'
import { useName } from '../lists/names.ts'
import type { MoneyForm } from '../terms/money-fields.tsx'
import { MoneyFields } from '../terms/money-fields.tsx'
import type { TermValues } from '../terms/term-values.ts'
import { useManureTexts } from '../texts/texts.ts'

type Money = Pick<TermValues, 'direction' | 'goods' | 'freight' | 'waiting' | 'refusal' | 'wastedTrip'>
const empty: Money = {
  ...{ direction: 'plantPays', goods: null, freight: null, waiting: null, refusal: null, wastedTrip: null },
}

export function TermsByHandDialog({ request, onClose }: { request: Request; onClose: () => void }): ReactElement {
  const texts = useManureTexts('terms')
  const office = useManureTexts('office')
  const acts = useManureTexts('acts')
  const name = useName()
  useCommandTexts()
  const form = useRequestForm('edit', request, {
    values: { terms: { ...empty, reason: '' } },
    labels: {
      ...{ 'terms.direction': texts.direction, 'terms.goods': texts.goods, 'terms.freight': texts.freight },
      ...{ 'terms.waiting': texts.waiting, 'terms.refusal': texts.refusal, 'terms.wastedTrip': texts.wastedtrip },
      'terms.reason': acts.words,
    },
    messages: { 'terms.reason': { missing: acts.wordsmissing } },
    required: ['terms.reason'],
    dataOf: ({ terms: { goods, ...terms } }) =>
      ({ terms: { ...terms, goods: terms.direction === 'free' ? null : goods } }) as never,
    onDone: onClose,
  })
  const money: MoneyForm = {
    values: form.values.terms,
    control: ((field: keyof Money) => form.control(`terms.${field}`)) as never,
  }
  return (
    <CommandDialog title={office.byhand} confirmLabel={office.byhandsave} form={form} onClose={onClose}>
      <p>{office.byhandtext}</p>
      <EnumSelect {...form.field('terms.direction')} of={directions} words={(each) => name(directionNames[each])} />
      <MoneyFields form={money} />
      <TextArea {...form.field('terms.reason')} maxLength={1000} />
    </CommandDialog>
  )
}
