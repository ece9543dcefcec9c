import type { Administrator, SortDirection, UserListView, UserSort } from '../../../contract/index.ts'
import type { Account } from '../../accounts/account.ts'
import { likeFragment } from '../../database/sort-key.ts'

/** The list that somebody asks for, within his or her scope. */
export interface ListRequest {
  readonly actor: Pick<Account, 'id' | 'company'>
  readonly scope: Administrator['scope']
  readonly view: UserListView
  readonly sort: UserSort
  readonly direction: SortDirection
  readonly find: FindWay
}

/** How the text is found: not at all, among the few rows that hold it, or by walking the sort index and looking at each. */
export type FindWay = 'none' | 'hits' | 'walk'

/** Everything that makes one statement differ from another; the values are parameters, so each shape is compiled once. */
export interface ListShape {
  readonly sort: UserSort
  readonly direction: SortDirection
  readonly people: 'all' | 'companies' | 'carrier' | 'self'
  readonly companies: number
  /** Whether oneself has to be named, being outside the companies that one administers. */
  readonly withSelf: boolean
  readonly inCompany: boolean
  readonly view: UserListView['view']
  readonly state: UserListView['state']
  readonly find: FindWay
}

export function shapeOf({ actor, scope, view, sort, direction, find }: ListRequest): ListShape {
  return {
    sort,
    direction,
    people: scope.of,
    companies: scope.of === 'companies' ? scope.companies.length : 0,
    withSelf: scope.of === 'companies' && !scope.companies.includes(actor.company),
    inCompany: view.company !== '',
    view: view.view,
    state: view.state,
    find,
  }
}

export type ListParameters = Readonly<Record<string, string | number>>

export function parametersOf({ actor, scope, view }: ListRequest): ListParameters {
  const companies = scope.of === 'companies' ? scope.companies : []
  return {
    self: actor.id,
    company: view.company,
    carrier: scope.of === 'carrier' ? scope.carrier : '',
    ...parametersOfFind(view.find),
    ...Object.fromEntries(companies.map((name, index) => [`company${index}`, name])),
  }
}

/** The text as each way of finding it takes it. */
export function parametersOfFind(find: string): ListParameters {
  const fragment = find.normalize('NFC').toLowerCase()
  // FTS5 takes a phrase between quotes as it is; a quote within is doubled.
  return { fragment, like: likeFragment(find), words: `"${fragment.replaceAll('"', '""')}"` }
}

/** Shorter fragments hold no trigram. */
export function hasTrigram(find: string): boolean {
  return [...find].length >= 3
}
