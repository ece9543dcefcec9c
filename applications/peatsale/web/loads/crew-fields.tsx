/** Driver and truck of a carrier, now or later. */

import type { Quantity } from '@workspace/portal/contract'
import { FailedList, Select, Spinner, useAnswer, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier } from '../../contract/carriers/calls.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type Crew = { readonly driver: string; readonly vehicle: string }
type CrewFieldsProps = {
  carrier: string
  crew: Crew
  onChange: (crew: Crew) => void
  errors?: { readonly driver: string | undefined; readonly vehicle: string | undefined }
  /** Of a load that is under way already: whoever drove it is no choice for later. */
  isDone?: boolean
}

export function CrewFields({ carrier, crew, onChange, errors, isDone = false }: CrewFieldsProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { loading } = useTexts('common')
  const quantity = useQuantity()
  const { data, error, refetch } = useAnswer(readCarrier, { id: carrier })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <Spinner label={loading} />
  const none = isDone ? texts.choose : texts.later
  const usual = (driver: string) => data.drivers.find(({ id }) => id === driver)?.vehicle ?? ''
  return (
    <>
      <Select
        label={texts.driver}
        error={errors?.driver}
        value={crew.driver}
        onChange={({ currentTarget: { value } }) =>
          onChange({ driver: value, vehicle: crew.vehicle === '' ? usual(value) : crew.vehicle })
        }
      >
        {(!isDone || crew.driver === '') && <option value="">{none}</option>}
        {data.drivers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={texts.vehicle}
        error={errors?.vehicle}
        value={crew.vehicle}
        onChange={({ currentTarget: { value } }) => onChange({ ...crew, vehicle: value })}
      >
        {(!isDone || crew.vehicle === '') && <option value="">{none}</option>}
        {data.vehicles.map(({ id, plate, capacity, washMissing }) => (
          <option key={id} value={id}>
            {[plate, quantity(capacity as Quantity, 'm3'), washMissing && texts.washmissing].filter(Boolean).join(', ')}
          </option>
        ))}
      </Select>
    </>
  )
}
