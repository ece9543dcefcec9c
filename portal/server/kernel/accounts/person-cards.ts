/** People as applications see them: cards, made from what the portal stores of them. */
import { sql } from 'kysely'
import type { PersonCard, ScopeCatalogue } from '../../../contract/own.ts'
import { fullName, peopleScope } from '../../../contract/own.ts'
import type { Database } from '../database/database.ts'
import { holdsText } from '../database/holds-text.ts'
import { likeFragment } from '../database/sort-key.ts'
import type { PortalTables } from '../database/tables.ts'
import type { Account } from './account.ts'
import { accountOf } from './account.ts'
import { accountColumns } from './account-row.ts'
import { within } from './account-store.ts'
import { selectPeople } from './people.ts'
import { confirmedAddresses } from './unproven-addresses.ts'

/** People as cards. Who is shown to whom is the application's answer for those that its own rows name. */
export interface People {
  /** Undefined for somebody who is not there any more. */
  card(id: string): Promise<PersonCard | undefined>
  /** In Finnish order of names; at most a thousand of them. */
  cards(of: CardsOf): Promise<readonly PersonCard[]>
  /**
   * By id the address that has been confirmed to be the person's; missing where none has. The one of a card may be typed
   * and not confirmed yet.
   */
  confirmedAddresses(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Those whom the actor may see as a user of the portal (ROLE-23): to choose somebody from; at most fifty. */
  search(actor: { readonly id: string }, find: string): Promise<readonly PersonCard[]>
}

export type CardsOf =
  | { readonly ids: readonly string[] }
  | { readonly carrier: string }
  /** An administering group, by its exact name; those alone who are active. */
  | { readonly administrators: string }
  | { readonly company: string; readonly usertype: PersonCard['usertype'] }

const cardsMost = 1000
const foundMost = 50

type Parts = { readonly database: Database<PortalTables>; readonly catalogue: () => Promise<ScopeCatalogue> }

/** `catalogue` is what the scope of a search is decided by. */
export function people({ database, catalogue }: Parts): People {
  const accounts = () => selectPeople(database.reading).select(accountColumns)
  const byId = async (id: string) => {
    const row = await accounts().where('id', '=', id).executeTakeFirst()
    return row && accountOf(row)
  }
  return {
    card: async (id) => {
      const account = await byId(id)
      return account && personCard(account)
    },
    cards: async (of) => {
      if ('ids' in of && of.ids.length === 0) return []
      if ('administrators' in of) {
        const administrators = accounts()
          .where('is_admin', '=', 1)
          .where(holdsText('usergroups', [of.administrators]))
        const rows = await administrators
          .where('activated', '=', 1)
          .where('deactivated', '=', 0)
          .orderBy('sort_name')
          .execute()
        return rows.map((row) => personCard(accountOf(row)))
      }
      const chosen = accounts().where((is) =>
        is.and(conditions(of).map(([column, operator, value]) => is(column, operator, value))),
      )
      const rows = await chosen.orderBy('sort_name').orderBy('id').limit(cardsMost).execute()
      return rows.map((row) => personCard(accountOf(row)))
    },
    confirmedAddresses: (ids) => confirmedAddresses(database.reading, ids.slice(0, cardsMost)),
    search: async ({ id }, find) => {
      const actor = await byId(id)
      if (!actor) return []
      const scope = peopleScope(actor, await catalogue())
      const seen = within(selectPeople(database.reading), scope, actor).select(accountColumns)
      const found = seen.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
      const rows = await found.orderBy('sort_name').orderBy('id').limit(foundMost).execute()
      return rows.map((row) => personCard(accountOf(row)))
    },
  }
}

type Condition = readonly ['id', 'in', readonly string[]] | readonly ['carrier' | 'company' | 'usertype', '=', string]

function conditions(of: Exclude<CardsOf, { administrators: string }>): readonly Condition[] {
  if ('ids' in of) return [['id', 'in', of.ids.slice(0, cardsMost)]]
  if ('carrier' in of) return [['carrier', '=', of.carrier]]
  return [
    ['company', '=', of.company],
    ['usertype', '=', of.usertype],
  ]
}

export function personCard(account: Account): PersonCard {
  const { id, telephone, email, language, usertype, company, carrier, groups, isSuperadmin } = account
  const { transportadmin, transportalloworders, activated, deactivated } = account
  return {
    id,
    name: fullName(account),
    telephone,
    email,
    language,
    usertype,
    company,
    carrier,
    active: activated && !deactivated,
    groups,
    transportadmin,
    transportalloworders,
    isSuperadmin,
  }
}
