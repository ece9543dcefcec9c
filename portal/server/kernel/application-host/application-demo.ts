import type { Transaction } from 'kysely'
import type { LocalDate, PersonCard } from '../../../contract/own.ts'
import { dayOf } from '../../../contract/own.ts'
import { accountOf } from '../accounts/account.ts'
import { accountColumns } from '../accounts/account-row.ts'
import { selectPeople } from '../accounts/people.ts'
import { personCard } from '../accounts/person-cards.ts'
import type { NoTables } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { withoutTables } from '../database/portal-transaction.ts'
import { companyNamesIn, transportCompaniesIn } from '../registers/company-store.ts'
import type { Host } from './host.ts'

export interface ApplicationDemo<Given = Host> {
  /** Rows of its own tables, in the transaction that fills the portal's. No letters, no live events. */
  fill(host: Given, transaction: Transaction<NoTables>, there: DemoSurroundings): Promise<void>
}

/** The portal's own demo, for rows that refer to it. Names that are not there are a mistake in the demo: they throw. */
export interface DemoSurroundings {
  person(username: string): PersonCard
  /** Id of the transport company of that name. */
  carrier(name: string): string
  readonly companies: readonly string[]
  /** Demo data are relative to it. */
  readonly today: LocalDate
  readonly now: Date
}

export async function fillDemo<Given>(
  demo: ApplicationDemo<Given>,
  { host, transaction, now }: { host: Given; transaction: PortalTransaction; now: Date },
): Promise<void> {
  const rows = await selectPeople(transaction).select(accountColumns).execute()
  const people = new Map(rows.map((row) => [row.username, personCard(accountOf(row))]))
  const carriers = new Map((await transportCompaniesIn(transaction)).map(({ _id, companyname }) => [companyname, _id]))
  await demo.fill(host, withoutTables(transaction), {
    person: (username) => found(people, username),
    carrier: (name) => found(carriers, name),
    companies: await companyNamesIn(transaction),
    today: dayOf(now),
    now,
  })
}

function found<Value>(all: ReadonlyMap<string, Value>, name: string): Value {
  const value = all.get(name)
  if (value === undefined) throw new Error(`The demo has no ${name}`)
  return value
}
