import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Application, PeopleScope } from '../../../contract/own.ts'
import { isActive } from '../../../contract/own.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'

/** `waitsForAccess` in SQL, written out as the indexes of migration 0013 have it: only so do the engines use them. */
export const isWithoutRights = sql<boolean>`(usergroups = '[]' and apps = '[]' and usertype = 'customer'
  and activated = 1 and deactivated = 0)`

export interface WaitingCount {
  /** Empty for those who claim none. */
  readonly company: string
  readonly count: number
  /** When the first of them registered. */
  readonly oldest: string
}

/** How many wait in each company of the scope; nobody while an application is open to everybody, which is a right, too. */
export async function waitingByCompany(
  reading: Kysely<PortalTables>,
  scope: PeopleScope,
  applications: readonly Application[],
): Promise<readonly WaitingCount[]> {
  const isOpen = applications.some((application) => application.groups === 'all' && isActive(application))
  if (isOpen || (scope.of !== 'all' && scope.of !== 'companies')) return []
  let query = selectPeople(reading)
    .select((row) => ['company', row.fn.countAll<number>().as('count'), row.fn.min('created_at').as('oldest')])
    .where(isWithoutRights)
    .groupBy('company')
    .orderBy('company')
  if (scope.of === 'companies') query = query.where('company', 'in', [...scope.companies])
  return (await query.execute()).map(({ company, count, oldest }) => ({ company, count: Number(count), oldest }))
}
