/** What one carrier is paid, or every carrier without terms of its own. */
import type { AskOf } from '@workspace/portal/contract'
import {
  Dialog,
  DialogActions,
  EditConflict,
  EnumSelect,
  FailureNotice,
  FieldGrid,
  FormStack,
  MoneyField,
  Select,
  useAnswer,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { searchCarriers } from '../../contract/carriers/calls.ts'
import { readCarrierTerms, saveCarrierTerm } from '../../contract/terms/calls.ts'
import type { CarrierTerm } from '../../contract/terms/term.ts'
import { useManureTexts } from '../texts/texts.ts'
import { PercentField } from './percent-field.tsx'
import type { Rate } from './rate-fields.tsx'
import { RateFields } from './rate-fields.tsx'

export type CarrierTermValues = AskOf<typeof saveCarrierTerm>

type CarrierTermDialogProps = {
  values: CarrierTermValues
  /** Rows that there are: a carrier has one. */
  taken: readonly CarrierTerm[]
  onClose: () => void
}

export function CarrierTermDialog({ values, taken, onClose }: CarrierTermDialogProps): ReactElement {
  const texts = useManureTexts('terms')
  const formId = useId()
  const labels = {
    ...{ carrier: texts.carrier, kind: texts.kind, price: texts.price, fuelBp: texts.fuel },
    ...{ waitingPerHour: texts.waitingperhour, freeMinutesFarm: texts.freefarm, freeMinutesPlant: texts.freeplant },
    ...{ wastedTrip: texts.wastedtripfee, refusedReturn: texts.refusedreturn },
  }
  const form = useCallForm(saveCarrierTerm, {
    values,
    labels,
    invalidates: [readCarrierTerms],
    successMessage: texts.carriersaved,
    warnsOfLeaving: false,
    onDone: onClose,
  })
  const heading = values.version === 0 ? texts.newcarrierterm : texts.carrierterms
  const fuel = form.control('fuelBp')
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      locked={form.isBusy}
      actions={
        <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
          {texts.submit}
        </DialogActions>
      }
    >
      <FormStack {...form.props} id={formId} aria-label={heading}>
        <FieldGrid>
          <CarrierChoice form={form} taken={taken} />
          <RateOfForm form={form} />
          <PercentField label={fuel.label} value={form.values.fuelBp ?? 0} onChange={fuel.onChange} span="half" />
          <MoneyField {...form.control('waitingPerHour')} span="half" />
          <WholeField {...form.control('freeMinutesFarm')} span="half" />
          <WholeField {...form.control('freeMinutesPlant')} span="half" />
          <MoneyField {...form.control('wastedTrip')} span="half" />
          <EnumSelect
            {...form.field('refusedReturn')}
            of={['none', 'sameAgain'] as const}
            words={(each) => texts[`return_${each}`]}
            span="half"
          />
        </FieldGrid>
        {form.failure && <FailureNotice answer={form.failure} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readCarrierTerms}
        input={{ company: values.company }}
        valuesOf={({ terms }) => {
          const stored = terms.find(({ id }) => id === values.id)
          if (stored === undefined) return values
          return { ...stored, company: values.company, carrier: stored.carrier?.id ?? null }
        }}
        labels={labels}
        words={{}}
      />
    </Dialog>
  )
}

type Form = { form: ReturnType<typeof useCallForm<typeof saveCarrierTerm>> }

function CarrierChoice({ form, taken }: Form & Pick<CarrierTermDialogProps, 'taken'>): ReactElement {
  const texts = useManureTexts('terms')
  const carrier = form.control('carrier')
  const company = form.values.company ?? ''
  const found = useAnswer(searchCarriers, { company, limit: 200 }).data?.rows ?? []
  const own = form.values.carrier ?? ''
  const isFree = (id: string) => id === own || !taken.some((term) => (term.carrier?.id ?? '') === id)
  return (
    <Select
      id={carrier.id}
      label={carrier.label}
      error={carrier.error}
      value={own}
      onChange={({ target }) => carrier.onChange(target.value === '' ? null : target.value)}
    >
      {isFree('') && <option value="">{texts.everycarrier}</option>}
      {found
        .filter(({ id }) => isFree(id))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Select>
  )
}

function RateOfForm({ form }: Form): ReactElement {
  const { kind = 'perT', price = 0, minimum, minChargeable } = form.values
  const controls = { kind: form.control('kind'), price: form.control('price') }
  const least = { minimum: form.control('minimum'), minChargeable: form.control('minChargeable') }
  return (
    <RateFields<Rate>
      kinds={['perT', 'perM3', 'perLoad', 'perKm']}
      value={{ kind, price, minimum, minChargeable }}
      onChange={(rate) => {
        controls.kind.onChange(rate.kind)
        controls.price.onChange(rate.price)
        least.minimum.onChange(rate.minimum)
        least.minChargeable.onChange(rate.minChargeable)
      }}
    />
  )
}

export function newCarrierTerm(id: string, company: string): CarrierTermValues {
  return {
    ...{ id, version: 0, company, carrier: null, kind: 'perT', price: 0, fuelBp: 0, waitingPerHour: 0 },
    ...{ freeMinutesFarm: 30, freeMinutesPlant: 20, wastedTrip: 0, refusedReturn: 'none' },
  }
}
