/** What is traced: chosen by name, for the calls take ids. */
import { Button, Cluster, FindBox, Select, Stack, TextInput, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier, searchCarriers } from '../../contract/carriers/calls.ts'
import { readConsignment, searchConsignments } from '../../contract/consignments/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import { searchPlants } from '../../contract/plants/calls.ts'
import { FarmChoice } from '../lists/farm-choice.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { TraceView } from './trace-address.ts'

type TargetProps = Pick<TraceView, 'value' | 'of'> & {
  onChange: (to: Partial<Pick<TraceView, 'value' | 'of'>>) => void
}

export function TargetField({ by, ...target }: TargetProps & Pick<TraceView, 'by'>): ReactElement {
  const texts = useManureTexts('trace')
  switch (by) {
    case 'account':
      return <Farm {...target} />
    case 'store':
      return <Store {...target} />
    case 'vehicle':
      return <Vehicle {...target} />
    case 'plant':
      return <Plant {...target} />
    case 'consignment':
      return <Consignment {...target} />
    default:
      return (
        <TextInput
          label={texts[`by_${by}`]}
          value={target.value}
          maxLength={60}
          autoComplete="off"
          onChange={({ target: { value } }) => target.onChange({ value })}
        />
      )
  }
}

/** What was chosen, and the way to choose anew. */
function Chosen({ label, name, onChange }: { label: string; name: string; onChange: () => void }): ReactElement {
  const texts = useManureTexts('trace')
  return (
    <Cluster align="end">
      <TextInput label={label} value={name} readOnly />
      <Button variant="secondary" onClick={onChange}>
        {texts.change}
      </Button>
    </Cluster>
  )
}

function Farm({ value, onChange }: TargetProps): ReactElement {
  const texts = useManureTexts('trace')
  const { data } = useAnswer(readFarm, { id: value as never }, { enabled: value !== '' })
  if (value !== '') {
    return <Chosen label={texts.by_account} name={data?.farm.name ?? ''} onChange={() => onChange({ value: '' })} />
  }
  return (
    <FarmChoice
      label={texts.findfarm}
      none={texts.nothingfound}
      act={({ name }) => name}
      onChoose={({ id }) => onChange({ value: id })}
    />
  )
}

function Store({ value, of, onChange }: TargetProps): ReactElement {
  const texts = useManureTexts('trace')
  const { data } = useAnswer(readFarm, { id: of as never }, { enabled: of !== '' })
  const stores = data?.farm.stores ?? []
  return (
    <>
      <Farm value={of} of="" onChange={({ value: farm }) => onChange({ of: farm ?? '', value: '' })} />
      {of !== '' && (
        <Choice
          label={texts.store}
          value={value}
          options={stores.map(({ id, name, municipality }) => ({ id, name: `${name}, ${municipality}` }))}
          onChoose={(id) => onChange({ value: id })}
        />
      )}
    </>
  )
}

function Vehicle({ value, of, onChange }: TargetProps): ReactElement {
  const texts = useManureTexts('trace')
  const carriers =
    useAnswer(searchCarriers, { limit: 200 }).data?.rows.filter(({ vehicles }) => vehicles !== null) ?? []
  const { data } = useAnswer(readCarrier, { id: of as never }, { enabled: of !== '' })
  return (
    <>
      <Choice
        label={texts.carrier}
        value={of}
        options={carriers}
        onChoose={(carrier) => onChange({ of: carrier, value: '' })}
      />
      {of !== '' && (
        <Choice
          label={texts.vehicle}
          value={value}
          options={(data?.vehicles ?? []).map(({ id, plate }) => ({ id, name: plate }))}
          onChoose={(id) => onChange({ value: id })}
        />
      )}
    </>
  )
}

function Plant({ value, onChange }: TargetProps): ReactElement {
  const texts = useManureTexts('trace')
  const plants = useAnswer(searchPlants, { limit: 200 }).data?.rows ?? []
  return <Choice label={texts.plant} value={value} options={plants} onChoose={(id) => onChange({ value: id })} />
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { readonly id: string; readonly name: string }[]
  onChoose: (id: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps): ReactElement {
  const texts = useManureTexts('trace')
  return (
    <Select label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{texts.choose}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function Consignment({ value, onChange }: TargetProps): ReactElement {
  const texts = useManureTexts('trace')
  const [find, setFind] = useState('')
  const { data } = useAnswer(readConsignment, { id: value as never }, { enabled: value !== '' })
  const asked = { find, sort: 'number', direction: 'desc', limit: 8 } as const
  const found = useAnswer(searchConsignments, asked, { enabled: find !== '' }).data?.rows
  if (value !== '') {
    const { number = '' } = data?.consignment ?? {}
    return <Chosen label={texts.by_consignment} name={number} onChange={() => onChange({ value: '' })} />
  }
  return (
    <Stack gap="s">
      <FindBox label={texts.findconsignment} find={find} onFind={setFind} />
      {find !== '' && found?.length === 0 && <p role="status">{texts.nothingfound}</p>}
      {find !== '' && (
        <Cluster>
          {found?.map(({ id, number, farm }) => (
            <Button key={id} variant="secondary" size="s" onClick={() => onChange({ value: id })}>
              {`${number} ${farm}`}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
