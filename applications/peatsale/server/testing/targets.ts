/** About whom the matrix asks: what is Biolan's, what is Novarbo's, and what is not there. */
import type { ApplicationCell, TestPortal } from '@workspace/portal/server/testing'
import { biolanPrices, novarboPrices } from './fixture-prices.ts'
import { biolanTariffs, novarboTariffs } from './fixture-tariffs.ts'
import { nothing, peat } from './ids.ts'
import { peatTables } from './peat-fixture.ts'
import type { WrittenTables } from './written-tables.ts'

const ofBiolan = {
  ...peat.biolan,
  ...peat.suokoski,
  ...peat.biolanOrder,
  ...biolanPrices,
  ...biolanTariffs,
  customer: peat.kalliorinne.customer,
  site: peat.kalliorinne.site,
  spare: peat.spare.customer,
  spareMember: peat.spare.site,
  code: 'BIO',
  company: 'biolan',
}

const ofNovarbo = {
  ...peat.novarbo,
  ...peat.lakeus,
  ...peat.novarboOrder,
  ...novarboPrices,
  ...novarboTariffs,
  customer: peat.suviranta.customer,
  site: peat.suviranta.site,
  spare: peat.otherSpare.customer,
  spareMember: peat.otherSpare.site,
  code: 'NOV',
  company: 'novarbo',
}

const ofNobody = {
  ...(Object.fromEntries(Object.keys(ofBiolan).map((name) => [name, nothing])) as Record<
    keyof typeof ofBiolan,
    string
  >),
  code: 'FAV',
  company: 'favorit',
}

export const peatTargets = {
  biolan: async () => ofBiolan,
  novarbo: async () => ofNovarbo,
  nothing: async () => ofNobody,
}

export type PeatTarget = typeof ofBiolan | typeof ofNovarbo | typeof ofNobody

/** What the cell asks about. */
export function targetOf({ target }: ApplicationCell): PeatTarget {
  return target as unknown as PeatTarget
}

type Versioned = {
  [Name in keyof WrittenTables]: WrittenTables[Name] extends { id: string; version: number } ? Name : never
}[keyof WrittenTables]

/** The version of a row as it stands; of what is not there, one that it never had. */
export async function versionOf({ fixture }: { fixture: TestPortal }, table: Versioned, id: string): Promise<number> {
  const own = peatTables(fixture).withTables<Record<string, { id: string; version: number }>>()
  const row = await own.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? 7
}

/** The people who load at a swamp as it stands. */
export async function loadersAt({ fixture }: { fixture: TestPortal }, swamp: string): Promise<string[]> {
  const loaders = peatTables(fixture).selectFrom('peatsale_swamp_loader').select('person').where('swamp', '=', swamp)
  return (await loaders.execute()).map(({ person }) => person)
}

/** A new one in each cell. */
export function bucketId({ number }: ApplicationCell): string {
  return `00000000-0000-4000-8000-0000b${String(number).padStart(7, '0')}`
}
