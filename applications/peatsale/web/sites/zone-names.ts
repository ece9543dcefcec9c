import { useAnswer } from '@workspace/portal/web'
import type { Zone } from '../../contract/index.ts'
import { readSeller } from '../../contract/sellers/calls.ts'

/** Zones of a seller, the nearest first, and what each is called. */
export function useZoneNames(seller: string): {
  readonly zones: readonly Zone[]
  readonly nameOf: (zone: string) => string
} {
  const { data } = useAnswer(readSeller, { id: seller }, { staleTime: 60_000 })
  const zones = data?.zones.toSorted((a, b) => a.maxKm - b.maxKm) ?? []
  const nameOf = (zone: string) => {
    const of = zones.find(({ id }) => id === zone)
    return of ? `${of.code} ${of.name}` : ''
  }
  return { zones, nameOf }
}
