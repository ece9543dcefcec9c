/** The user list page by page (ADMIN-USERS-25). */
import type { AnswerOf, AskOf } from '../../../../contract/call.ts'
import type { ListedUser } from '../../../../contract/users/user-list.ts'
import { searchUsers } from '../../../../contract/users/user-list.ts'
import type { ListState, Pages } from '../../../kernel/lists/use-pages.ts'
import { startPages, usePages } from '../../../kernel/lists/use-pages.ts'
import { refreshAnswers } from '../../../kernel/requests/refresh-answers.ts'
import type { UserView } from './user-view.ts'

export type UserPages = Pages<ListedUser>

export function useUserPages(view: UserView): ListState<ListedUser> {
  return usePages(searchUsers, inPages(view), usersOf)
}

/** Begins the first page before the list is drawn. */
export function startUserPages(view: UserView): void {
  startPages(searchUsers, inPages(view))
}

/** Somebody of the list has changed: pages and counts are fetched again (ADMIN-USERS-21). */
export function refreshUserLists(): Promise<void> {
  return refreshAnswers([searchUsers])
}

/** A page is a few screens full. */
function inPages(view: UserView): AskOf<typeof searchUsers> {
  return { ...view, limit: 100 }
}

function usersOf({ users }: AnswerOf<typeof searchUsers>): readonly ListedUser[] {
  return users
}
