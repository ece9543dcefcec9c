/** A new plant, or one that there is with all that its office edits, and its scales. */
import { MissingAnswer, newId, Select, Stack, useAnswer, wayBack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readPlant } from '../../contract/plants/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { PlantForm } from './plant-form.tsx'
import { newPlantValues, plantValues } from './plant-values.ts'
import { RegisterPage } from './register-page.tsx'
import { Scales } from './scales.tsx'

const way = () => wayBack('/manuredelivery/office/plants')

export function NewPlantScreen(): ReactElement {
  const texts = useManureTexts('registers')
  const [id] = useState(() => newId())
  const companies = useStart().data?.companies ?? []
  const [chosen, setChosen] = useState('')
  const company = chosen === '' ? companies[0]?.id : chosen
  return (
    <RegisterPage part="plants" heading={texts.newplant} way={way()} width="form">
      {companies.length > 1 && (
        <Select label={texts.company} value={company} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {companies.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      )}
      {company !== undefined && <PlantForm key={company} values={newPlantValues(id, company)} receivers={[]} />}
    </RegisterPage>
  )
}

export function PlantScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('registers')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readPlant, { id })
  const plant = data?.plant
  const values = plant && plantValues(plant)
  return (
    <RegisterPage part="plants" heading={plant?.name ?? texts.plants} way={way()} width="form">
      {plant && values ? (
        <Stack gap="l">
          <Scales plant={plant} />
          <PlantForm key={id} values={values} receivers={plant.office?.receivers ?? []} />
        </Stack>
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
    </RegisterPage>
  )
}
