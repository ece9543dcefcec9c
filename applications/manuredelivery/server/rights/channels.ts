import { vehiclesChannel } from '@workspace/logistics/server'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from './manure-actor.ts'

/** On which channels of live events somebody hears; they bring ids alone. */
export async function channelsOf(
  { id, companies, accounts, carrier, plants }: ManureActor,
  reader: ManureReader,
): Promise<readonly string[]> {
  const carriers = [...(carrier === '' ? [] : [carrier]), ...(await servingCarriers(reader, companies))]
  return [
    `person:${id}`,
    ...companies.map((company) => `company:${company}`),
    ...accounts.map((account) => `account:${account}`),
    ...(carrier === '' ? [] : [`carrier:${carrier}`]),
    ...plants.map((plant) => `plant:${plant}`),
    ...new Set(carriers.map(vehiclesChannel)),
  ]
}

async function servingCarriers(reader: ManureReader, companies: readonly string[]): Promise<readonly string[]> {
  if (companies.length === 0) return []
  const serving = ownTables(reader).selectFrom('manuredelivery_carrier_company').select('carrier').distinct()
  return (await serving.where('company', 'in', companies).execute()).map(({ carrier }) => carrier)
}
