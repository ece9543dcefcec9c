/** The form of a swamp: where it is, when it is open, who loads there and who else sells from it. */
import { HoursField, writePlace } from '@workspace/logistics/web/fields'
import {
  Checkbox,
  EditConflict,
  FieldGrid,
  FormStack,
  ManyChoice,
  navigate,
  SubmitPlace,
  TextArea,
  TextInput,
  useAnswer,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { PersonName } from '../../../contract/fields/person-name.ts'
import type { Place } from '../../../contract/fields/place.ts'
import { readSeller, readSellers } from '../../../contract/sellers/calls.ts'
import { readSwamp, saveSwamp, searchSwamps } from '../../../contract/swamps/calls.ts'
import type { WeekHours } from '../../../contract/swamps/swamp.ts'
import { SellerChoice } from '../../lists/own-sellers.tsx'
import { PlaceField } from '../../sites/place-field.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { openHoursLine } from './open-hours.ts'
import type { SwampValues } from './swamp-values.ts'
import { swampValues } from './swamp-values.ts'
import { useWeekdays } from './weekdays.ts'

export type SwampFormProps = { values: SwampValues; loaders: readonly PersonName[] }

export function SwampForm({ values, loaders }: SwampFormProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const labels = useSwampLabels()
  const { full } = useWeekdays()
  const isNew = values.version === 0
  const form = useCallForm(saveSwamp, {
    values,
    labels,
    messages: {
      code: { malformed: texts.swampcodetext },
      gate: texts.placetext,
      openHours: { malformed: texts.hourstext },
    },
    invalidates: [searchSwamps, readSwamp],
    successMessage: texts.swampsaved,
    onDone: ({ id }) => isNew && navigate(`/peatsale/office/swamps/${id}`, { replace: true }),
  })
  const { choosable, sellers } = usePeopleAndSellers(form.values.seller ?? '', loaders)
  const words = useSwampWords(choosable, sellers)
  return (
    <>
      <FormStack {...form.props} aria-label={texts.swamp}>
        {isNew && <SellerChoice {...form.field('seller')} />}
        <FieldGrid>
          <TextInput {...form.field('name')} span="half" />
          <TextInput {...form.field('code')} span="half" autoCapitalize="characters" />
          <TextInput {...form.field('municipality')} span="half" />
          <PlaceField {...form.control('gate')} hint={texts.placehint} span="half" />
        </FieldGrid>
        <HoursField
          {...form.control('openHours')}
          weekdays={full}
          words={{ from: texts.open_from, to: texts.open_to }}
        />
        <FieldGrid>
          <WholeField {...form.control('loadsPerHour')} span="half" />
          <WholeField {...form.control('loadersAtWork')} span="half" />
        </FieldGrid>
        <Checkbox {...form.field('selfLoading')} required={false} hint={texts.selfloadinghint} />
        <ManyChoice
          {...form.control('loaders')}
          choices={choosable}
          none={texts.nochoosable}
          hint={texts.loadershint}
        />
        {sellers.length > 0 && (
          <ManyChoice {...form.control('sharedWith')} choices={sellers} none="" hint={texts.sharedhint} />
        )}
        <TextArea {...form.field('roadNote')} />
        <FieldGrid>
          <TextInput {...form.field('gateCode')} hint={texts.gatecodehint} span="half" />
          <TextInput {...form.field('costCentre')} span="half" />
        </FieldGrid>
        <TextInput {...form.field('coverageNote')} />
        {(isNew || form.isChanged) && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readSwamp}
        input={{ id: values.id }}
        valuesOf={({ swamp }) => swampValues(swamp)}
        labels={labels}
        words={words}
      />
    </>
  )
}

/** Loaders that there are stay to be chosen, even where they have left the company since. */
function usePeopleAndSellers(seller: string, loaders: readonly PersonName[]) {
  const people = useAnswer(readSeller, { id: seller }, { enabled: seller !== '' }).data?.loaders ?? []
  const others = useAnswer(readSellers, {}).data?.sellers ?? []
  return {
    choosable: [...people, ...loaders.filter(({ id }) => !people.some((each) => each.id === id))],
    sellers: others.filter(({ id }) => id !== seller),
  }
}

function useSwampLabels() {
  const texts = usePeatTexts('swamps')
  const registers = usePeatTexts('registers')
  return {
    ...{ seller: registers.seller, name: texts.name, code: registers.code, municipality: texts.municipality },
    ...{ gate: texts.gate, openHours: texts.openhours, loadsPerHour: texts.loadsperhour },
    ...{ loadersAtWork: texts.loadersatwork, selfLoading: texts.selfloading, loaders: texts.loaders },
    ...{ sharedWith: texts.sharedwith, roadNote: texts.roadnote, gateCode: texts.gatecode },
    ...{ costCentre: texts.costcentre, coverageNote: texts.coverage },
  }
}

type Named = readonly { readonly id: string; readonly name: string }[]

/** How a clash writes the values that people do not read as they are stored. */
function useSwampWords(people: Named, sellers: Named) {
  const texts = usePeatTexts('swamps')
  const { short } = useWeekdays()
  const names = (all: Named, ids: readonly string[]) =>
    ids.map((id) => all.find((each) => each.id === id)?.name ?? '').join(', ')
  return {
    gate: (place: Place) => writePlace(place),
    openHours: (hours: WeekHours) => openHoursLine(hours, short),
    selfLoading: (isSelf: boolean) => (isSelf ? texts.yes : texts.no),
    loaders: (ids: string[]) => names(people, ids),
    sharedWith: (ids: string[]) => names(sellers, ids),
  }
}
