/** The parts that come when they are first shown. */
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'

export const SystemPage = lazyComponent(async () => (await import('./system-page.tsx')).SystemPage)
export const ApplicationsForms = lazyComponent(async () => (await import('./applications-forms.tsx')).ApplicationsForms)
