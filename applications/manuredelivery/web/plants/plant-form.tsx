/** The form of a plant: where it is, when and what it takes, who receives. */
import { PlaceField } from '@workspace/logistics/web/fields'
import {
  EditConflict,
  FieldGrid,
  FormStack,
  lazyComponent,
  navigate,
  SubmitPlace,
  Suspended,
  TextArea,
  TextInput,
  useAnswer,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readOperator } from '../../contract/operators/calls.ts'
import { readPlant, savePlant, searchPlants } from '../../contract/plants/calls.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantValues } from './plant-values.ts'
import { plantValues } from './plant-values.ts'
import { usePlantLabels, usePlantWords } from './use-plant-labels.ts'

const ReceptionFields = lazyComponent(async () => (await import('./reception-fields.tsx')).ReceptionFields)

type Named = readonly { readonly id: string; readonly name: string }[]
type PlantFormProps = { values: PlantValues; receivers: Named }

export function PlantForm({ values, receivers }: PlantFormProps): ReactElement {
  const texts = useManureTexts('registers')
  const labels = usePlantLabels()
  const isNew = values.version === 0
  const form = useCallForm(savePlant, {
    values,
    labels,
    messages: { code: texts.codetext, openHours: texts.hourstext, bays: texts.baystext },
    invalidates: [searchPlants, readPlant],
    successMessage: texts.plantsaved,
    onDone: ({ id }) => isNew && navigate(`/manuredelivery/office/plants/${id}`, { replace: true }),
  })
  const { people, types } = useChoices(values.company, receivers)
  return (
    <>
      <FormStack {...form.props} aria-label={texts.plants}>
        <FieldGrid>
          <TextInput {...form.field('name')} span="half" />
          <TextInput {...form.field('code')} span="half" autoCapitalize="characters" />
          <TextInput {...form.field('approvalNo')} span="half" />
          <TextInput {...form.field('businessId')} span="half" />
          <TextInput {...form.field('street')} span="half" />
          <TextInput {...form.field('municipality')} span="half" />
          <TextInput {...form.field('postalCode')} inputMode="numeric" span="half" />
          <TextInput {...form.field('city')} span="half" />
          <TextInput {...form.field('phone')} type="tel" span="half" />
          <TextInput {...form.field('costCentre')} span="half" />
          <PlaceField
            {...form.control('place')}
            required={false}
            hint={texts.placehint}
            unreadable={texts.placeunreadable}
          />
        </FieldGrid>
        <Suspended>
          <ReceptionFields form={form} people={people} types={types} />
        </Suspended>
        <TextArea {...form.field('instructions')} maxLength={500} />
        {(isNew || form.isChanged) && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readPlant}
        input={{ id: values.id }}
        valuesOf={({ plant }) => plantValues(plant) ?? values}
        labels={labels}
        words={usePlantWords(people, types)}
      />
    </>
  )
}

/** Receivers that there are stay to be chosen, even where they have left the company since. */
function useChoices(company: string, receivers: Named) {
  const name = useName()
  const people = useAnswer(readOperator, { id: company }).data?.people ?? []
  const types = useAnswer(searchTypes, {}).data?.types ?? []
  return {
    people: [...people, ...receivers.filter(({ id }) => !people.some((each) => each.id === id))],
    types: types
      .filter(({ active }) => active)
      .map(({ id, nameFi, nameEn }) => ({ id, name: name({ fi: nameFi, en: nameEn }) })),
  }
}
