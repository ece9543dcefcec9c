import type { Administrator, Direction, UserListView, UserSort } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { folded, likeFragment } from '../../../kernel/database/sort-key.ts'

/** The list that somebody asks for, within his or her scope. */
export interface ListRequest {
  readonly actor: Pick<Account, 'id' | 'company'>
  readonly scope: Administrator['scope']
  readonly view: UserListView
  readonly sort: UserSort
  readonly direction: Direction
  readonly find: SearchPlan
}

/** How the text is found: not at all, among the few rows that hold it, or by scanning the sort index. */
export interface SearchPlan {
  readonly kind: 'none' | 'hits' | 'scan'
  /** The numbers of the hits as JSON on SQLite; on PostgreSQL they are looked for where they are read. */
  readonly rows: string
  /** A scan is quicker, but few enough seem to hold the text for their number to be told: on PostgreSQL only. */
  readonly isCountable?: boolean
}

/** Everything that makes one statement differ from another; the values are parameters, so each shape is compiled once. */
export interface ListShape {
  readonly sort: UserSort
  readonly direction: Direction
  readonly people: 'all' | 'companies' | 'carrier' | 'self'
  readonly companies: number
  /** Whether oneself has to be named, being outside the companies that one administers. */
  readonly withSelf: boolean
  /** Whether one leads a transport company as well. */
  readonly withCarrier: boolean
  readonly inCompany: boolean
  readonly view: UserListView['view']
  readonly state: UserListView['state']
  /** `like`: by the trigram index of PostgreSQL, for counting. */
  readonly find: SearchPlan['kind'] | 'like'
}

export function shapeOf({ actor, scope, view, sort, direction, find }: ListRequest): ListShape {
  return {
    sort,
    direction,
    people: scope.of,
    companies: scope.of === 'companies' ? scope.companies.length : 0,
    withSelf: scope.of === 'companies' && !scope.companies.includes(actor.company),
    withCarrier: scope.of === 'companies' && scope.carrier !== '',
    inCompany: view.company !== '',
    view: view.view,
    state: view.state,
    find: find.kind,
  }
}

export type ListParameters = Readonly<Record<string, string | number>>

export function parametersOf({ actor, scope, view, find }: ListRequest): ListParameters {
  const companies = scope.of === 'companies' ? scope.companies : []
  return {
    self: actor.id,
    company: view.company,
    carrier: 'carrier' in scope ? scope.carrier : '',
    fragment: folded(view.find),
    like: likeFragment(view.find),
    rows: find.rows,
    ...Object.fromEntries(companies.map((name, index) => [`company${index}`, name])),
  }
}
