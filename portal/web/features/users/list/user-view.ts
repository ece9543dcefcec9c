/** A view of the user list, as it stands in its address. */
import type * as z from 'zod/mini'
import { orderedView } from '../../../../contract/lists/list.ts'
import { UserListView, userSorts } from '../../../../contract/users/user-list.ts'
import { viewInAddress } from '../../../kernel/lists/view-in-address.ts'

const schema = orderedView(UserListView, userSorts)

/** `company` is the name of a company or the `_id` of a transport company; empty is all. */
export type UserView = Readonly<z.output<typeof schema>>

export const plainView: UserView = {
  view: 'all',
  company: '',
  state: 'any',
  find: '',
  sort: 'name',
  direction: 'asc',
}

/** ADMIN-USERS-24: a visit to a user keeps the view. */
export const userList = viewInAddress(schema, plainView, '/admin/users/allusers')
export const { viewOf, addressOf, isFiltered } = userList

/** ADMIN-EDIT-28: the settings of one user, by `_id`; without a view, as a link from elsewhere. */
export function settingsAddress(user: string, view: UserView = plainView): string {
  return addressOf(view, '/usersettings', { user })
}

/** What is shown, without its order: what actions on the whole view are about. */
export function filterOf({
  view,
  company,
  state,
  find,
}: UserView): Pick<UserView, 'view' | 'company' | 'state' | 'find'> {
  return { view, company, state, find }
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
