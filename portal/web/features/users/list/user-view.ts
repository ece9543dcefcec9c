/** A view of the user list: what it shows and in which order. It stands in the address, so it can be kept, sent and gone back to. */
import type * as z from 'zod/mini'
import { SortDirection, UserListView, UserSort } from '../../../../contract/users/user-list.ts'
import { addressWith } from '../../../kernel/routing/address.ts'

export interface UserView {
  readonly view: 'all' | 'admins'
  /** Name of a company or `_id` of a transport company; empty is all. */
  readonly company: string
  readonly state: UserListView['state']
  readonly find: string
  readonly sort: UserSort
  readonly direction: SortDirection
}

export const plainView: UserView = {
  view: 'all',
  company: '',
  state: 'any',
  find: '',
  sort: 'name',
  direction: 'asc',
}

const listPath = '/admin/users/allusers'

/** What the address says; a word that means nothing counts as left out. */
export function viewOf(query: URLSearchParams): UserView {
  const given = <Value>(schema: z.ZodMiniType<Value>, name: keyof UserView, otherwise: Value) => {
    const read = schema.safeParse(query.get(name) ?? undefined)
    return read.success ? read.data : otherwise
  }
  const { shape } = UserListView
  return {
    view: given(shape.view, 'view', plainView.view),
    company: given(shape.company, 'company', plainView.company),
    state: given(shape.state, 'state', plainView.state),
    find: given(shape.find, 'find', plainView.find),
    sort: given(UserSort, 'sort', plainView.sort),
    direction: given(SortDirection, 'direction', plainView.direction),
  }
}

/** The list, or a screen below it, with the view in its query: a visit to a user keeps it (ADMIN-USERS-24). */
export function addressOf(view: UserView, below = ''): string {
  const query = differing(view)
  const path = `${listPath}${below}`
  return Object.keys(query).length === 0 ? path : addressWith(path, query)
}

/** ADMIN-EDIT-28: the settings of one user, by `_id`; without a view, as a link from elsewhere. */
export function settingsAddress(user: string, view: UserView = plainView): string {
  return addressWith(`${listPath}/usersettings`, { user, ...differing(view) })
}

function differing(view: UserView): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(view).filter(([name, value]) => plainTexts[name] !== value))
}

const plainTexts: Readonly<Record<string, string>> = { ...plainView }

/** What is shown, without its order: what actions on the whole view are about. */
export function filterOf({
  view,
  company,
  state,
  find,
}: UserView): Pick<UserView, 'view' | 'company' | 'state' | 'find'> {
  return { view, company, state, find }
}

export function isFiltered(view: UserView): boolean {
  return addressOf({ ...plainView, ...filterOf(view) }) !== listPath
}

/** ADMIN-USERS-13: by another column rising, by the same one the other way round. */
export function sortedBy(view: UserView, sort: UserSort): UserView {
  const isTurned = view.sort === sort && view.direction === 'asc'
  return { ...view, sort, direction: isTurned ? 'desc' : 'asc' }
}

/** Views that everybody has. A view of one's own is a link: nothing personal is kept in the browser (R80). */
export const savedViews = {
  everybody: plainView,
  waiting: { ...plainView, state: 'waiting', sort: 'waiting' },
  admins: { ...plainView, view: 'admins' },
  deactivated: { ...plainView, state: 'deactivated' },
} as const satisfies Readonly<Record<string, UserView>>

export type SavedView = keyof typeof savedViews

/** Undefined for a view of one's own. */
export function savedViewOf(view: UserView): SavedView | undefined {
  const address = addressOf(view)
  for (const name in savedViews) if (isSavedView(name) && addressOf(savedViews[name]) === address) return name
  return undefined
}

function isSavedView(name: string): name is SavedView {
  return Object.hasOwn(savedViews, name)
}
