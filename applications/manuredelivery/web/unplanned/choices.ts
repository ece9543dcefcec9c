/** Types of manure, and the carriers of a company with their trucks and drivers, to choose from. */
import { useAnswer } from '@workspace/portal/web'
import { readCarrier, searchCarriers } from '../../contract/carriers/calls.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import { useName } from '../lists/names.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export function useTypes(): readonly Named[] {
  const name = useName()
  const types = useAnswer(searchTypes, {}).data?.types ?? []
  return types
    .filter(({ active }) => active)
    .map(({ id, nameFi, nameEn }) => ({ id, name: name({ fi: nameFi, en: nameEn }) }))
}

export function useTrucks(
  company: string,
  carrier: string,
): Record<'carriers' | 'drivers' | 'vehicles', readonly Named[]> {
  const found = useAnswer(searchCarriers, { company, limit: 200 } as never, { enabled: company !== '' })
  const chosen = useAnswer(readCarrier, { id: carrier as never }, { enabled: carrier !== '' })
  return {
    carriers: found.data?.rows ?? [],
    drivers: chosen.data?.drivers ?? [],
    vehicles: chosen.data?.vehicles.map(({ id, plate }) => ({ id, name: plate })) ?? [],
  }
}
