/** Who works for a company as its office: group `manureappadmin`, and the company as the own one (7.1). */
import { companyKey } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { manureGroups } from '../../contract/groups.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export async function officePeople(
  reader: ManureReader,
  { people }: Pick<Host, 'people'>,
  company: string,
): Promise<readonly string[]> {
  const companies = ownTables(reader).selectFrom('logistics_company').select('company_key').where('id', '=', company)
  const key = (await companies.executeTakeFirst())?.company_key
  const cards = await people.cards({ administrators: manureGroups.admin })
  return cards.filter((card) => companyKey(card.company) === key).map(({ id }) => id)
}
