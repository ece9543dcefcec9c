/** A type of manure with its whole table of values: the superadmin's. */
import type { AskOf } from '@workspace/portal/contract'
import {
  Checkbox,
  EditConflict,
  EnumSelect,
  FieldGrid,
  FormStack,
  ManyChoice,
  MissingAnswer,
  navigate,
  SubmitPlace,
  TextInput,
  useAnswer,
  useCallForm,
  WholeField,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { declarationKinds } from '../../contract/requests/request-fields.ts'
import { beddingNames, declarationNames, formNames, speciesNames } from '../../contract/states/names.ts'
import { saveType, searchTypes } from '../../contract/types/calls.ts'
import { beddings, manureForms, speciesKinds } from '../../contract/types/manure-type.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { RegisterPage } from './register-page.tsx'
import { TableValuesField } from './table-values-field.tsx'

type TypeValues = AskOf<typeof saveType>

export function TypeScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('registers')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(searchTypes, {})
  const stored = data?.types.find((type) => type.id === id)
  return (
    <RegisterPage
      part="types"
      heading={stored?.nameFi ?? texts.newtype}
      way={wayBack('/manuredelivery/office/types')}
      width="form"
    >
      {data === undefined ? (
        <MissingAnswer of={{ error, refetch }} />
      ) : (
        <TypeForm key={id} values={stored ?? newType(id)} />
      )}
    </RegisterPage>
  )
}

function TypeForm({ values }: { values: TypeValues }): ReactElement {
  const texts = useManureTexts('registers')
  const name = useName()
  const labels = useTypeLabels()
  const isNew = values.version === 0
  const form = useCallForm(saveType, {
    values,
    labels,
    messages: { code: texts.typecodetext, wasteCode: texts.wastecodetext },
    invalidates: [searchTypes],
    successMessage: texts.typesaved,
    onDone: () => isNew && navigate('/manuredelivery/office/types'),
  })
  const declarations = declarationKinds.map((kind) => ({ id: kind, name: name(declarationNames[kind]) }))
  const chosen = form.control('declarations')
  return (
    <>
      <FormStack {...form.props} aria-label={texts.types}>
        <FieldGrid>
          <TextInput {...form.field('nameFi')} span="half" />
          <TextInput {...form.field('nameEn')} span="half" />
          <TextInput {...form.field('code')} span="half" autoCapitalize="characters" />
          <TextInput {...form.field('wasteCode')} span="half" />
          <EnumSelect
            {...form.field('species')}
            of={speciesKinds}
            words={(each) => name(speciesNames[each])}
            span="half"
          />
          <EnumSelect {...form.field('form')} of={manureForms} words={(each) => name(formNames[each])} span="half" />
          <EnumSelect {...form.field('bedding')} of={beddings} words={(each) => name(beddingNames[each])} span="half" />
          <WholeField {...form.control('kgPerM3')} span="half" />
          <TextInput {...form.field('labelFi')} span="half" />
          <TextInput {...form.field('labelEn')} span="half" />
        </FieldGrid>
        <Checkbox {...form.field('poultry')} required={false} />
        <Checkbox {...form.field('active')} required={false} />
        <ManyChoice
          {...chosen}
          choices={declarations}
          none=""
          onChange={(kinds) => chosen.onChange(declarationKinds.filter((kind) => kinds.includes(kind)))}
        />
        <TableValuesField {...form.control('table')} />
        {(isNew || form.isChanged) && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={searchTypes}
        input={{}}
        valuesOf={({ types }) => types.find(({ id }) => id === values.id) ?? values}
        labels={labels}
        words={useTypeWords()}
      />
    </>
  )
}

function useTypeLabels() {
  const texts = useManureTexts('registers')
  return {
    ...{ nameFi: texts.namefi, nameEn: texts.nameen, code: texts.code, wasteCode: texts.wastecode },
    ...{ species: texts.species, form: texts.form, bedding: texts.bedding, kgPerM3: texts.density },
    ...{ labelFi: texts.labelfi, labelEn: texts.labelen, poultry: texts.poultry, active: texts.active },
    ...{ declarations: texts.declarations, table: texts.tablevalues },
  }
}

/** How a clash writes the values that people do not read as they are stored. */
function useTypeWords() {
  const texts = useManureTexts('registers')
  const name = useName()
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)
  return {
    ...{ poultry: yesOrNo, active: yesOrNo },
    species: (each: TypeValues['species']) => name(speciesNames[each]),
    form: (each: TypeValues['form']) => name(formNames[each]),
    bedding: (each: TypeValues['bedding']) => name(beddingNames[each]),
    declarations: (kinds: TypeValues['declarations']) => kinds.map((kind) => name(declarationNames[kind])).join(', '),
    table: (table: TypeValues['table']) =>
      table.map(({ from, n, p, k }) => `${from}: N ${n}, P ${p}, K ${k}`).join('; '),
  }
}

function newType(id: string): TypeValues {
  return {
    ...{ id, version: 0, code: '', nameFi: '', nameEn: '', species: 'cattle', form: 'solid', bedding: 'none' },
    ...{ poultry: false, kgPerM3: 700, wasteCode: '02 01 06', declarations: ['no_notifiable_disease'] },
    ...{ labelFi: 'lanta', labelEn: 'manure', active: true, table: [] },
  }
}
