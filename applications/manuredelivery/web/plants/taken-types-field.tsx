/** The types that a plant takes, each with a limit a day of its own where it has one. */
import type { Quantity } from '@workspace/portal/contract'
import { Checkbox, GroupOfFields, QuantityField, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantValues } from './plant-values.ts'

type Taken = PlantValues['types']

type TakenTypesFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  types: readonly { readonly id: string; readonly name: string }[]
  value: Taken | undefined
  onChange: (taken: Taken) => void
}

export function TakenTypesField(props: TakenTypesFieldProps): ReactElement {
  const texts = useManureTexts('registers')
  const { id, name, label, error, types, value = [], onChange } = props
  const set = (type: string, kgPerDay: number | null) =>
    onChange(value.map((each) => (each.type === type ? { type, kgPerDay } : each)))
  return (
    <GroupOfFields id={id} label={label} error={error}>
      {types.length === 0 && <p>{texts.notypes}</p>}
      {types.map((type) => {
        const taken = value.find((each) => each.type === type.id)
        return (
          <Stack key={type.id} gap="s">
            <Checkbox
              name={name}
              label={type.name}
              checked={taken !== undefined}
              onChange={({ target }) => {
                const others = value.filter((each) => each.type !== type.id)
                onChange(target.checked ? [...others, { type: type.id, kgPerDay: null }] : others)
              }}
            />
            {taken !== undefined && (
              <QuantityField
                label={texts.typeday({ type: type.name })}
                required={false}
                unit="t"
                value={(taken.kgPerDay ?? undefined) as Quantity | undefined}
                onChange={(kg) => set(type.id, kg ?? null)}
              />
            )}
          </Stack>
        )
      })}
    </GroupOfFields>
  )
}
