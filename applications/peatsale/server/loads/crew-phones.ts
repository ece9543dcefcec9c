/** Whom the office and the carrier's dispatcher call about a load (2.6). */
import type { Load } from '../../contract/loads/load.ts'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import type { DetailReading } from './detail-reading.ts'
import type { StoredLoad } from './load-names.ts'
import type { RelatedOfLoads } from './load-rows.ts'

interface Given {
  readonly load: StoredLoad
  readonly around: RelatedOfLoads
  readonly roles: readonly LoadRole[]
}

export async function crewPhonesOf(
  { host }: DetailReading,
  { load, around, roles }: Given,
): Promise<Load['crewPhones']> {
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  if (!(isOffice || roles.includes('leadOwn'))) return []
  const driver = load.driver === null ? undefined : around.drivers.get(load.driver)
  const cards = load.carrier === null || !isOffice ? [] : await host.people.cards({ carrier: load.carrier })
  return [
    ...(driver ? [{ who: 'driver' as const, name: driver.name, telephone: driver.telephone }] : []),
    ...cards
      .filter(({ active, transportadmin, id }) => active && transportadmin && id !== driver?.id)
      .map(({ name, telephone }) => ({ who: 'carrier' as const, name, telephone })),
  ].filter(({ telephone }) => telephone !== '')
}
