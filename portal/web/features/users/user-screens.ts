/** The user screens that come when they are first shown. */
import { lazyPart } from '../../kernel/arrivals/lazy-part.ts'

export const UserEditorScreen = lazyPart(async () => (await import('./editor/user-editor-screen.tsx')).UserEditorScreen)
export const NewUserScreen = lazyPart(async () => (await import('./new-user/new-user-screen.tsx')).NewUserScreen)
export const ImportScreen = lazyPart(async () => (await import('./import/import-screen.tsx')).ImportScreen)
export const ApplicationPeople = lazyPart(
  async () => (await import('./application-people/application-people.tsx')).ApplicationPeople,
)
