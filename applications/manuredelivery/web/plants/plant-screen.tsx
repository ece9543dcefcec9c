/** A new plant, or one that there is with all that its office edits, and its scales. */
import {
  lazyComponent,
  MissingAnswer,
  newId,
  Select,
  Split,
  Suspended,
  useAnswer,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readPlant } from '../../contract/plants/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { newPlantValues, plantValues } from './plant-values.ts'
import { RegisterPage } from './register-page.tsx'
import { Scales } from './scales.tsx'

// With its fields and their rules it would be too much for one script.
const PlantForm = lazyComponent(async () => (await import('./plant-form.tsx')).PlantForm)

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
      {company !== undefined && (
        <Suspended>
          <PlantForm key={company} values={newPlantValues(id, company)} receivers={[]} />
        </Suspended>
      )}
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
    <RegisterPage part="plants" heading={plant?.name ?? texts.plants} way={way()}>
      {plant && values ? (
        <Split kind="form">
          <Suspended>
            <PlantForm key={id} values={values} receivers={plant.office?.receivers ?? []} />
          </Suspended>
          <Scales plant={plant} />
        </Split>
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
    </RegisterPage>
  )
}
