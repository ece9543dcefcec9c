/** Targets, callers and signs of the rows of the rights matrix. */
import type { ApplicationCell, TestPortal } from '@workspace/portal/server/testing'
import type { ManureTables } from '../database/tables.ts'
import type { ManureCaller } from './callers.ts'
import { manureCallers } from './callers.ts'
import { manure, nothing } from './ids.ts'
import { manureTables } from './manure-fixture.ts'

const ofNovarbo = { ...manure.novarbo, code: 'KUN' }
const ofEkoasuminen = { ...manure.ekoasuminen, code: 'VAN' }
export type Target = { readonly [Name in keyof typeof ofNovarbo]: string }
const ofNobody: Target = {
  ...(Object.fromEntries(Object.keys(ofNovarbo).map((name) => [name, nothing])) as Target),
  code: 'UUS',
}

/** What is Novarbo's, what is Ekoasuminen's, and what does not exist. */
export const manureTargets = {
  novarbo: async () => ofNovarbo,
  ekoasuminen: async () => ofEkoasuminen,
  nothing: async () => ofNobody,
}

export function targetOf({ target }: ApplicationCell): Target {
  return target as unknown as Target
}

type Versioned =
  | 'logistics_flock'
  | {
      [Name in keyof ManureTables]: ManureTables[Name] extends { id: string; version: number } ? Name : never
    }[keyof ManureTables]

/** The version of a row; of what does not exist, one that it never had. */
export async function versionOf({ fixture }: { fixture: TestPortal }, table: Versioned, id: string): Promise<number> {
  const own = manureTables(fixture).withTables<Record<string, { id: string; version: number }>>()
  const row = await own.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? 7
}

/** Who is not named is refused: the visitor as not signed in, the others as having no such role. */
export function answersBy(
  signs: Partial<Readonly<Record<ManureCaller, string>>>,
): Readonly<Record<ManureCaller, string>> {
  const callers = Object.keys(manureCallers) as ManureCaller[]
  const all = callers.map((caller) => [caller, signs[caller] ?? (caller === 'visitor' ? 'uuu' : 'fff')] as const)
  return Object.fromEntries(all) as Record<ManureCaller, string>
}

export const offices = { office: 'oxx', otherOffice: 'xox', superadmin: 'oox' } as const
export const farms = { farm: 'oxx', otherFarm: 'xox' } as const
export const officeAnswers = answersBy(offices)
const workers = [
  ...(['farm', 'otherFarm', 'office', 'otherOffice', 'driver', 'lead', 'otherLead'] as const),
  ...(['receiver', 'otherReceiver', 'superadmin'] as const),
]
export const everyWorker = (signs: string) => answersBy(Object.fromEntries(workers.map((caller) => [caller, signs])))

export const carriers = { lead: 'oxx', otherLead: 'xox' } as const
export const receivers = { receiver: 'oxx', otherReceiver: 'xox' } as const
export const consignmentReaders = { ...farms, ...offices, ...carriers, ...receivers }
