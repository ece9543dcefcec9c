/** The plants of a company, to choose one. */
import type { SelectProps } from '@workspace/portal/web'
import { Select, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchPlants } from '../../contract/plants/calls.ts'

type PlantSelectProps = Omit<SelectProps, 'children'> & {
  company: string
  /** Not offered: the plant where it goes already. */
  except?: string
  /** Something has to be chosen: nothing is chosen at first. */
  isEmpty?: boolean
}

export function PlantSelect({ company, except, isEmpty = false, ...select }: PlantSelectProps): ReactElement {
  const { data } = useAnswer(searchPlants, { company, limit: 100 } as never)
  return (
    <Select {...select}>
      {isEmpty && <option value="">–</option>}
      {data?.rows
        .filter(({ id }) => id !== except)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Select>
  )
}
