/** Of drafted terms: for whom, of what, when, and who pays for the manure. */
import { DateField, EnumSelect, FieldGrid, FirstAndLastDay, Select, TextInput, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchPlants } from '../../contract/plants/calls.ts'
import { directionNames } from '../../contract/states/names.ts'
import { directions } from '../../contract/terms/term-fields.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import { useName } from '../lists/names.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { TermCallForm } from './term-values.ts'

export function WhomFields({ form, isNew }: { form: TermCallForm; isNew: boolean }): ReactElement {
  const texts = useManureTexts('terms')
  const name = useName()
  const companies = useStart().data?.companies ?? []
  const types = useAnswer(searchTypes, {}).data?.types ?? []
  const plants = useAnswer(searchPlants, { company: form.values.company ?? '', limit: 200 }).data?.rows ?? []
  const type = form.control('type')
  const plant = form.control('plant')
  const scope = form.control('scope')
  const tag = form.control('tag')
  return (
    <FieldGrid>
      <TextInput {...form.field('name')} />
      {isNew && companies.length > 1 && (
        <Select {...form.field('company')}>
          {companies.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      )}
      <EnumSelect
        id={scope.id}
        label={scope.label}
        error={scope.error}
        value={form.values.scope}
        of={['general', 'group'] as const}
        words={(each) => texts[`scope_${each}`]}
        span="half"
        onChange={({ target }) => {
          scope.onChange(target.value === 'group' ? 'group' : 'general')
          if (target.value !== 'group') tag.onChange('')
        }}
      />
      {form.values.scope === 'group' && <TextInput {...form.field('tag')} hint={texts.taghint} span="half" />}
      <Select
        id={type.id}
        label={type.label}
        error={type.error}
        value={form.values.type ?? ''}
        span="half"
        onChange={({ target }) => type.onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{texts.anytype}</option>
        {types.map(({ id, nameFi, nameEn }) => (
          <option key={id} value={id}>
            {name({ fi: nameFi, en: nameEn })}
          </option>
        ))}
      </Select>
      <Select
        id={plant.id}
        label={plant.label}
        error={plant.error}
        value={form.values.plant ?? ''}
        span="half"
        onChange={({ target }) => plant.onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{texts.anyplant}</option>
        {plants.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
      <FirstAndLastDay>
        <DateField {...form.control('validFrom')} hint="" />
        <DateField {...form.control('validTo')} hint="" />
      </FirstAndLastDay>
      <EnumSelect {...form.field('direction')} of={directions} words={(each) => name(directionNames[each])} />
    </FieldGrid>
  )
}
