import type { Kysely } from 'kysely'
import type { Language } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { accountOf } from '../../../kernel/accounts/account.ts'
import { accountColumns } from '../../../kernel/accounts/account-row.ts'
import { selectPeople } from '../../../kernel/accounts/people.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import type { OpenContext } from '../../../kernel/handlers/handler.ts'
import { everyPage } from '../list/every-page.ts'
import type { ListRequest } from '../list/list-view.ts'
import { cellsOf, headings } from './export-columns.ts'

/** The rows of the file, headings first, page by page. What is left out here leaves no database in one piece: no secrets. */
export async function* exportedPeople(
  { portal, site }: Pick<OpenContext, 'portal' | 'site'>,
  request: ListRequest,
  language: Language,
): AsyncGenerator<readonly (readonly string[])[]> {
  const names = new Map(site.transportCompanies.map(({ _id, companyname }) => [_id, companyname]))
  yield [headings(language)]
  for await (const rows of everyPage(portal.database, request, rowsAtOnce)) {
    const ids = rows.map(({ id }) => id)
    const people = await wholePeople(portal.database.reading, ids)
    yield ids.flatMap((id) => {
      const person = people.get(id)
      return person ? [cellsOf(person, { names, language })] : []
    })
  }
}

/** Small enough for everybody else's answers to come in between. */
const rowsAtOnce = 50

async function wholePeople(
  reading: Kysely<PortalTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const rows = await selectPeople(reading)
    .select(accountColumns)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, accountOf(row)]))
}
