/** The user screens for the administration, and the words of a user's fields and history for other lists. */

export { changesInWords } from './history/changes.ts'
export { historyWords } from './history/history-words.ts'
export { startUserPages } from './list/use-user-pages.ts'
export { UserList } from './list/user-list.tsx'
export { viewOf } from './list/user-view.ts'
export { ApplicationPeople, ImportScreen, NewUserScreen, UserEditorScreen } from './user-screens.ts'
export { UsersStateProvider } from './users-state.tsx'
export type { ValueWords } from './value-words.ts'
export { useFieldName, useValueWords } from './value-words.ts'
