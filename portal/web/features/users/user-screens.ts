/** The user screens that come when they are first shown. */
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'

export const UserEditorScreen = lazyComponent(
  async () => (await import('./editor/user-editor-screen.tsx')).UserEditorScreen,
)
export const NewUserScreen = lazyComponent(async () => (await import('./new-user/new-user-screen.tsx')).NewUserScreen)
export const ImportScreen = lazyComponent(async () => (await import('./import/import-screen.tsx')).ImportScreen)
export const ApplicationPeople = lazyComponent(
  async () => (await import('./application-people/application-people.tsx')).ApplicationPeople,
)
