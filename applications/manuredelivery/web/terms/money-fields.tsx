/** What terms charge: the manure, freight, waiting, refusal and wasted trip, each with its tax class. */
import { useTaxClass } from '@workspace/logistics/web/vat'
import type { Cents } from '@workspace/portal/contract'
import { EnumSelect, MoneyField, useAnswer, WholeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readVatRates } from '../../contract/companies/calls.ts'
import { refusalFreightNames } from '../../contract/states/names.ts'
import { refusalFreights } from '../../contract/terms/term-fields.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { PartField } from './part-field.tsx'
import { PercentField } from './percent-field.tsx'
import { RateFields } from './rate-fields.tsx'
import type { TermCallForm, TermValues } from './term-values.ts'

type Refusal = NonNullable<TermValues['refusal']>

/** Of published terms, or of those that are entered by hand for one request. */
export interface MoneyForm {
  readonly values: { readonly direction?: TermValues['direction'] | undefined }
  readonly control: TermCallForm['control']
}

type Parts = { form: MoneyForm; taxClass: string }

export function MoneyFields({ form }: { form: MoneyForm }): ReactElement {
  const [taxClass = ''] = useTaxClasses()
  return (
    <>
      {form.values.direction !== 'free' && <Goods form={form} taxClass={taxClass} />}
      <Freight form={form} taxClass={taxClass} />
      <Waiting form={form} taxClass={taxClass} />
      <Refused form={form} taxClass={taxClass} />
      <Wasted form={form} taxClass={taxClass} />
    </>
  )
}

function Goods({ form, taxClass }: Parts): ReactElement {
  const texts = useManureTexts('terms')
  const goods = form.control('goods')
  return (
    <PartField {...goods} charged={texts.goodscharged} empty={{ kind: 'perT', price: 0, taxClass }}>
      {(part) => (
        <>
          <RateFields kinds={['perT', 'perM3', 'perLoad']} value={part} onChange={goods.onChange} />
          <TaxClass value={part.taxClass} onChange={(chosen) => goods.onChange({ ...part, taxClass: chosen })} />
        </>
      )}
    </PartField>
  )
}

function Freight({ form, taxClass }: Parts): ReactElement {
  const texts = useManureTexts('terms')
  const freight = form.control('freight')
  return (
    <PartField
      {...freight}
      charged={texts.charged}
      empty={{ kind: 'perT', price: 0, shareBp: 10_000, fuelBp: 0, taxClass }}
    >
      {(part) => (
        <>
          <RateFields kinds={['perT', 'perM3', 'perLoad', 'perKm']} value={part} onChange={freight.onChange} />
          <PercentField
            label={texts.share}
            value={part.shareBp}
            onChange={(shareBp) => freight.onChange({ ...part, shareBp })}
            span="half"
          />
          <PercentField
            label={texts.fuel}
            value={part.fuelBp}
            onChange={(fuelBp) => freight.onChange({ ...part, fuelBp })}
            span="half"
          />
          <TaxClass value={part.taxClass} onChange={(chosen) => freight.onChange({ ...part, taxClass: chosen })} />
        </>
      )}
    </PartField>
  )
}

function Waiting({ form, taxClass }: Parts): ReactElement {
  const texts = useManureTexts('terms')
  const waiting = form.control('waiting')
  return (
    <PartField {...waiting} charged={texts.charged} empty={{ freeMinutes: 30, perHour: 0, taxClass }}>
      {(part) => (
        <>
          <WholeField
            label={texts.freeminutes}
            value={part.freeMinutes}
            onChange={(minutes) => waiting.onChange({ ...part, freeMinutes: minutes ?? 0 })}
            span="half"
          />
          <MoneyField
            label={texts.perhour}
            value={part.perHour as Cents}
            onChange={(perHour) => waiting.onChange({ ...part, perHour: perHour ?? 0 })}
            span="half"
          />
          <TaxClass value={part.taxClass} onChange={(chosen) => waiting.onChange({ ...part, taxClass: chosen })} />
        </>
      )}
    </PartField>
  )
}

function Refused({ form, taxClass }: Parts): ReactElement {
  const texts = useManureTexts('terms')
  const name = useName()
  const refusal = form.control('refusal')
  return (
    <PartField<Refusal> {...refusal} charged={texts.charged} empty={{ fee: 0, freight: 'none' as const, taxClass }}>
      {(part) => (
        <>
          <MoneyField
            label={texts.fee}
            value={part.fee as Cents}
            onChange={(fee) => refusal.onChange({ ...part, fee: fee ?? 0 })}
            span="half"
          />
          <EnumSelect
            label={texts.refusalfreight}
            value={part.freight}
            of={refusalFreights}
            words={(each) => name(refusalFreightNames[each])}
            span="half"
            onChange={({ target }) => {
              const chosen = refusalFreights.find((each) => each === target.value)
              if (chosen !== undefined) refusal.onChange({ ...part, freight: chosen })
            }}
          />
          <TaxClass value={part.taxClass} onChange={(chosen) => refusal.onChange({ ...part, taxClass: chosen })} />
        </>
      )}
    </PartField>
  )
}

function Wasted({ form, taxClass }: Parts): ReactElement {
  const texts = useManureTexts('terms')
  const wasted = form.control('wastedTrip')
  return (
    <PartField {...wasted} charged={texts.charged} empty={{ fee: 0, taxClass }}>
      {(part) => (
        <>
          <MoneyField
            label={texts.fee}
            value={part.fee as Cents}
            onChange={(fee) => wasted.onChange({ ...part, fee: fee ?? 0 })}
            span="half"
          />
          <TaxClass value={part.taxClass} onChange={(chosen) => wasted.onChange({ ...part, taxClass: chosen })} />
        </>
      )}
    </PartField>
  )
}

function useTaxClasses(): readonly string[] {
  const rates = useAnswer(readVatRates, {}).data?.rates ?? []
  return [...new Set(rates.map((rate) => rate.taxClass))]
}

function TaxClass({ value, onChange }: { value: string; onChange: (taxClass: string) => void }): ReactElement {
  const texts = useManureTexts('terms')
  const name = useTaxClass()
  const classes = [...new Set([value, ...useTaxClasses()])].filter((each) => each !== '')
  return (
    <EnumSelect
      label={texts.taxclass}
      value={value}
      of={classes}
      words={name}
      span="half"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
