/** The form of a pile or a store. */
import { writePlace } from '@workspace/logistics/web/fields'
import { Quantity } from '@workspace/portal/contract'
import {
  Checkbox,
  DateField,
  EditConflict,
  FieldGrid,
  FormStack,
  formatQuantity,
  navigate,
  QuantityField,
  Select,
  SubmitPlace,
  TextInput,
  useCallForm,
  useLanguage,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Place } from '../../../contract/fields/place.ts'
import { readSwamp, saveStockpile, searchSwamps } from '../../../contract/swamps/calls.ts'
import { searchMovements } from '../../../contract/swamps/movement.ts'
import { pileKinds, pileStates, surveyMethods } from '../../../contract/swamps/swamp.ts'
import { useUnit } from '../../lists/quantities.ts'
import { PlaceField } from '../../sites/place-field.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import type { PileValues } from './pile-values.ts'
import { pileValues } from './pile-values.ts'
import { useProductNames, useProductsOf } from './product-names.ts'

type PileFormProps = { values: PileValues; seller: string }
type Form = { form: ReturnType<typeof useCallForm<typeof saveStockpile>> }

export function PileForm({ values, seller }: PileFormProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const labels = usePileLabels()
  const isNew = values.version === 0
  const swamp = `/peatsale/office/swamps/${values.swamp}`
  const form = useCallForm(saveStockpile, {
    values,
    labels,
    messages: { place: texts.placetext, kind: texts.kindtext },
    invalidates: [readSwamp, searchSwamps, searchMovements],
    successMessage: texts.pilesaved,
    onDone: ({ id }) => isNew && navigate(`${swamp}/piles/${id}`, { replace: true }),
  })
  return (
    <>
      <FormStack {...form.props} aria-label={texts.pile}>
        <What form={form} seller={seller} />
        <How form={form} />
        {(isNew || form.isChanged) && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readSwamp}
        input={{ id: values.swamp }}
        valuesOf={({ piles }) => {
          const stored = piles.find(({ id }) => id === values.id)
          return stored === undefined ? values : pileValues(values.swamp, stored)
        }}
        labels={labels}
        words={usePileWords(seller)}
      />
    </>
  )
}

/** What lies there, and how much of it there was in the beginning. */
function What({ form, seller }: Form & { seller: string }): ReactElement {
  const texts = usePeatTexts('swamps')
  const { language } = useLanguage()
  const unit = useUnit()
  const products = useProductsOf(seller)
  const { kind, product } = form.values
  const isPacked = kind === 'store'
  const fitting = products.filter(({ id, active, salesUnit }) => {
    return id === product || (active && (salesUnit === 'pcs') === isPacked)
  })
  return (
    <FieldGrid>
      <Select {...form.field('kind')} span="half">
        {pileKinds.map((each) => (
          <option key={each} value={each}>
            {texts[`kind_${each}`]}
          </option>
        ))}
      </Select>
      <TextInput {...form.field('code')} span="half" autoCapitalize="characters" />
      {/* Drawn with its products, so that the value of the form is among them. */}
      <Select key={fitting.map(({ id }) => id).join(' ')} {...form.field('product')}>
        <option value="">{texts.choose}</option>
        {fitting.map(({ id, nameFi, nameEn }) => (
          <option key={id} value={id}>
            {language === 'fi' ? nameFi : nameEn}
          </option>
        ))}
      </Select>
      <QuantityField
        {...form.control('openingEstimate')}
        hint={texts.openinghint}
        unit={unit(isPacked ? 'pcs' : 'm3')}
        span="half"
      />
      <WholeField {...form.control('year')} span="half" />
      <Select {...form.field('state')} span="half">
        {pileStates.map((each) => (
          <option key={each} value={each}>
            {texts[`pile_${each}`]}
          </option>
        ))}
      </Select>
      <PlaceField {...form.control('place')} span="half" hint={texts.placehint} />
    </FieldGrid>
  )
}

/** How the peat is, and how it was measured. */
function How({ form }: Form): ReactElement {
  const texts = usePeatTexts('swamps')
  const moisture = form.control('moisturePermille')
  const measured = form.control('measuredOn')
  const method = form.control('method')
  return (
    <>
      <FieldGrid>
        <WholeField {...form.control('density')} span="half" />
        <QuantityField
          {...moisture}
          unit="%"
          span="half"
          value={moisture.value === undefined ? undefined : moisture.value * 100}
          onChange={(percent) => moisture.onChange(percent === undefined ? undefined : Math.round(percent / 100))}
        />
        <TextInput {...form.field('vonPost')} span="half" />
        <DateField {...measured} span="half" onChange={(day) => measured.onChange(day ?? null)} />
        <Select
          {...method}
          span="half"
          value={method.value ?? ''}
          onChange={({ currentTarget }) =>
            method.onChange(surveyMethods.find((each) => each === currentTarget.value) ?? null)
          }
        >
          <option value="">{texts.nomethod}</option>
          {surveyMethods.map((each) => (
            <option key={each} value={each}>
              {texts[`method_${each}`]}
            </option>
          ))}
        </Select>
      </FieldGrid>
      <Checkbox {...form.field('covered')} required={false} />
      <Checkbox {...form.field('screened')} required={false} />
    </>
  )
}

function usePileLabels() {
  const texts = usePeatTexts('swamps')
  return {
    ...{ kind: texts.kind, code: texts.mark, product: texts.product, openingEstimate: texts.opening },
    ...{ year: texts.year, state: texts.state, place: texts.place, density: texts.densityfield },
    ...{ moisturePermille: texts.moisture, vonPost: texts.vonpost, measuredOn: texts.measured },
    ...{ method: texts.method, covered: texts.covered, screened: texts.screened },
  }
}

/** How a clash writes the values that people do not read as they are stored. */
function usePileWords(seller: string) {
  const texts = usePeatTexts('swamps')
  const nameOf = useProductNames(seller)
  const yes = (is: boolean) => (is ? texts.yes : texts.no)
  return {
    kind: (each: (typeof pileKinds)[number]) => texts[`kind_${each}`],
    product: nameOf,
    openingEstimate: (amount: number) => formatQuantity(Quantity.parse(amount)),
    state: (each: (typeof pileStates)[number]) => texts[`pile_${each}`],
    place: (place: Place) => writePlace(place),
    moisturePermille: (permille: number) => `${String(permille / 10).replace('.', ',')} %`,
    method: (each: (typeof surveyMethods)[number]) => texts[`method_${each}`],
    ...{ covered: yes, screened: yes },
  }
}
